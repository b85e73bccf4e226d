import { isRequest, type SectionAsked } from "../../../src/lesson/brief/asked.ts";
import { tellsOfClass } from "../../../src/lesson/brief/class-in-words.ts";
import { placeInUnit } from "../../../src/lesson/brief/in-unit.ts";
import { withoutLabel, withoutManner } from "../../../src/lesson/brief/manner.ts";
import { withNeedsSaid } from "../../../src/lesson/brief/needs-today.ts";
import { isOpenEnded } from "../../../src/lesson/brief/open-ended.ts";
import { lessonsAsked } from "../../../src/lesson/brief/several.ts";
import { latestBrief } from "../../../src/lesson/brief/understood.ts";
import { partAsked } from "../../../src/lesson/companions/kinds.ts";
import { readDecided } from "../../../src/lesson/draft/decided-note.ts";
import { draftsIn } from "../../../src/lesson/draft/drafts.ts";
import type { Answer, Message } from "../../../src/message.ts";
import type { Author, AuthorRequest, AuthorTurn } from "../../../src/model/builtin.ts";
import { recently } from "../../../src/recently.ts";
import { answerOf } from "../../../src/store/answered-before.ts";
import { inEnglish, languageOf } from "../../../src/words/in-english.ts";
import type { ClassProfile } from "../../../src/workspace/class-profile.ts";
import { classesListedIn } from "../../../src/workspace/classes.ts";
import { type Respelt, respelt } from "../../../src/workspace/curriculum/fit/respelt.ts";
import { isPackPath } from "../../../src/workspace/packs/pack-paths.ts";
import { sameAgain } from "../../../src/workspace/same-again.ts";
import { agesOf, stageIn } from "../../../src/workspace/stage.ts";
import {
  chooseOutcomes,
  chooseTopic,
  liesAhead,
  nearestOutcomes,
  nextTopics,
  notesFor,
} from "../../../src/workspace/topics/choose.ts";
import { makeCompanion } from "./companions/make.ts";
import { noteAtHand } from "./companions/note-at-hand.ts";
import { reviseCompanion } from "./companions/revise-companion.ts";
import { answerAbout, asksOnly } from "./drafting/asked-of-section.ts";
import { calledTheSame, together } from "./drafting/both-notes.ts";
import { briefIn, choseNone, hasChosen, rewritten, sectionWanted, wishIn } from "./drafting/conversation.ts";
import { type Knowledge, knowledge } from "./drafting/knowledge.ts";
import { writeLesson } from "./drafting/lesson.ts";
import { fromLibrary } from "./drafting/library/find.ts";
import { herNote, isStrangeTo, meantAsMuch, namedNote } from "./drafting/named-note.ts";
import { partsOf } from "./drafting/parts-of.ts";
import { type LessonBrief, type LessonPlan, makePlan } from "./drafting/plan.ts";
import { goesOn, notMet } from "./drafting/prior.ts";
import {
  classNotHere,
  noneOfThose,
  noOutcome,
  notMetYet,
  tooHardYet,
  whichClass,
  whichFirst,
  whichLesson,
  whichNote,
  whichPart,
  whichSpelling,
  whichTopic,
} from "./drafting/questions.ts";
import { readLately, readSkills, readTopic, readWorkspace } from "./drafting/reading.ts";
import { alternatives, reviseSection } from "./drafting/revising.ts";
import { todaysPart } from "./drafting/todays-part.ts";
import { easierThroughout, inAnEasierVersion, tooHard } from "./drafting/too-hard.ts";
import { writtenFor } from "./drafting/typed.ts";
import { type UnitDraft, unitDraft } from "./drafting/unit-draft.ts";
import { heldBack } from "./drafting/withdrawn.ts";
import { askedBeside, besideTheLesson, withWhatIsBeside } from "./specialists/delegating.ts";

/**
 * The planner where there is no model. It reads what a model would read, by the same tools, and writes from that
 * alone: class, curriculum, topic notes and skills of the workspace at hand.
 */
const planner: Author = {
  next(request: AuthorRequest): AuthorTurn {
    const known = knowledge(request);
    const beside = askedBeside(request, known);
    if (beside !== null) return besideTheLesson(request, known, beside.lesson, beside.profile, beside.wanted);
    const part = sectionWanted(request.messages);
    if (part?.part !== undefined) return ofCompanion(request, known, part);
    const wish = wishIn(request, known);
    if (wish !== null && "say" in wish) return { text: wish.say };
    if (choseNone(request.messages)) return { text: noneOfThose() };
    if (known.command === "refine-lesson" && draftsIn(request.messages).length === 0)
      return { text: whichLesson() };
    const said = briefIn(request.messages, known);
    const { topic: about, gentle } = inAnEasierVersion(said.topic);
    const asked = { ...said, topic: about, profile: withNeedsSaid(said.profile, said.said) };
    const { profile } = asked;
    const place = placeInUnit(request.messages);
    const several =
      hasChosen(request.messages) || place !== null ? [] : lessonsAsked(asked.said, asked.topic);
    if (several.length > 1) return { text: whichFirst(several) };
    if (profile === null) return { text: askedForClass(request, asked.said, known.profiles) };
    const unread = readWorkspace(known);
    if (unread.length > 0) return { calls: unread };
    if (asked.topic === "") {
      const before = readLately(known, profile, request.tools);
      return before.length > 0
        ? { calls: before }
        : { text: whichTopic(profile, nextTopics(known, profile)) };
    }
    if (place !== null) {
      const found = unitDraft(request, known, asked, profile, place);
      return "calls" in found ? found : drafted(request, known, wish, { ...found, brief: asked, profile });
    }
    const askedIn = languageOf(asked.said);
    const translated = inEnglish(asked.topic, askedIn);
    const settled = hasChosen(request.messages);
    const asSaid = settled || asked.outcomes.length > 0 || askedIn !== null || translated !== null;
    const spelt = asSaid ? asWritten : speller(known)(asked.topic);
    if (spelt.kind === "asked") return { text: whichSpelling(asked.topic, spelt.topics) };
    const brief = { ...asked, topic: withoutLabel(spelt.kind === "meant" ? spelt.topic : asked.topic) };

    const words = withoutManner(translated ?? brief.topic);
    if (!settled && brief.outcomes.length === 0 && isOpenEnded(brief.said, words)) {
      const field = words.replace(/[\s?]+$/, "");
      const parts = partsOf(request, known, field, profile);
      if ("calls" in parts) return parts;
      if (parts.titles.length > 1) return { text: whichPart(field, profile, parts.titles) };
    }
    const fitting =
      chooseTopic(withoutManner(brief.topic), known.heads, profile, known.registry) ??
      (translated === null ? null : chooseTopic(words, known.heads, profile, known.registry)) ??
      // How it is to be held may be what a note is about: "debate: should uniform go?".
      chooseTopic(asked.topic, known.heads, profile, known.registry);
    // What she wrote herself is few, and is found by less than a note of a pack.
    const hers =
      fitting !== null && !isPackPath(fitting.path) ? null : herNote(known, brief, profile, settled);
    if (hers !== null && "calls" in hers) return hers;
    const named =
      hers !== null && "head" in hers
        ? hers
        : fitting === null
          ? (hers ?? namedNote(request, known, { said: brief.said, topic: words }, profile, settled))
          : { head: fitting };
    if (named !== null && "calls" in named) return named;
    const head = named !== null && "head" in named ? named.head : null;
    const also = settled ? [] : meantAsMuch(head, known, brief.topic);
    if (head !== null && also.length > 0) return { text: whichNote(brief.topic, [head, ...also]) };
    const called = head?.title ?? brief.topic;
    const warned = gentle || goesOn(`${brief.said} ${brief.topic}`) || known.command !== "create-lesson";
    const unmet = warned ? null : notMet(head, known.heads, profile);
    if (unmet !== null) return { text: notMetYet(called, profile, unmet) };
    const hard = warned ? null : tooHard(head, words, known.heads, profile, known.registry);
    if (hard !== null) return { text: tooHardYet(called, profile, hard) };
    const same = calledTheSame(head, known);
    const note = [head, ...same].flatMap((one) => readTopic(known, one));
    if (note.length > 0) return { calls: note };
    const near = head !== null && fitting === head && isStrangeTo(head, known, words);
    if (!settled && near)
      return { text: whichNote(brief.topic, [{ called: head.title, subject: head.subject }]) };
    // Asked about, and wanted without it.
    const meant = near ? null : head;
    const drawn = meant === null ? fromLibrary(request, known, words, profile) : null;
    if (drawn !== null && "calls" in drawn) return drawn;
    if (drawn === null && named !== null && "choices" in named)
      return { text: whichNote(brief.topic, named.choices) };
    const own = meant === null ? (drawn?.topic ?? null) : known.topic(meant.path);
    const whole =
      own &&
      together(
        own,
        same.flatMap(({ path }) => known.topic(path) ?? []),
      );
    // A word that is one in two languages is taken as she wrote it.
    const inHerWords = askedIn === null ? withoutManner(brief.topic) : words;
    const today = whole === null ? null : todaysPart(whole, inHerWords, asked.limits ?? nothingLimited);
    const topic = today?.topic ?? null;
    const choose = (codes: readonly string[]) =>
      chooseOutcomes(words, codes, topic, profile, known.registry, known.heads);
    const first = choose(brief.outcomes);
    const { left, withdrawn } = heldBack(first.main, request.messages, known.registry);
    // Where all that the request named is taken back, what fits the topic is claimed as if nothing had been named.
    const chosen = left.length === 0 && withdrawn.length > 0 ? choose([]) : { ...first, main: left };
    const main = heldBack(chosen.main, request.messages, known.registry).left;
    if (main.length === 0 && topic === null && !settled && !/\p{L}{4,}/u.test(brief.topic))
      return {
        text: noOutcome(
          brief.topic,
          profile,
          nearestOutcomes(brief.topic, known.registry, known.heads, 3, profile),
          notesFor(profile, known.heads, known.registry, 3),
        ),
      };
    const others = named !== null && "beside" in named ? named.beside.map(({ called }) => called) : [];
    return drafted(request, known, wish, {
      brief,
      profile,
      topic,
      main,
      withdrawn,
      prior: chosen.prior,
      beside: near ? [head.title] : others,
      gentle,
      part: today?.said ?? "",
    });
  },
};

const nothingLimited = { only: [], without: [] };

export default planner;

type Rewriting = Exclude<ReturnType<typeof wishIn>, { say: string } | null>;

/** Once it is settled what the lesson is about: what else there is to read, then the plan, then the words. */
function drafted(
  request: AuthorRequest,
  known: Knowledge,
  wish: Rewriting | null,
  about: Omit<UnitDraft, "unit"> &
    Partial<UnitDraft> & {
      brief: LessonBrief;
      profile: ClassProfile;
      beside?: readonly string[];
      /** An easier version was asked for. */
      gentle?: boolean;
      /** Which part of its note it is, said to the teacher. */
      part?: string;
    },
): AuthorTurn {
  const { brief, profile, topic, main, withdrawn, prior, unit, beside = [], gentle = false } = about;
  const lately = readLately(known, profile, request.tools);
  if (lately.length > 0) return { calls: lately };
  const skills = readSkills(known, profile, brief.minutes ?? profile.periodMinutes);
  if (skills.length > 0) return { calls: skills };

  const plan = makePlan({
    request: brief,
    profile,
    topic,
    outcomes: main,
    withdrawn,
    prior,
    beside,
    curricula: known.registry.files,
    ahead: liesAhead(main, profile, known.registry),
    needSections: known.needSections,
    wishes: [...known.wishes(profile.id), ...(gentle ? easierThroughout : [])],
    manner: known.manner(profile.id),
    timingsGuide: known.pages.skills.get("lesson-structure/timings-guide") ?? "",
    // A length that somebody asked for is what they want to teach in.
    lost: brief.minutes === null ? known.lostMinutes : 0,
    lately: known.lately,
    unit,
    part: about.part ?? "",
    habits: known.habits,
  });
  if (wish !== null)
    return {
      text: rewritten(wish, plan, known.registry.patterns, request.messages),
      ...shapeBefore(request.messages),
    };
  return withWhatIsBeside(write(request, known, plan), request, known, profile);
}

const asWritten: Respelt = { kind: "as-said" };

const spellers = sameAgain<(topic: string) => Respelt>();

/** Makes out what topics can be called here. The same is asked at every turn. */
function speller({ registry, heads }: Knowledge): (topic: string) => Respelt {
  const named = [...registry.outcomes, ...heads];
  return spellers(named, () => {
    const names = named.flatMap(({ title, keywords }) => [title, ...keywords]);
    return recently(8, (topic) => respelt(topic, names));
  });
}

/** Those that the request lists, else all. */
function askedForClass({ messages }: AuthorRequest, said: string, profiles: readonly ClassProfile[]): string {
  const classes = classesMeant(said, profiles);
  if (classes.length === 0) return whichClass(classes);
  const isAnswer = messages.filter(isRequest).length > 1;
  if (isAnswer) return tellsOfClass(said) ? classNotHere(said, classes) : whichClass(classes);
  const stage = stageIn(said);
  const here = profiles.filter((one) => stage !== null && isOfStage(one, stage));
  if (here.length > 0) return whichClass(here);
  return stage === null ? whichClass(classes) : classNotHere(stage, classes);
}

function isOfStage({ stage }: ClassProfile, asked: string): boolean {
  const [own, other] = [agesOf(stage), agesOf(asked)];
  return own !== null && other !== null && own.from < other.to && other.from < own.to;
}

function classesMeant(said: string, profiles: readonly ClassProfile[]): readonly ClassProfile[] {
  const listed = classesListedIn(said, profiles);
  return listed.length > 1 ? listed : profiles;
}

/** One section of what goes with the lesson, written again. */
function ofCompanion(
  request: AuthorRequest,
  known: Knowledge,
  { kind, request: asked, current }: SectionAsked,
): AuthorTurn {
  const lesson = readDecided(request.volatile)?.markdown ?? draftsIn(request.messages).at(-1)?.text ?? "";
  const note = noteAtHand(lesson, known);
  if (note !== null && "calls" in note) return note;
  const wishes = kind === "revise" ? [asked] : ["easier", "harder", "shorter"];
  const revised = wishes.map((wish) => ({ wish, ...reviseCompanion(current, wish, lesson, note) }));
  const written = revised.flatMap((one) =>
    "text" in one ? [{ why: whys[one.wish] ?? "", text: one.text }] : [],
  );
  if (kind === "alternatives" && written.length > 1)
    return { text: JSON.stringify({ alternatives: written }) };
  const [first] = revised;
  if (kind === "revise" && first !== undefined && "text" in first)
    return { text: first.text, answer: { kind: "section" } };
  const why =
    first !== undefined && "unable" in first
      ? first.unable
      : "the lesson and its note give no other questions.";
  return { text: `Nothing was changed: ${why}`, answer: { kind: "left-alone" } };
}

const whys: Readonly<Record<string, string>> = {
  easier: "One easier question in place of the last: for a class that needs a way in.",
  harder: "One harder question in place of the first: for a class that has met this before.",
  shorter: "One question fewer: for the end of a full lesson.",
};

type Written = { text: string; answer?: Answer };

function write({ messages, volatile }: AuthorRequest, known: Knowledge, plan: LessonPlan): Written {
  const wanted = sectionWanted(messages);
  if (wanted?.kind === "revise" && asksOnly(wanted.request)) {
    const lesson = readDecided(volatile)?.markdown ?? draftsIn(messages).at(-1)?.text ?? wanted.current;
    const answer = answerAbout(
      plan,
      wanted.section,
      wanted.request,
      { current: wanted.current, lesson },
      known,
    );
    return { text: `Nothing was changed: ${answer}`, answer: { kind: "left-alone" } };
  }
  if (wanted?.kind === "revise") {
    const revised = reviseSection(
      plan,
      wanted.section,
      wanted.requests.filter((one) => !asksOnly(one)),
      wanted.current,
      known.registry.patterns,
      writtenFor(messages, wanted.section),
    );
    return "text" in revised
      ? {
          text: revised.text,
          answer: { kind: "section", ...(revised.said === undefined ? {} : { said: revised.said }) },
        }
      : { text: `Nothing was changed: ${revised.unable}`, answer: { kind: "left-alone" } };
  }
  if (wanted !== null)
    return { text: JSON.stringify({ alternatives: alternatives(plan, wanted.section, wanted.current) }) };
  const asked = latestBrief(messages, known);
  const made = asked?.kind === "companion" ? asked.what[0] : undefined;
  const part = made === undefined ? null : partAsked(made);
  const lesson = writeLesson(plan);
  if (part === null || asked?.kind !== "companion") return wholeLesson(lesson, plan);
  return { text: makeCompanion(part, lesson, plan.topic, asked.many ?? null) };
}

/** A lesson of which a part was written again keeps its shape. */
function shapeBefore(messages: readonly Message[]): { answer?: Answer } {
  const drafted = messages[draftsIn(messages).at(-1)?.index ?? -1];
  const answer = drafted?.role === "assistant" ? answerOf(drafted) : null;
  return answer === null ? {} : { answer };
}

function wholeLesson(text: string, plan: LessonPlan): Written {
  return { text, answer: { kind: "lesson", shape: plan.shape.shape.called } };
}
