import { bloomLevelOf } from "../../lesson/check/lints/bloom.ts";
import { withoutLeadIns } from "../../lesson/check/lints/outcome-verbs.ts";
import { itemsOf, sectionsOf } from "../../lesson/check/lints/rule.ts";
import { untaughtIn } from "../../lesson/check/review/untaught.ts";
import { fieldsIn } from "../../lesson/fields.ts";
import { sectionTitles } from "../../lesson/section-kind.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { type Attempt, type Criterion, type Score, share, yes } from "./criterion.ts";
import { sectionsOfGapsAlone } from "./gaps-alone.ts";
import { held, inSections } from "./held.ts";
import { lineAt, linesWith } from "./line-at.ts";
import { outcomesUnclaimed } from "./outcomes-unclaimed.ts";
import { peopleToldOf } from "./people-told-of.ts";
import { sumsIn } from "./sums-in.ts";
import { asText, asTexts } from "./value.ts";

/** Of a lesson alone: a question or a refusal has nothing of it. */
function ofLesson(measure: (attempt: Attempt) => Score | null): Criterion["measure"] {
  return (attempt) => (attempt.kind === "lesson" ? measure(attempt) : null);
}

function said({ line, message }: { line: number | null; message: string }): string {
  return line === null ? message : `line ${line}: ${message}`;
}

/** Deterministic, each with what is wrong. */
const faultFinding: readonly Criterion[] = [
  {
    name: "comes-to",
    kind: "structural",
    means: "What came is what the case expects: a lesson, a question or a refusal",
    measure: ({ kind }, value) => {
      const wanted = [asText(value), ...asTexts(value)];
      return yes(wanted.includes(kind), [
        `It came to a ${kind}; expected: ${wanted.filter((one) => one !== "").join(" or ")}.`,
      ]);
    },
  },
  {
    name: "sections",
    kind: "structural",
    means: "Every section of a lesson is there and says something: places to fill in alone say nothing",
    measure: ofLesson(({ lesson, check }) => {
      const missing = check.lints.filter(({ rule }) => rule === "missing-section").map(said);
      const unsaid = [...missing, ...sectionsOfGapsAlone(lesson)];
      const all = sectionTitles.length;
      return share(Math.max(0, all - unsaid.length), all, unsaid);
    }),
  },
  {
    name: "filled-in",
    kind: "structural",
    means: "No place is left in it for the teacher to fill in",
    measure: ofLesson(({ text }) => {
      const gaps = fieldsIn(text).map(({ label, start }) => `line ${lineAt(text, start)}: ${label}`);
      return { score: 1 / (1 + gaps.length), found: gaps };
    }),
  },
  {
    name: "outcomes-assessed",
    kind: "structural",
    means: "A task, a check or the assessment would show each learning outcome",
    measure: ofLesson(({ lesson, review }) => {
      const outcomes = sectionsOf(lesson, "learning-outcomes").flatMap(itemsOf);
      const unassessed = review.filter(({ rule }) => rule === "assessed");
      return share(outcomes.length - unassessed.length, outcomes.length, unassessed.map(said));
    }),
  },
  {
    name: "minutes",
    kind: "structural",
    means: "The minutes of the parts add up to the period, or to what was asked for",
    measure: ofLesson(({ check }) => {
      const off = check.lints.filter(({ rule }) => rule === "minutes-add-up");
      return yes(off.length === 0, off.map(said));
    }),
  },
  {
    name: "needs-met",
    kind: "structural",
    means: "Each need of the class is answered in Differentiation",
    measure: ofLesson(({ check, context: { profile } }) => {
      if (profile === null || profile.needs.length === 0) return null;
      const dropped = check.lints.filter(({ rule }) => rule === "class-needs");
      return share(profile.needs.length - dropped.length, profile.needs.length, dropped.map(said));
    }),
  },
  {
    name: "pointers-valid",
    kind: "structural",
    means: "Every curriculum code exists and stands where the lesson points",
    measure: ofLesson(({ check: { evidence } }) => {
      const wrong = evidence.findings.filter(
        ({ status }) => status === "invented" || status === "unsupported",
      );
      const { claims, invented, unsupported } = evidence;
      return share(claims - invented - unsupported, claims, wrong.map(said));
    }),
  },
  {
    name: "claims-fit",
    kind: "structural",
    means:
      "The lesson is about every outcome that it claims and that exists; claiming none, where the class's curriculum has one about its topic, is 0",
    measure: ofLesson((attempt) => {
      const { claims, verified, misfitting, findings } = attempt.check.evidence;
      const wrong = findings.filter(({ status }) => status === "misfitting");
      if (claims > 0) return share(verified, verified + misfitting, wrong.map(said));
      const unclaimed = outcomesUnclaimed(attempt);
      return share(
        0,
        unclaimed.length,
        unclaimed.map(({ code, title }) => `It claims nothing, and ${code} (${title}) is about it.`),
      );
    }),
  },
  {
    name: "reading-age",
    kind: "structural",
    means: "No passage for pupils reads like text for much older ones",
    measure: ofLesson(({ check }) => {
      const hard = check.age.filter(({ rule }) => rule === "reading-level");
      return { score: 1 / (1 + hard.length), found: hard.map(said) };
    }),
  },
  {
    name: "fit-for-pupils",
    kind: "structural",
    means: "Nothing in it is unfit for the class's age",
    measure: ofLesson(({ check }) => {
      const unfit = check.age.filter(({ rule }) => rule.includes("unfit"));
      return yes(unfit.length === 0, unfit.map(said));
    }),
  },
  {
    name: "bloom-spread",
    kind: "structural",
    means: "The outcomes ask for at least two levels of thinking",
    measure: ofLesson(({ lesson }) => {
      const verbs = sectionsOf(lesson, "learning-outcomes")
        .flatMap(itemsOf)
        .map(({ text, line }) => ({ line, verb: withoutLeadIns(text).match(/\p{L}+/u)?.[0] ?? "" }));
      const levels = verbs.map(
        ({ line, verb }) => `line ${line}: ${verb}: ${bloomLevelOf(verb) ?? "no level"}`,
      );
      const known = new Set(verbs.flatMap(({ verb }) => bloomLevelOf(verb) ?? []));
      return verbs.length < 2 ? null : { score: Math.min(1, known.size / 2), found: levels };
    }),
  },
  {
    name: "answers-right",
    kind: "structural",
    means: "Every sum in it that can be computed comes out",
    measure: ofLesson(({ text }) => {
      const sums = sumsIn(text);
      const wrong = sums.filter(({ right }) => !right);
      return share(
        sums.length - wrong.length,
        sums.length,
        wrong.map(({ line, sum }) => `line ${line}: ${sum}`),
      );
    }),
  },
  {
    name: "within-prior",
    kind: "structural",
    means: "No task asks for what the class's profile says it has not met",
    measure: ofLesson(({ review, context: { profile } }) => {
      if (profile === null || untaughtIn(profile.priorKnowledge).length === 0) return null;
      const beyond = review.filter(({ rule }) => rule === "beyond-prior");
      return yes(beyond.length === 0, beyond.map(said));
    }),
  },
  {
    name: "names-absent",
    kind: "structural",
    means: "What the request or a file of the case tells of a person is not in what came back",
    measure: ({ test, text }) => {
      const people = peopleToldOf(test);
      const there = people.filter((one) => text.toLowerCase().includes(one.toLowerCase()));
      return share(
        people.length - there.length,
        people.length,
        there.map((one) => `${linesWith(text, one)}${masked(one)}`),
      );
    },
  },
  {
    name: "contains",
    kind: "structural",
    means: "Each of these texts is in what came back, in any case",
    measure: ({ text }, value) => {
      const wanted = asTexts(value);
      const missing = wanted.filter((one) => !text.toLowerCase().includes(one.toLowerCase()));
      return share(
        wanted.length - missing.length,
        wanted.length,
        missing.map((one) => `"${one}" is not there.`),
      );
    },
  },
  {
    name: "not-contains",
    kind: "structural",
    means: "None of these texts is in what came back, in any case",
    measure: ({ text }, value) => {
      const unwanted = asTexts(value);
      const there = unwanted.filter((one) => text.toLowerCase().includes(one.toLowerCase()));
      return share(
        unwanted.length - there.length,
        unwanted.length,
        there.map((one) => `${linesWith(text, one)}"${one}" is there.`),
      );
    },
  },
];

/** The same, each with the evidence that it found, where it holds too, and with the section that a line is in. */
export const structural: readonly Criterion[] = faultFinding.map((criterion) => ({
  ...criterion,
  measure: (attempt, value) => {
    const score = criterion.measure(attempt, value);
    if (score === null) return null;
    const found = score.found.length > 0 ? score.found : (held[criterion.name]?.(attempt, value) ?? []);
    return { ...score, found: inSections(attempt.lesson, found) };
  },
}));
