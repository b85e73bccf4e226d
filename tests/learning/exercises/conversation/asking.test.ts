import { describe, expect, test } from "bun:test";
import { CourseConfig, Items } from "../../../../src/learning/course-format.ts";
import type { ConversationState } from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { answerLearner } from "../../../../src/learning/exercises/conversation/help/answer-learner.ts";
import { courseBook } from "../../../../src/learning/exercises/conversation/help/course-book.ts";
import { howItSounds } from "../../../../src/learning/exercises/conversation/help/how-it-sounds.ts";
import { replyTo } from "../../../../src/learning/exercises/conversation/reply-to.ts";
import {
  current,
  prompt,
  type Step,
  withProgress,
} from "../../../../src/learning/exercises/conversation/steps.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { entriesOf } from "../../../../src/phrases.ts";
import { askedIn } from "../../../../src/text/asked.ts";
import { foldText } from "../../../../src/text/fold.ts";
import { askings } from "../../../../src/text/languages/asking/askings.ts";
import { english } from "../../../../src/text/languages/english.ts";
import { wordSet } from "../../../../src/text/languages/language.ts";
import { askedByLearners } from "../../../text/asked-by-learners.ts";
import { askedInPassing, swornByLearners } from "../../../text/asked-in-passing.ts";
import { courseNamed, courses, now, ownCourse, request, rightReply, started } from "./samples.ts";
import { desk, tutoring } from "./tutoring.ts";

const { course: plain, concept } = ownCourse(
  {
    teach: {
      explanation:
        "A **gelas** is a glass. A **pinggan** is a plate. **Sudu** is a spoon. You eat rice with a spoon and a fork. Wash your hands first.",
      example: "Saya minum dari gelas. (I drink from a glass.)",
    },
    vocabulary: [
      {
        term: "gelas",
        meanings: ["glass"],
        sentences: [{ text: "Gelas itu penuh.", translation: "That glass is full." }],
        note: "Counted with buah or biji.",
      },
      {
        term: "pinggan",
        meanings: ["plate"],
        sentences: [{ text: "Pinggan ini bersih.", translation: "This plate is clean." }],
      },
      {
        term: "sudu",
        meanings: ["spoon"],
        sentences: [{ text: "Mana sudu saya?", translation: "Where is my spoon?" }],
      },
    ],
  },
  "remember",
);
const course = { ...plain, config: { ...plain.config, target_language: "ms" } };
const book = courseBook(course, concept.id);
const first = started(request(course, concept));
const say = (state: ConversationState, text: string): Promise<Step> =>
  replyTo(state, text, { now, seconds: 1 }, judgeShortAnswer, null, { book, target: "ms" });

/** A state in which this is asked. */
function asking(prompt: RegExp): ConversationState {
  for (let seed = 0; seed < 60; seed++) {
    const state = started(request(course, concept, { seed }));
    const at = state.body.questions.findIndex((question) => prompt.test(question.prompt));
    const question = state.body.questions[at];
    if (question === undefined) continue;
    const questions = [question, ...state.body.questions.filter((_, i) => i !== at)];
    return { ...state, body: { ...state.body, questions } };
  }
  throw new Error(`nothing asks ${prompt}`);
}

describe("a wrong answer that is another word of the course", () => {
  test.each(["sudu", "sudu I think", "maybe it's sudu?", "I guess sudu"])(
    "is told what it is: %s",
    async (text) => {
      const { outcome, say: told } = await say(asking(/How do you say “plate”/), text);
      if (outcome === "try_again") expect(told).toContain("**sudu** is “spoon”.");
      else expect(told).toContain("**sudu** is spoon.");
      expect(told).not.toContain("pinggan");
    },
  );
  test("the other way round too, and what would answer the question is not told", async () => {
    expect((await say(asking(/“gelas” mean/), "spoon I think")).say).toContain("“spoon” would be **sudu**.");
    const repeated = (await say(asking(/How do you say “plate”/), "plate I think")).say;
    expect(repeated).not.toContain("pinggan");
  });
});

describe("“why?” after a wrong answer", () => {
  test("is answered with what the answer says, not with a hint", async () => {
    const { state } = await say(asking(/How do you say “plate”/), "sudu I think");
    for (const text of ["why?", "why is that wrong?"]) {
      const { outcome, say: told } = await say(state, text);
      expect(outcome).toBe("answered");
      expect(told).toStartWith("**sudu** is “spoon”. That is not what is asked for here.");
    }
  });
  test("says of what is no word of the course that it is none", async () => {
    const { state } = await say(asking(/How do you say “plate”/), "brumpf");
    expect((await say(state, "why is that wrong?")).say).toStartWith("“brumpf” is no word of this course");
  });
  test("and the same step is not given twice, to whoever despairs least of all", async () => {
    const once = await say(asking(/How do you say “plate”/), "I'm useless at this");
    const again = await say(once.state, "I'm useless at this");
    expect(once.say.split("\n\n")).toHaveLength(3);
    expect(again.say.split("\n\n")).toEqual(once.say.split("\n\n").filter((_, at) => at !== 1));
  });
});

describe("“what does that mean?”", () => {
  test("says once what is wanted", async () => {
    const { say: told } = await say(asking(/How do you say “plate”/), "what does that mean?");
    expect(told.split("How do you say “plate”")).toHaveLength(2);
  });
  test("where a number from 1 to 4 is wanted, says what the number is for", async () => {
    const asked = asking(/How do you say “plate”/);
    const rating = withProgress(asked, { phase: "self_rating" });
    const { outcome, say: told } = await say(rating, "what does that mean?");
    expect(outcome).toBe("answered");
    expect(told).toContain("you are the judge");
    expect(told).toContain("**1** not at all");
    expect(told).not.toContain("I want");
  });
});

const spent = ({ body }: ConversationState) =>
  body.progress.answers.map(({ hints, replies }) => [hints, replies.length]);

describe("a learner's question", () => {
  test("about a word is answered with its meaning, its note and a sentence", async () => {
    const { outcome, say: text } = await say(asking(/How do you say “plate”/), "what does gelas mean?");
    expect(outcome).toBe("answered");
    for (const part of ["**gelas**: glass", "Counted with buah", "Gelas itu penuh."])
      expect(text).toContain(part);
    expect(text).toContain("Back to the question: How do you say “plate”");
  });
  test("for a word is answered with it", async () => {
    expect((await say(asking(/“gelas” mean/), "how do you say spoon?")).say).toContain("“spoon” is **sudu**");
  });
  test.each(["what was the spoon thing again?", "what is the spoon one?", "what was that spoon word?"])(
    "names it with words that are about nothing, and is understood: %s",
    async (text) => {
      expect((await say(asking(/“gelas” mean/), text)).say).toContain("**sudu**");
    },
  );
  test("about something else is not answered with the one word of it that the course has", async () => {
    const { say: told } = await say(asking(/“gelas” mean/), "what is a spoon bender?");
    expect(told).not.toContain("“spoon” is");
  });
  test("about a word that is misspelt finds it", async () => {
    expect((await say(asking(/“gelas” mean/), "what is a pingan?")).say).toContain("**pinggan**: plate");
  });
  test("that the course does not speak of is told so, plainly", async () => {
    const { outcome, say: text } = await say(first, "what does photosynthesis mean?");
    expect([outcome, text.split("\n")[0]]).toEqual([
      "answered",
      "The course says nothing about “photosynthesis”, so I cannot tell you more than that.",
    ]);
    expect((await say(first, "Who won the world cup in 1998?")).say).toContain(
      "The course says nothing about that",
    );
  });
  test("in other words is looked for in the texts", async () => {
    expect((await say(first, "What do you eat rice with?")).say).toContain(
      "You eat rice with a spoon and a fork.",
    );
  });
  test("for an example gets one, and another the next time", async () => {
    const state = asking(/How do you say “plate”/);
    const one = await say(state, "give me an example");
    const two = await say(one.state, "another example please");
    expect(one.say.split("\n")[0]).not.toBe(two.say.split("\n")[0]);
    for (const { say: text } of [one, two]) expect(foldText(text)).not.toContain("pinggan");
  });
  test("is it X is a try where X is right, and is answered where it is not", async () => {
    const state = asking(/How do you say “plate”/);
    const wrong = await say(state, "is it gelas?");
    expect([wrong.outcome, spent(wrong.state)]).toEqual(["answered", spent(state)]);
    expect(wrong.say).toContain("**gelas** is glass");
    const right = await say(state, "is it pinggan?");
    expect([right.outcome, right.state.body.progress.answers[0]?.settled?.rating]).toEqual(["correct", 3]);
  });
  test("why, after an answer was shown, is about that answer", async () => {
    const shown = await say(asking(/How do you say “plate”/), "show me the answer");
    const { outcome, say: text } = await say(shown.state, "why?");
    expect([outcome, text.startsWith("About the question before: **pinggan**")]).toEqual(["answered", true]);
  });
});

describe("what is asked at this moment is never given away", () => {
  const produce = asking(/How do you say “plate”/);
  const recognise = asking(/What does “gelas” mean/);
  const cases: [string, ConversationState, string][] = [
    ["how do you say plate?", produce, "pinggan"],
    ["what's the word for plate", produce, "pinggan"],
    ["explain", produce, "pinggan"],
    ["what does gelas mean?", recognise, "glass"],
    ["another example", recognise, "glass"],
    ["can you explain again?", recognise, "glass"],
    ["I don't understand", produce, "pinggan"],
    ["why?", produce, "pinggan"],
  ];
  for (const [text, state, answer] of cases)
    test(`“${text}”, asked at “${current(state).question.prompt}”`, async () => {
      const { outcome, say: words } = await say(state, text);
      expect(outcome).toBe("answered");
      expect(` ${foldText(words)} `).not.toContain(` ${answer} `);
    });
  test("and that it is kept back is said, with a nudge in its place", async () => {
    const { say: text } = await say(produce, "how do you say plate?");
    expect(text).toContain("That is just what I am asking");
    expect(text).toContain("A nudge that costs nothing");
  });

  test("in every concept of every course, whatever is asked in whatever words", async () => {
    const asked = [
      "explain",
      "another example",
      "why?",
      "I don't understand",
      "I don't know",
      "what do you mean?",
    ];
    for (const one of courses)
      for (const each of one.concepts) {
        const state = started(request(one, each));
        const { question } = current(state);
        if (question.kind !== "typed" || question.source === "outputs") continue;
        const open = courseBook(one, each.id);
        const about = question.accepted.slice(0, 1).flatMap((answer) => [`what does ${answer} mean?`]);
        for (const text of [...asked, ...about]) {
          const step = await replyTo(state, text, { now, seconds: 1 }, judgeShortAnswer, null, {
            book: open,
          });
          if (step.outcome !== "answered") continue;
          const prompt = ` ${foldText(question.prompt)} `;
          const told = ` ${foldText(step.say.replaceAll(question.prompt, ""))} `;
          for (const answer of question.accepted.map(foldText))
            if (!prompt.includes(` ${answer} `) && !tutorsOwn.has(answer))
              expect({ at: question.prompt, text, told: told.includes(` ${answer} `) ? told : "" }).toEqual({
                at: question.prompt,
                text,
                told: "",
              });
        }
      }
  });
});

/** "We" and "it" are in what the tutor says anyhow. */
const tutorsOwn = wordSet(english.smallWords);

describe("it costs nothing", () => {
  const free = [
    "why",
    "meaning",
    "say",
    "explain",
    "example",
    "unknown",
    "unclear",
    "repeat",
    "difference",
    "upset",
    "discouraged",
  ];
  for (const [tag, kinds] of Object.entries(askedByLearners))
    test(`${tag}: no hint, no try, whatever the words`, async () => {
      const state = asking(/How do you say “plate”/);
      for (const [kind, lines] of Object.entries(kinds))
        for (const line of entriesOf(lines)) {
          if (!free.includes(kind)) continue;
          const text = line.replace(/^! /, "").split(" => ")[0] ?? "";
          const step = await say(state, text);
          expect({ text, outcome: step.outcome, spent: spent(step.state) }).toEqual({
            text,
            outcome: "answered",
            spent: spent(state),
          });
          expect(step.state.body.progress.at).toBe(0);
        }
    });
  test("and a right answer afterwards is as good as one at once", async () => {
    let state = asking(/How do you say “plate”/);
    for (const text of ["what does sudu mean?", "can you explain?", "I don't know"])
      state = (await say(state, text)).state;
    const { state: done } = await say(state, rightReply(current(state).question));
    expect(done.body.progress.answers[0]?.settled?.rating).toBe(4);
  });
});

describe("somebody who thinks little of themselves", () => {
  const low = Object.entries(askedByLearners).map(([tag, kinds]) => ({
    tag,
    said: entriesOf(kinds.discouraged ?? "").map((line) => line.replace(/^! /, "")),
  }));
  test("hears a word in their own language, and a way on that the tutor understands there", async () => {
    const state = asking(/How do you say “plate”/);
    for (const { tag, said } of low) {
      const { calm, wayOn, soFar } = askings[tag]?.comfort ?? fail(tag);
      for (const text of said) {
        const step = await say(state, text);
        expect([text, step.say.startsWith(calm), step.say.endsWith(wayOn)]).toEqual([text, true, true]);
        // Nothing was answered yet: nothing is praised.
        expect(step.say).not.toContain(soFar.split("{")[0] || soFar.slice(-10));
        expect(step.say).toContain(current(state).question.hints[0] ?? fail("no hint"));
      }
      const ways = [...wayOn.matchAll(/[“„«]\s?([^“”„«»]+?)\s?[”“»]/g)].map(
        ([, way = ""]) => askedIn(way)?.kind,
      );
      expect(ways).toHaveLength(4);
      expect(new Set(ways)).toEqual(new Set(["explain", "another", "reveal", "stop"]));
    }
  });

  test("is told what was right so far, where something was", async () => {
    const { state } = await say(asking(/How do you say “plate”/), "pinggan");
    const step = await say(state, "I'm so stupid");
    expect(step.say).toContain("1 of 1 answers here were right");
  });

  test("who gives up with it is shown the answer, and the word comes first", async () => {
    const step = await say(asking(/How do you say “plate”/), "I'm stupid, I give up");
    expect(step.outcome).toBe("shown");
    expect(step.say).toMatch(/^Finding this hard says nothing.*pinggan/s);
  });
});

test("“why?” after a right answer is about that one, whatever comes next", async () => {
  let asked = 0;
  for (const each of courses)
    for (const one of each.concepts.filter((_, at) => at % 4 === 0)) {
      const open = started(request(each, one));
      const { question } = current(open);
      if (question.turn !== undefined || ["scene", "story"].includes(question.weighing)) continue;
      const helping = { book: courseBook(each, one.id), target: each.config.target_language ?? null };
      const heard = (state: ConversationState, text: string) =>
        replyTo(state, text, { now, seconds: 1 }, judgeShortAnswer, null, helping);
      const right = await heard(open, rightReply(question));
      if (right.outcome !== "correct" || right.done) continue;
      asked++;
      const why = await heard(right.state, "why?");
      expect([question.prompt, why.say.startsWith("About the question before: ")]).toEqual([
        question.prompt,
        true,
      ]);
    }
  expect(asked).toBeGreaterThan(20);
});

describe("in a longer sentence", () => {
  const negation = courseNamed("bahasa-melayu");
  const produce = asking(/How do you say “plate”/);
  const all = [...Object.values(askedInPassing), swornByLearners].flatMap(entriesOf);
  test("a question or a complaint costs nothing, in five languages, whatever stands before it", async () => {
    for (const line of all) {
      const text = line.split(" => ")[0] ?? "";
      const { outcome, state } = await say(produce, text);
      expect([text, ["answered", "hint", "shown", "stop"].includes(outcome)]).toEqual([text, true]);
      expect([text, state.body.progress.answers[0]?.replies.length]).toEqual([text, 0]);
    }
  });
  test("a right answer is right, whatever is said with it", async () => {
    for (const text of [
      "ugh, pinggan?",
      "this is stupid, it's pinggan",
      "I don't know, maybe pinggan?",
      "pinggan. why do you ask?",
      "the damn pinggan",
      "pinggan, what else?",
    ])
      expect([text, (await say(produce, text)).outcome]).toEqual([text, "correct"]);
  });
  test("a wrong one is not hidden by a complaint", async () => {
    for (const text of ["this is stupid, it's gelas", "not sure, gelas", "it is not pinggan"])
      expect([text, (await say(produce, text)).state.body.progress.answers[0]?.replies.length]).toEqual([
        text,
        1,
      ]);
  });
  test("why one word and not another is answered with what the course says of both", async () => {
    const of = negation.concepts.find(({ id }) => id === "negation");
    if (of === undefined) throw new Error("the course has no such concept");
    const open = courseBook(negation, of.id);
    const told = answerLearner(
      {
        kind: "why",
        about: ["belum", "tidak"],
        isPlain: true,
        tag: "en",
        rest: "",
        isAngry: false,
        discouraged: null,
      },
      { question: null, answered: null, before: null, open: false },
      open,
    );
    const [first = ""] = told.split("\n");
    for (const word of ["belum", "tidak"]) expect(foldText(first)).toContain(word);
  });
  test("anger gets a short, calm answer that offers a way, and with a question in it the question is answered", async () => {
    const { say: calm } = await say(produce, "fuck this stupid question");
    expect(calm.split(/\s+/).length).toBeLessThan(30);
    for (const way of ["another question", "explain", "stop"]) expect(calm).toContain(`“${way}”`);
    const both = await say(produce, "this is stupid, what does gelas mean?");
    expect(both.say).toStartWith("Fair enough");
    expect(both.say).toContain("**gelas**: glass");
  });
});

describe("another question", () => {
  test("comes when it is asked for, and the one that was left comes last", async () => {
    const { prompt } = current(first).question;
    const { state, say: text, outcome } = await say(first, "can I have another question?");
    expect([outcome, spent(state)]).toEqual(["answered", spent(first)]);
    expect(current(state).question.prompt).not.toBe(prompt);
    expect(text).toContain(current(state).question.prompt);
    expect(state.body.questions.at(-1)?.prompt).toBe(prompt);
  });
  test("is said not to be there where there is none", async () => {
    const at = first.body.questions.length - 1;
    const last = { ...first, body: { ...first.body, progress: { ...first.body.progress, at } } };
    const { say: text, state } = await say(last, "an easier question please");
    expect(text).toContain("There is no other question left");
    expect(current(state).question.prompt).toBe(current(last).question.prompt);
  });
  test("is not promised where the same one is asked again", async () => {
    const second = (await say(first, "show me the answer")).state;
    const helped = (await say(second, "hint")).state;
    for (let turn = 0; turn < 4; turn++) {
      const progress = { ...helped.body.progress, said: turn };
      expect(prompt({ ...helped, body: { ...helped.body, progress } })).toBe(current(helped).question.prompt);
    }
  });
});

test("how a word sounds is heard, with what the course says of it; the answer's own sound is kept back", async () => {
  const { say: text, state } = await say(
    asking(/How do you say “plate”/),
    "ok but how do you pronounce gelas?",
  );
  expect(text).toStartWith("This is how **gelas** sounds.");
  expect(state.body.progress.answers[0]?.said[0]?.sound).toEqual({ text: "gelas", language: "ms" });
  const shown = await say(asking(/What does “gelas” mean/), "how do you pronounce it?");
  expect(shown.state.body.progress.answers[0]?.said[0]?.sound?.text).toBe("gelas");
  const kept = await say(asking(/How do you say “plate”/), "how do you pronounce it?");
  expect([kept.say.includes("pinggan"), kept.state.body.progress.answers[0]?.said[0]?.sound]).toEqual([
    false,
    undefined,
  ]);
  const malay = courseBook(courseNamed("bahasa-melayu"), "sounds-and-spelling");
  expect(howItSounds("enam", null, malay, "ms")?.words).toContain("weak, like the a in");
});

test("“I don't know”, said twice, shows the answer with its reason, counts as not known, and goes on", async () => {
  const state = asking(/How do you say “plate”/);
  const once = await say(state, "idk");
  expect(once.say).toContain("once more, and we look at it together");
  const twice = await say(once.state, "no idea");
  expect([twice.outcome, twice.state.body.progress.at]).toEqual(["shown", 1]);
  expect(twice.say).toContain("**pinggan**");
  expect(twice.say).toContain("Pinggan ini bersih.");
  expect(twice.state.body.progress.answers[0]).toMatchObject({
    hints: 0,
    settled: { verdict: "incorrect", rating: 1, by: "shown" },
  });
});

test("in a quiz nothing is given for asking, and asking is no try", async () => {
  const state = asking(/How do you say “plate”/);
  const quiz = { ...state, record: { ...state.record, quiz: true } };
  const { outcome, say: text, state: after } = await say(quiz, "how do you say plate?");
  expect([outcome, spent(after)]).toEqual(["answered", spent(quiz)]);
  expect(text).toContain("This is a quiz");
  expect((await say(quiz, "I don't know")).state.body.progress.answers[0]?.settled?.verdict).toBe(
    "incorrect",
  );
});

describe("in the check after teaching", () => {
  const taught = started(request(course, concept), { teach: true });
  test("a question is answered, and the check stands", async () => {
    const { outcome, state } = await say(taught, "what does pinggan mean?");
    expect([outcome, state.body.progress.phase]).toEqual(["answered", "teaching"]);
  });
  test("not to know shows it, and practice begins", async () => {
    const { outcome, state } = await say(taught, "no idea");
    expect([outcome, state.body.progress.phase]).toEqual(["taught", "asking"]);
  });
});

test("where a question is to be asked, a question is an answer", async () => {
  const interviews = courseNamed("behavioural-interviews");
  const asked = interviews.concepts.find(({ id }) => id === "questions-to-ask");
  if (asked === undefined) throw new Error("the course has no such concept");
  const state = started(request(interviews, asked, { bloom: "apply" }));
  const open = courseBook(interviews, asked.id);
  const step = await replyTo(
    state,
    "What does a typical first week look like in this team?",
    { now, seconds: 1 },
    judgeShortAnswer,
    null,
    { book: open },
  );
  expect(step.outcome).not.toBe("answered");
});

test("what was asked and answered is kept in its place, and the built-in tutor says it", async () => {
  const at = desk(asking(/How do you say “plate”/), judgeShortAnswer, book);
  const send = await tutoring(at);
  await send(null);
  const { text } = await send("what does sudu mean?");
  expect(text).toContain("**sudu**: spoon");
  expect(at.state().body.progress.answers[0]?.said).toEqual([
    { after: 0, text, asked: "what does sudu mean?", wish: "meaning" },
  ]);
});

test("a large course is looked up in well under a second", () => {
  const vocabulary = Array.from({ length: 30_000 }, (_, i) => ({
    term: `kata${i}`,
    meanings: [`word ${i}`],
  }));
  const items = Items.parse({ concept: concept.id, teach: { explanation: "x", example: "y" }, vocabulary });
  const large = {
    ...course,
    config: CourseConfig.parse(course.config),
    items: new Map([[concept.id, items]]),
  };
  const open = courseBook(large, concept.id);
  expect(open.find("kata29999")[0]?.meanings).toEqual(["word 29999"]);
  expect(open.findByMeaning("word 7")[0]?.term).toBe("kata7");
});

function fail(what: string): never {
  throw new Error(`There is none: ${what}`);
}
