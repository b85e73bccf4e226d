import type { EditorProps } from "./editor.tsx";

export default function CodeMirror({ label, value, onChange, readOnly }: EditorProps) {
  return (
    <textarea
      className="input input-area"
      aria-label={label}
      value={value}
      readOnly={readOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
