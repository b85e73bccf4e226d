import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";

type Named = { label: string; hint?: string; problem?: string | null; hideLabel?: boolean };

function Frame({
  label,
  hint,
  problem,
  hideLabel = false,
  id,
  children,
}: Named & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? "only-heard" : "field-label"}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What belongs to the frame of a field, and what to the control inside it. */
function useField<P extends Named>({ label, hint, problem, hideLabel, ...more }: P) {
  const id = useId();
  const ids = [hint !== undefined && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const described = {
    ...(ids === "" ? {} : { "aria-describedby": ids }),
    ...(problem ? { "aria-invalid": true } : {}),
  };
  return { frame: { label, hint, problem, hideLabel, id }, control: { ...more, id, ...described } };
}

export function TextField(
  props: Named & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> },
) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <input {...control} className="input" />
    </Frame>
  );
}

export function TextArea(
  props: Named & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> },
) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <textarea {...control} className="input input-area" />
    </Frame>
  );
}

export function Select(
  props: Named & SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> },
) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <select {...control} className="input input-select" />
    </Frame>
  );
}
