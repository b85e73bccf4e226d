export type FieldProps = {
  /** What a screen reader calls it. */
  label: string;
  name: string;
  value: string;
  readOnly: boolean;
  /** Of what is written, where that is known. */
  lang: string | null;
  describedBy: string | undefined;
  onChange(value: string): void;
};

export function labelled({ label, describedBy }: FieldProps) {
  return { "aria-label": label, ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }) };
}
