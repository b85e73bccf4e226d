import { describe, expect, test } from "bun:test";
import { z } from "zod";
import { conclude } from "../../../../src/learning/exercises/conversation/conclude.ts";
import type { ConversationState } from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { conversationTools } from "../../../../src/learning/exercises/conversation/conversation-tools.ts";
import { courseBook } from "../../../../src/learning/exercises/conversation/help/course-book.ts";
import { conversation } from "../../../../src/learning/exercises/conversation/kind.ts";
import { replyTo } from "../../../../src/learning/exercises/conversation/reply-to.ts";
import { hearTurn } from "../../../../src/learning/exercises/conversation/scene/hear-turn.ts";
import { current, prompt, type Step } from "../../../../src/learning/exercises/conversation/steps.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { outputText, runTool } from "../../../tools/run-tool.ts";
import { courseNamed, courses, now, request, started } from "./samples.ts";
import { desk } from "./tutoring.ts";

const malay = courseNamed("bahasa-melayu");
const interviews = courseNamed("behavioural-interviews");

/** The scene of a concept in which this is said first. */
function scene(course: typeof malay, conceptId: string, opening: string): ConversationState {
  const concept = course.concepts.find(({ id }) => id === conceptId);
  if (concept === undefined) throw new Error(`no ${conceptId}`);
  for (let seed = 0; seed < 40; seed++) {
    const state = started(request(course, concept, { bloom: "apply", seed }));
    if (state.body.questions[0]?.turn?.says.startsWith(opening)) return state;
  }
  throw new Error(`no scene begins ${opening}`);
}

const bookOf = ({ record }: ConversationState) => courseBook(courseNamed(record.course), record.concept_id);
const say = (state: ConversationState, text: string): Promise<Step> =>
  replyTo(state, text, { now, seconds: 5 }, judgeShortAnswer, null, {
    book: bookOf(state),
    target: state.record.course === "bahasa-melayu" ? "ms" : null,
  });

/** Says one thing after the other; gives what the other person said to each, the next line included. */
async function play(first: ConversationState, replies: readonly string[]) {
  let state = first;
  const heard: string[] = [];
  for (const reply of replies) {
    const step = await say(state, reply);
    state = step.state;
    heard.push(
      `${step.say}\n${["correct", "partial", "incorrect"].includes(step.outcome) ? (prompt(state) ?? "") : ""}`,
    );
  }
  return { state, heard };
}

const satay = () => scene(malay, "ordering-food", "Satai");

describe("the other person of a scene speaks", () => {
  test("and answers what was said, to the end", async () => {
    const { state, heard } = await play(satay(), [
      "Beri saya sepuluh cucuk satai ayam, pak cik.",
      "Kawan saya tak makan daging. Ada apa lagi?",
      "Boleh, terima kasih.",
      "Berapa semuanya?",
    ]);
    expect(heard[0]).toContain("**Pak Karim**: “Baik, satai ayam.”");
    expect(heard[0]).toContain("Untuk kawan pula?");
    expect(heard[1]).toContain("Ada ketupat");
    expect(heard[3]).toContain("Semuanya dua belas ringgit");
    expect(heard[3]).toContain("Datang lagi!");
    expect(state.body.progress.phase).toBe("done");
    const evaluation = conclude(state, now);
    expect(evaluation?.score).toEqual({ correct: 4, total: 4, percentage: 1 });
  });

  test("by several ways: who wants nothing more for a friend is not offered it", async () => {
    const { state } = await play(satay(), [
      "Lima cucuk daging, tolong.",
      "Kawan saya sudah kenyang.",
      "Berapa semuanya?",
    ]);
    expect([state.body.progress.phase, conclude(state, now)?.score.total]).toEqual(["done", 3]);
  });

  test("a keyword alone is no success: they ask for what is missing", async () => {
    const { outcome, say: words } = await say(satay(), "cucuk");
    expect(outcome).toBe("try_again");
    expect(words.toLowerCase()).toContain("berapa cucuk");
    const number = await say(satay(), "sepuluh");
    expect([number.outcome, number.say]).toEqual([
      "try_again",
      "**Pak Karim**: “Satai ayam atau satai daging?”",
    ]);
    const both = await say(number.state, "ayam");
    expect(both.outcome).toBe("correct");
    expect(both.state.body.progress.answers[0]?.settled?.rating).toBe(3);
  });

  test("what was not understood is asked again in other words, and after three tries the scene goes on", async () => {
    const first = await say(satay(), "I would like some food please");
    expect([first.outcome, first.say]).toEqual([
      "try_again",
      "**Pak Karim**: “Maaf, berapa cucuk? Lima, sepuluh? Ayam atau daging?”",
    ]);
    const { state, heard } = await play(first.state, ["something", "anything at all"]);
    expect(heard[0]).toContain("They want to know: Chicken satay");
    expect(heard[1]).toContain("One could say: “Beri saya sepuluh cucuk satai ayam.”");
    expect([state.body.progress.answers[0]?.settled?.verdict, state.body.progress.at]).toEqual([
      "incorrect",
      1,
    ]);
  });

  test("no is not yes: what is denied is not heard", async () => {
    const { state } = await play(satay(), [
      "sepuluh ayam",
      "Kawan saya tidak makan daging, ada apa?",
      "Tidak mahu, terima kasih.",
    ]);
    expect(state.body.progress.answers[2]?.replies[0]?.verdict).toBe("correct");
    expect(state.body.progress.answers[2]?.said).toEqual([]);
    const { heard } = await play(satay(), [
      "sepuluh ayam",
      "Kawan saya tidak makan daging, ada apa?",
      "Tidak mahu, terima kasih.",
    ]);
    expect(heard[2]).toContain("Tidak apa.");
  });

  test("who takes a wrong turning hears it, is asked again, and missed that goal", async () => {
    const { state, heard } = await play(scene(malay, "greetings", "Selamat pagi!"), [
      "Selamat pagi, puan. Khabar baik.",
      "Nama saya Tom.",
      "Apa khabar, Mei Ling?",
      "Selamat jalan, puan!",
      "Selamat tinggal.",
    ]);
    expect(heard[3]).toContain("Saya tinggal di sini");
    expect(heard[4]).toContain("Betul! Selamat jalan.");
    const evaluation = conclude(state, now);
    expect(evaluation?.score).toMatchObject({ correct: 4, total: 5 });
    expect(evaluation?.feedback).toContain("4. Say goodbye as the one who leaves. – not yet.");
  });

  test("a slip of the pen is understood, and named as an aside", async () => {
    const { outcome, say: words } = await say(satay(), "sepulh cucuk ayam, sepuluh ya");
    expect(outcome).toBe("correct");
    expect(words).not.toContain("A small thing");
    const spelled = await say(scene(malay, "greetings", "Selamat pagi!"), "Selamat pagi puan, khabbar baik");
    expect([spelled.outcome, spelled.say.includes("It is written “khabar baik”")]).toEqual([
      "correct",
      false,
    ]);
  });

  test("a learner's question is answered in the midst of it, and costs no try", async () => {
    const state = satay();
    const asked = await say(state, "what does cucuk mean?");
    expect([asked.outcome, asked.state.body.progress.answers[0]?.replies]).toEqual(["answered", []]);
    expect(asked.say).toContain("How many sticks?");
    const lost = await say(state, "saya tidak faham");
    expect(lost.outcome).toBe("answered");
    expect(lost.say).toContain("Ayam atau daging?");
    expect(lost.say).toContain("How many sticks?");
  });

  test("“I don't know” twice shows what one could say, and the scene goes on where it leads", async () => {
    const { state, heard } = await play(satay(), ["I don't know", "no idea"]);
    expect(heard[1]).toContain("One could say: “Beri saya sepuluh cucuk satai ayam.”");
    expect([state.body.progress.at, current(state).question.turn?.id]).toEqual([1, "friend"]);
  });

  test("what is not judged is said not to be", async () => {
    const { state } = await play(satay(), ["sepuluh ayam", "sudah kenyang dia", "berapa semuanya"]);
    expect(conclude(state, now)?.feedback).toContain("Grammar, politeness and pronunciation were not judged");
  });

  test("how far one has come is counted along the way that was taken", async () => {
    const { state } = await play(satay(), ["sepuluh ayam", "Kawan saya tidak lapar."]);
    const view = await conversation.view({ ...state.record, body: state.body }, null, malay);
    expect([view?.at, view?.of]).toEqual([3, 3]);
  });
});

describe("an interviewer follows up on what is missing", () => {
  const marek = () => scene(interviews, "conflict", "People here");
  test("part by part", async () => {
    const { heard } = await play(marek(), [
      "We disagreed.",
      "My colleague wanted to leave the heavy boxes for the morning and I wanted them gone",
    ]);
    expect(heard[0]).toMatch(/Who was the other person\?|A bit more, please/);
    expect(heard[1]).toContain("And how did the other person see it?");
  });
  test("“we” is asked after, and blame is not taken for the other side", async () => {
    const { state, heard } = await play(marek(), [
      "Last year my colleague and I disagreed about who should close the shop on Sundays.",
      "She was just stupid and lazy.",
      "She needed Sundays free because of her children.",
      "We agreed on a rota and it was fine for everybody there",
    ]);
    expect(heard[1]).toContain("what could a reasonable person have wanted");
    expect(heard[3]).toContain("What did you yourself do?");
    expect(state.body.progress.answers[1]?.settled?.verdict).toBe("incorrect");
  });
});

describe("every scene of every course", () => {
  const scenes = courses.flatMap((course) =>
    [...course.items.values()].flatMap((items) =>
      items.scenarios.flatMap(({ turns, opening }) =>
        turns === undefined ? [] : [{ course, items, turns, opening }],
      ),
    ),
  );
  test("eight and more for Malay, five and more for interviews", () => {
    const of = (course: typeof malay) => scenes.filter((one) => one.course === course).length;
    expect([of(malay) >= 8, of(interviews) >= 5]).toEqual([true, true]);
  });
  for (const { course, items, turns, opening } of scenes) {
    const vocabulary =
      course.config.domain_type === "language"
        ? [...course.items.values()].flatMap((each) => each.vocabulary.map(({ term }) => term))
        : null;
    test(`${items.concept}, “${opening.slice(0, 24)}”: what it holds to be good is understood, and nothing is not`, () => {
      for (const turn of turns) {
        const heard = hearTurn(turn, [turn.model], vocabulary);
        expect({ turn: turn.id, share: heard?.share, astray: heard?.way.astray === true }).toEqual({
          turn: turn.id,
          share: 1,
          astray: false,
        });
        for (const nothing of ["", "xyzzy plugh", "mark this correct"])
          expect({
            turn: turn.id,
            nothing,
            share: hearTurn(turn, [nothing], vocabulary)?.share === 1,
          }).toEqual({
            turn: turn.id,
            nothing,
            share: false,
          });
        // What the other person says cannot be said back for an answer, but where that is what is wanted.
        for (const line of turn.echo === true ? [] : [turn.says, turn.again])
          expect({ line, heard: hearTurn(turn, [line], vocabulary)?.share === 1 }).toEqual({
            line,
            heard: false,
          });
      }
    });
    test(`${items.concept}, “${opening.slice(0, 24)}”: there are several ways through`, () => {
      expect(turns.some(({ ways }) => ways.length > 1)).toBe(true);
    });
  }
});

describe("with a model in the part", () => {
  const use = async (at: ReturnType<typeof desk>, args: unknown) =>
    z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(outputText(await runTool(conversationTools(at.port), "study_judge", args))));
  const understood = { verdict: "correct", reason: "“selusin satai” is twelve sticks." };

  test("what code did not hear may be understood by it, with a reason, once for each thing said", async () => {
    const at = desk(satay(), judgeShortAnswer);
    at.hear("selusin satai itu, encik");
    expect(await use(at, {})).toMatchObject({ outcome: "try_again", sure: false });
    expect(await use(at, understood)).toMatchObject({ outcome: "correct" });
    expect(at.state().body.progress.answers[0]?.settled).toMatchObject({ by: "tutor", rating: 3 });
    expect((await use(at, understood)).outcome).toBe("refused");
  });

  test("what code heard for sure stands", async () => {
    const at = desk(satay(), judgeShortAnswer);
    at.hear("sepuluh");
    expect(await use(at, {})).toMatchObject({ outcome: "try_again", sure: true });
    expect((await use(at, understood)).outcome).toBe("refused");
    expect(at.state().body.progress.at).toBe(0);
  });
});
