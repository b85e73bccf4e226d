/**
 * How a teacher says she teaches (pedagogy.md), as far as built-in drafting can follow it: what it is called before drafting, the
 * section that has it, how that section shows it, and the line that is written where it would not. Nothing else is promised.
 */
export type Habit = {
  name: string;
  said: RegExp;
  section: "starter" | "main" | "plenary";
  shows: RegExp;
  line: string;
};

const known: readonly Habit[] = [
  {
    name: "retrieval starters",
    said: /\bretrieval\b/i,
    section: "starter",
    shows: /\bremember\b|\*\*Answer:\*\*/i,
    line: "Begin with what earlier lessons left: tell a partner three things that you remember and that could help today.",
  },
  {
    name: "worked examples",
    said: /\bworked examples?\b/i,
    section: "main",
    shows: /\bworked (?:example|through)|\bexample\b/i,
    line: "Teacher: show one whole example first, step by step and thinking aloud, before anybody tries one.",
  },
  {
    name: "predict before running",
    said: /\bpredict\b/i,
    section: "main",
    shows: /\bpredict|\bwhat they expect\b/i,
    line: "Before anything is run, tried or worked out: predict what will come out, and tell a partner why.",
  },
  {
    name: "hinge questions",
    said: /\bhinge questions?\b/i,
    section: "main",
    shows: /\bhinge\b/i,
    line: "Teacher: before work alone, one hinge question that all of them answer at once.",
  },
  {
    name: "pair programming",
    said: /\bpair programming\b/i,
    section: "main",
    shows: /\bone at the keys\b/i,
    line: "In pairs, one at the keys or the tools, the other says what comes next and why; swap half-way.",
  },
  {
    name: "exit questions",
    said: /\bexit (?:questions?|tickets?)\b/i,
    section: "plenary",
    shows: /\bexit\b/i,
    line: "Exit question: what can you do now that you could not do before? Show or say it before you go.",
  },
  {
    name: "mini-whiteboards",
    said: /\b(?:mini-?)?whiteboards?\b/i,
    section: "main",
    shows: /\bwhiteboards?\b/i,
    line: "Teacher: what all of them answer at once comes on mini-whiteboards, one each or one a pair.",
  },
  {
    name: "group work",
    said: /\bgroup work\b/i,
    section: "main",
    shows: /\b(?:groups?|threes|fours)\b/i,
    line: "In groups of three or four for the task that is hardest: everybody has a part, and anybody may be asked for the result.",
  },
  {
    name: "enquiry",
    said: /\b(?:inquiry|enquiry)\b/i,
    section: "main",
    shows: /\b(?:enquiry|find out|evidence)\b/i,
    line: "Teacher: put today's question on the board; at the end of this part everybody says what they have found out, and by which evidence.",
  },
  {
    name: "demonstration first",
    said: /\bdemo(?:s|nstrat\w+)?\b/i,
    section: "main",
    shows: /\bdemonstrat\w+ first\b/i,
    line: "Teacher: demonstrate first: the whole of it once without a word, then again in steps, before anybody begins.",
  },
  {
    name: "clearing up",
    said: /\b(?:clear|tidy|pack|clean)(?:ing)?[- ](?:up|away|down)\b/i,
    section: "plenary",
    shows: /\b(?:put away|cleared?|tid(?:y|ied))\b/i,
    line: "Teacher: before the last question everything is put away, and every place is checked.",
  },
  {
    name: "talk before writing",
    said: /\btalk\b[^.\n]{0,30}\b(?:writes?|writing)\b/i,
    section: "main",
    shows: /\b(?:talk|tell|say)\b[^.\n]{0,60}\b(?:partner|neighbour|pairs?)\b|\bin pairs\b/i,
    line: "Talk it over in pairs before anybody writes.",
  },
  {
    name: "words before they are needed",
    said: /\b(?:vocabulary|key ?words)\b/i,
    section: "main",
    shows: /\bwords? (?:for this|of today|to know)\b/i,
    line: "Teacher: say, show and explain the words of today before they are needed.",
  },
];

/** Those that a teacher's own file names, in its order. What it asks to avoid is none of them. */
function habitsIn(pedagogy: string): Habit[] {
  const wanted = wantedIn(pedagogy);
  return known
    .map((habit) => ({ habit, at: wanted.search(habit.said) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ habit }) => habit);
}

/** Those that are named before drafting, and that the draft therefore has. */
export function promised(pedagogy: string): Habit[] {
  return habitsIn(pedagogy).slice(0, 3);
}

/** The file without what is to be avoided. */
export function wantedIn(pedagogy: string): string {
  return pedagogy.replace(/^##+ (?:please )?avoid\b[\s\S]*?(?=^##? |$(?![\s\S]))/gim, "");
}

/** A section with what was promised of it: the line of each habit that it does not show by itself. */
export function withHabits(habits: readonly Habit[], section: string, text: string): string {
  const missing = habits.filter((habit) => habit.section === section && !habit.shows.test(text));
  if (missing.length === 0) return text;
  const lines = missing.map(({ line }) => line).join("\n\n");
  // In Main they stand at the head of its first part.
  const heading = /^### .*\n\n/.exec(text)?.[0] ?? /^\*\*Time:\*\*.*\n\n/.exec(text)?.[0] ?? "";
  return section === "plenary"
    ? `${text}\n\n${lines}`
    : `${heading}${lines}\n\n${text.slice(heading.length)}`;
}
