import { type FieldProps, labelled } from "./field-props.ts";

export function LineField({ isInline = false, ...props }: FieldProps & { isInline?: boolean }) {
  return (
    <input
      {...common(props)}
      className={`input ${isInline ? "sx-blank" : "sx-line"}`}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

export function LinesField({ isCode, ...props }: FieldProps & { isCode: boolean }) {
  return (
    <textarea
      {...common(props)}
      rows={2}
      className={`input input-area sx-lines ${isCode ? "sx-mono" : ""}`}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

function common(props: FieldProps) {
  const { lang, readOnly } = props;
  return {
    ...labelled(props),
    ...(lang === null ? {} : { lang }),
    dir: "auto" as const,
    readOnly,
    autoComplete: "off",
    autoCapitalize: "off",
    spellCheck: false,
  };
}
