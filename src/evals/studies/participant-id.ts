import { Problem } from "../../problem.ts";

/** A letter and a number: more letters could be somebody's name or initials, and lists of names never hold them all. */
const shape = /^[A-Za-z]-?\d{1,4}$/;

export function isParticipantId(text: string): boolean {
  return shape.test(text);
}

const range = /^([A-Za-z]-?)(\d{1,4})[-–](?:([A-Za-z]-?))?(\d{1,4})$/;
const most = 200;

/** One id, or every id of a range (P01-P16), as they are kept. Throws `Problem`. */
export function participantIds(text: string): string[] {
  const [, prefix = "", from = "", again = prefix, to = ""] = range.exec(text.trim()) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === "") return [participantId(text)];
  if (again.toUpperCase() !== prefix.toUpperCase() || last < first || last - first >= most)
    throw new Problem(
      "usage",
      `${text.trim().slice(0, 40)} is no range of ids: one letter, the lower number first and at most ${most} of them, as in P01-P16. Nothing was changed.`,
    );
  return Array.from({ length: last - first + 1 }, (_, at) =>
    participantId(`${prefix}${String(first + at).padStart(from.length, "0")}`),
  );
}

/** The id as it is kept. Throws `Problem` on a name, and on whatever else could say who somebody is. */
export function participantId(text: string): string {
  const said = text.trim();
  if (isParticipantId(said)) return said.toUpperCase();
  const what = /\p{L}{2}/u.test(said) ? "may be somebody's name" : "is no participant's id";
  throw new Problem(
    "usage",
    `"${said.slice(0, 40)}" ${what}. Participants have ids and no names: a letter and a number, as in P01. Write down on paper who P01 is, and keep that away from this computer. Nothing was changed.`,
  );
}
