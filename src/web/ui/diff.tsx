export type DiffProps = {
  before: string;
  after: string;
  /** How finely: whole words for prose, letters for a slip in a word. */
  by: "words" | "letters";
};

/** What was taken out and what was put in, by <del> and <ins>. */
export function Diff({ before, after }: DiffProps) {
  return (
    <p>
      <del>{before}</del> <ins>{after}</ins>
    </p>
  );
}
