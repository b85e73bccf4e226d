/** An outcome of the curriculum as the list of topics shows it; with no code, the teacher's own notes on a topic. */
export type Suggestion = {
  code: string | null;
  title: string;
  level: string;
  organiser: string;
  file: string;
};

type Note = { path: string; title: string; subject: string; levels: readonly string[] };

export type Group = { heading: string; items: Suggestion[] };

type Reply = {
  files: readonly { path: string; subject: string }[];
  outcomes: readonly (Suggestion & { code: string })[];
};

/** Notes that fit, those for the class first: its subject before its level. */
export function fromNotes(
  notes: readonly Note[],
  { subject, level }: { subject: string; level: string },
  most: number,
): Suggestion[] {
  const rank = (note: Note) =>
    (same(note.subject, subject) ? 2 : 0) + (note.levels.some((one) => same(one, level)) ? 1 : 0);
  return notes
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, most)
    .map(({ path, title, levels }) => ({
      code: null,
      title,
      level: levels.join(", "),
      organiser: "",
      file: path,
    }));
}

/** The class's level first, then others; within each, those of its subject first. No outcome twice. */
export function ranked(atLevel: Reply | null, all: Reply, subject: string, most: number): Suggestion[] {
  const found = new Map<string | null, Suggestion>();
  for (const reply of atLevel === null ? [all] : [atLevel, all])
    for (const { code, title, level, organiser, file } of ofSubjectFirst(reply, subject))
      if (!found.has(code)) found.set(code, { code, title, level, organiser, file });
  return [...found.values()].slice(0, most);
}

/** Under the names of their organisers, in the order they come. */
export function byOrganiser(suggestions: readonly Suggestion[]): Group[] {
  const groups = new Map<string, Suggestion[]>();
  for (const one of suggestions) groups.set(one.organiser, [...(groups.get(one.organiser) ?? []), one]);
  return [...groups].map(([heading, items]) => ({ heading, items }));
}

/** The next place in a list that is gone through in a ring; -1 is the field itself. */
export function stepped(at: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const next = at + by;
  return next < -1 ? count - 1 : next >= count ? -1 : next;
}

function ofSubjectFirst({ files, outcomes }: Reply, subject: string): Suggestion[] {
  const own = new Set(files.filter((file) => same(file.subject, subject)).map(({ path }) => path));
  const isOwn = ({ file }: Suggestion) => own.has(file);
  return [...outcomes.filter(isOwn), ...outcomes.filter((one) => !isOwn(one))];
}

function same(a: string, b: string): boolean {
  return a.trim() !== "" && a.trim().toLowerCase() === b.trim().toLowerCase();
}
