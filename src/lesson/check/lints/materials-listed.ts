import { linesOf, plain, type Rule, sectionsOf } from "./rule.ts";

/** What a lesson hands out or shows, as its text asks for it and as Resources may list it. */
export const materials: readonly { name: string; used: RegExp; listed: RegExp }[] = [
  {
    name: "worksheet",
    used: /\b(?:work|practice |task |question )sheets?\b/i,
    listed: /sheets?\b|handouts?\b|\bprint/i,
  },
  {
    name: "slides",
    used: /\bon (?:the |a |each |every )?slides?\b|\bthe slides\b|\bslides? \d|\bslide ?(?:deck|show)\b|\bshow (?:the )?slides?\b/i,
    listed: /\bslides?\b|presentation|powerpoint/i,
  },
  { name: "handout", used: /\bhandouts?\b/i, listed: /handouts?\b|sheets?\b|\bprint/i },
  {
    name: "cards",
    used: /\bcard sort\b|\b(?:flash|cue|sorting|vocabulary|word|prompt|help|hint|picture)[- ]?cards?\b/i,
    listed: /\bcards?\b|flashcards?\b/i,
  },
  {
    name: "video",
    used: /\b(?:watch|show|play) (?:a|the|this)(?: [\w-]+){0,3} (?:video|clip|film)\b/i,
    listed: /\bvideo|\bclip|\bfilm/i,
  },
  { name: "mini-whiteboards", used: /\bmini[- ]?whiteboards?\b/i, listed: /whiteboards?\b/i },
];

const negated = /\b(?:no|not|without|never|instead of|rather than)\s+(?:[\w-]+\s+){0,2}$/i;

/** What teacher and pupils are told to use is on the list of what to bring. */
export const materialsListed: Rule = (lesson) => {
  const listed = sectionsOf(lesson, "resources")
    .map(({ body }) => body)
    .join("\n");
  if (listed === "") return [];
  const lines = sectionsOf(lesson, "starter", "main", "plenary", "assessment", "differentiation").flatMap(
    (section) =>
      linesOf(section)
        .filter(({ code }) => !code)
        .map((line) => ({ ...line, section })),
  );
  return materials.flatMap(({ name, used, listed: sign }) => {
    if (sign.test(listed)) return [];
    const use = lines.find(({ text }) => {
      const found = used.exec(plain(text));
      return found !== null && !negated.test(plain(text).slice(0, found.index));
    });
    if (use === undefined) return [];
    const { section, line } = use;
    const message = `"${section.title}" uses ${name === "worksheet" || name === "handout" || name === "video" ? `a ${name}` : name}, which Resources does not list.`;
    return [
      {
        rule: "materials-listed",
        section: section.id,
        line,
        message,
        fix: `List it in Resources, or take it out of "${section.title}".`,
      },
    ];
  });
};
