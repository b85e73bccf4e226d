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

function described(id: string, { hint, problem }: Named) {
  const ids = [hint !== undefined && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return { ...(ids === "" ? {} : { "aria-describedby": ids }), ...(problem ? { "aria-invalid": true } : {}) };
}

export function TextField({
  label,
  hint,
  problem,
  hideLabel,
  ref,
  ...more
}: Named & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const id = useId();
  const named = { label, hint, problem, hideLabel };
  return (
    <Frame {...named} id={id}>
      <input {...more} ref={ref} id={id} className="input" {...described(id, named)} />
    </Frame>
  );
}

export function TextArea({
  label,
  hint,
  problem,
  hideLabel,
  ref,
  ...more
}: Named & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) {
  const id = useId();
  const named = { label, hint, problem, hideLabel };
  return (
    <Frame {...named} id={id}>
      <textarea {...more} ref={ref} id={id} className="input input-area" {...described(id, named)} />
    </Frame>
  );
}

export function Select({
  label,
  hint,
  problem,
  hideLabel,
  ...more
}: Named & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  const named = { label, hint, problem, hideLabel };
  return (
    <Frame {...named} id={id}>
      <select {...more} id={id} className="input input-select" {...described(id, named)} />
    </Frame>
  );
}
