import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import { pointerLink } from "../../../../src/workspace/curriculum/pointer.ts";
import type { Drawn, Topic } from "../../../../src/workspace/topic.ts";
import { stems } from "./choose.ts";
import { type LessonPlan, type Style, toFill } from "./plan.ts";
import { aboutClass, bullets, capital, infinitive, listed, sentence, uncapital } from "./wording.ts";

/** What a lesson is for: Overview, Learning outcomes, Curriculum links, Success criteria. */

export function overview(plan: LessonPlan, style: Style): string {
  const { profile, topic, minutes, sources } = plan;
  const size = profile.size === null ? "" : `${profile.size} pupils`;
  const who = [aboutClass(profile), size].filter(Boolean).join(", ");
  const goal = topic?.drawn === undefined ? topic?.keyIdeas[0] : undefined;
  const idea =
    goal === undefined
      ? ""
      : style.approach === 0
        ? ` The idea at its heart: ${uncapital(sentence(goal))}`
        : ` By the end every pupil can say why this matters: ${uncapital(sentence(goal))}`;
  const ownSubject = topic === null || topic.drawn !== undefined || topic.subject === profile.subject;
  const brings = ownSubject ? profile.priorKnowledge : (plan.outcomes[0]?.priorKnowledge ?? "");
  const before =
    brings === ""
      ? ""
      : `\n\nIt builds on what ${ownSubject ? profile.id : "pupils of this stage usually"} ${ownSubject ? "brings" : "bring"}: ${uncapital(sentence(brings))}`;
  const gaps =
    topic === null
      ? '\n\nThere are no topic notes on this in the workspace, so places that need subject matter are marked "To fill in". A note under `topics/` would fill them next time.'
      : "";
  const files = sources.map((path) => `\`${path}\``);
  const from =
    topic?.drawn === undefined ? files : [...files, `a lesson of ${topic.drawn.attribution.split(",")[0]}`];
  const unread =
    topic?.drawn === undefined
      ? ""
      : " Words and meanings are the library's own; now and then one is meant for another subject, so read them before you show them.";
  const place = topic?.drawn === undefined ? "" : `\n\n${topic.drawn.place}`;
  const drawn = `${place}\n\nTeacher: drawn from ${listed(from)} by built-in drafting, no AI model.${unread}`;
  const length = style.length < 0 ? "" : before;
  const opening =
    topic?.drawn === undefined
      ? `A ${minutes}-minute lesson on ${plan.named}`
      : `"${topic.title}": a ${minutes}-minute lesson`;
  return `${opening} for ${profile.id}${who === "" ? "" : ` (${who})`}.${idea}${length}${gaps}${drawn}`;
}

/** Words that half of any curriculum holds: having one in common means nothing. */
const everywhere = new Set(
  "data information program programming computer comput solution system problem design product food".split(
    " ",
  ),
);

/** What pupils will be able to do: expectations of the outcomes that speak of this topic, then the topic's own ideas. */
export function goals(plan: LessonPlan, style: Style): string[] {
  const { topic } = plan;
  if (topic?.drawn !== undefined) return drawnGoals(topic.drawn, topic.vocabulary, style);
  const about = new Set(
    stems([plan.title, ...(topic?.keywords ?? [])].join(" ")).filter((word) => !everywhere.has(word)),
  );
  const ranked = plan.outcomes
    .flatMap(({ expectations }) => expectations)
    .map((text, i) => ({ text, i, near: stems(text).filter((word) => about.has(word)).length }))
    .sort((a, b) => b.near - a.near || a.i - b.i);
  const related = ranked.filter(({ near }) => topic === null || near > 0).map(({ text }) => infinitive(text));
  const ideas = (topic?.keyIdeas ?? [])
    .slice(1)
    .map((idea) => `explain that ${uncapital(idea).replace(/\.$/, "")}`);
  const words = topic?.vocabulary.slice(0, 3).map(({ term }) => `*${term}*`) ?? [];
  const speak = words.length === 0 ? [] : [`use the words ${listed(words)} correctly when explaining`];
  const count = style.length < 0 ? 1 : style.length > 0 ? 3 : 2;
  // To say what something is comes before doing something with it.
  const pool =
    style.difficulty < 0 ? [...ideas.slice(0, 1), ...related, ...ideas.slice(1)] : [...related, ...ideas];
  const from = style.approach % Math.max(1, pool.length - count + 1);
  return [
    ...new Set([
      ...pool.slice(from, from + count),
      ...(style.difficulty > 0 ? pool.slice(-1) : []),
      ...speak,
    ]),
  ];
}

function drawnGoals({ goals: own }: Drawn, vocabulary: Topic["vocabulary"], { length }: Style): string[] {
  const words = vocabulary.slice(0, 3).map(({ term }) => `*${term}*`);
  const speak = `use the ${words.length === 1 ? "word" : "words"} ${listed(words)} correctly when explaining`;
  return [...own, ...(words.length === 0 || length < 0 ? [] : [speak])];
}

export function learningOutcomes(plan: LessonPlan, style: Style): string {
  const can = goals(plan, style).map((goal) => sentence(capital(goal)));
  return `By the end of the lesson, pupils can:\n\n${bullets(can.length > 0 ? can : [toFill(whatPupilsCan(plan))])}`;
}

/** Where neither notes nor curriculum say it; the outcome's own words help to find it. */
function whatPupilsCan({ outcomes }: LessonPlan): string {
  const words = outcomes.map(({ text }) => text.replace(/[[\]\n]/g, " ").trim()).filter(Boolean);
  const says = words.length === 0 ? "" : `; the outcome says: ${words.join(" ").slice(0, 200)}`;
  return `what pupils can do at the end${says}`;
}

export function successCriteria(plan: LessonPlan, style: Style): string {
  const drawn = plan.topic?.drawn?.criteria;
  const all = drawn ?? goals(plan, { ...style, approach: 0 });
  const [first, ...others] = all;
  if (first === undefined) return bullets([`I can ${toFill(whatPupilsCan(plan))}`]);
  if (style.approach === 0) return bullets(all.map((goal) => sentence(`I can ${goal}`)));
  const steps = [
    `I can, with my notes, ${first}`,
    ...others.map((goal) => `I can ${goal}`),
    `I can do it without notes and say how I know it is right`,
  ];
  return bullets(steps.map(sentence));
}

export function curriculumLinks(plan: LessonPlan, style: Style): string {
  const drawn = plan.topic?.drawn;
  const library = (drawn?.claims ?? []).map(
    (outcome, at) =>
      `${pointer(outcome)} ${at === 0 ? outcome.title : sentence(outcome.text)}${at === 0 ? `${levelOf(outcome)}.` : ""}`,
  );
  const source = drawn === undefined ? [] : [`Source: ${drawn.attribution}`];
  if (plan.outcomes.length === 0 && drawn === undefined) return noneClaimed;
  const outcomes = style.approach === 0 || plan.outcomes.length < 2 ? plan.outcomes : plan.outcomes.slice(1);
  const main = outcomes.map((outcome) => `${pointer(outcome)} ${whatItSays(outcome, plan)}`);
  const prior =
    style.length < 0
      ? []
      : plan.prior.map(
          (outcome) => `Prior learning: ${pointer(outcome)} ${outcome.title}${levelOf(outcome)}.`,
        );
  const next =
    style.length > 0
      ? plan.outcomes.flatMap(({ to }) =>
          to
            .filter(({ code }) => code === null)
            .map(({ name, note }) => `Leads to ${name}${note === "" ? "" : `: ${note}`}.`),
        )
      : [];
  const ours = outcomes.some((outcome) => fileOf(outcome, plan)?.numbering === "ours");
  return `${bullets([...main, ...library, ...prior, ...next, ...source])}${ours ? ourNumbers : ""}`;
}

const noneClaimed =
  "No outcome is claimed: none in the curriculum files of this desk is about this topic. One that is can be brought in, or named in a revision.";

const ourNumbers =
  "\n\nTeacher: this curriculum has no codes of its own. Numbers that begin with TA are those of teacher-assist, and stand in no official document.";

function fileOf({ file }: Outcome, { curricula }: LessonPlan) {
  return curricula.find(({ path }) => path === file);
}

/** Official wording stands as it is; only what is a summary is called one. */
function whatItSays(outcome: Outcome, plan: LessonPlan): string {
  const { title, text } = outcome;
  if (fileOf(outcome, plan)?.wording !== "official")
    return `${title}${levelOf(outcome)}. In summary: ${uncapital(sentence(text))}`;
  const begun = text.startsWith(title.replace(/…$/, ""));
  return begun
    ? `${levelOf(outcome).trim()} ${sentence(text)}`.trim()
    : `${title}${levelOf(outcome)}. ${sentence(text)}`;
}

/** A link to the very lines, so that anybody can check it. */
export function pointer({ code, file, startLine, endLine }: Outcome): string {
  return pointerLink(code, { file, start: startLine, end: endLine });
}

function levelOf({ level }: Outcome): string {
  if (level === "") return "";
  return ` (${/^(?:Early|First|Second|Third|Fourth)$/.test(level) ? `${level} level` : level})`;
}
