/** The words of another language, as a course has them. Lower case. */
export type ForeignWords = {
  language: string;
  /** Of that language alone. */
  own: ReadonlySet<string>;
  /** Of both: foreign only among others that are. */
  either: ReadonlySet<string>;
};

export type Part = { text: string; foreign: boolean };

/** What ends a foreign phrase: a word of the other language, or a mark that sets two languages apart. */
const between = /^[\s,.;!?…'’\-–·]*$/u;
const word = /[\p{L}\p{M}]+/gu;

/** A text in pieces, in order: each foreign phrase in one. The pieces together are the text. */
export function foreignParts(text: string, { own, either }: Omit<ForeignWords, "language">): Part[] {
  const parts: Part[] = [];
  let done = 0;
  const add = (from: number, to: number) => {
    if (from > done) parts.push({ text: text.slice(done, from), foreign: false });
    parts.push({ text: text.slice(from, to), foreign: true });
    done = to;
  };
  let run: { from: number; to: number; sure: boolean } | null = null;
  const close = () => {
    if (run?.sure) add(run.from, run.to);
    run = null;
  };
  for (const { 0: match, index } of text.matchAll(word)) {
    const name = match.normalize("NFC").toLowerCase();
    const sure = own.has(name);
    if (!sure && !either.has(name)) {
      close();
      continue;
    }
    const to = index + match.length;
    const goesOn: boolean = run !== null && between.test(text.slice(run.to, index));
    if (!goesOn) close();
    run = run === null ? { from: index, to, sure } : { from: run.from, to, sure: run.sure || sure };
  }
  close();
  if (done < text.length) parts.push({ text: text.slice(done), foreign: false });
  return parts;
}
