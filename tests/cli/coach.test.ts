import { describe, expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { openDeck } from "../../src/coach/deck/load-deck.ts";
import { atTerminal, scratch, teacherAssist, typing } from "./harness.ts";

const root = join(import.meta.dir, "..", "..");
const specs = join(root, "plugins", "coach", "spec");
type Line = {
  state: string;
  event: string;
  counters: Record<string, number>;
  say: string;
  word: string | null;
};

const linesOf = (out: string): Line[] =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const script = (...events: (string | { text: string })[]) =>
  events
    .map((event) => JSON.stringify(typeof event === "string" ? { event } : { event: "asr_result", ...event }))
    .join("\n");

/** One word of the sample deck, missed twice, repeated, then used until it is learned. */
const missedTwice = script(
  "start",
  "tts_done",
  "tts_done",
  { text: "Gute Nacht" },
  "tts_done",
  { text: "Auf Wiedersehen" },
  "tts_done",
  { text: "Guten Morgen" },
  "tts_done",
  { text: "Guten Morgen, Anna" },
  "tts_done",
  { text: "Guten Morgen!" },
);

describe("coach run", () => {
  test("0.3: a word missed twice is repeated, counts from one, and is learned at three", async () => {
    using room = scratch();
    const run = () =>
      teacherAssist(["coach", "run", "german", "--script", "-", "--json"], {
        cwd: room.dir,
        input: missedTwice,
      });
    const { code, out, err } = await run();
    expect([code, err]).toEqual([0, ""]);
    const lines = linesOf(out);
    expect(Object.keys(lines[0] ?? {}).slice(0, 5)).toEqual(["state", "event", "counters", "say", "word"]);
    expect(
      lines.map(({ event, state, counters }) => [event, state, counters.usage, counters.failures]),
    ).toEqual([
      ["start", "PICK_WORD", 0, 0],
      ["next_word_available", "INTRO_WORD", 0, 0],
      ["tts_done", "PROMPT_PRACTICE", 0, 0],
      ["tts_done", "WAIT_STUDENT", 0, 0],
      ["asr_result", "EVALUATE_ATTEMPT", 0, 0],
      ["usage_incorrect", "PROMPT_PRACTICE", 0, 1],
      ["tts_done", "WAIT_STUDENT", 0, 1],
      ["asr_result", "EVALUATE_ATTEMPT", 0, 1],
      ["usage_incorrect", "REPEAT_AFTER_ME", 0, 0],
      ["tts_done", "WAIT_REPEAT", 0, 0],
      ["asr_result", "EVALUATE_REPEAT", 0, 0],
      ["usage_correct", "PROMPT_PRACTICE", 1, 0],
      ["tts_done", "WAIT_STUDENT", 1, 0],
      ["asr_result", "EVALUATE_ATTEMPT", 1, 0],
      ["usage_correct", "PROMPT_PRACTICE", 2, 0],
      ["tts_done", "WAIT_STUDENT", 2, 0],
      ["asr_result", "EVALUATE_ATTEMPT", 2, 0],
      ["usage_correct", "COMPLETE_WORD", 3, 0],
    ]);
    for (const { state, say, word } of lines.slice(1)) {
      expect(word).toBe("Guten Morgen");
      expect(say !== "").toBe(/^(INTRO|PROMPT|REPEAT|COMPLETE)/.test(state));
    }
    expect((await run()).out).toBe(out);
    expect(readdirSync(join(dirname(room.dir), "home"))).not.toContain(".claude");
  });

  test("0.2: the same script, as that version was written", async () => {
    using room = scratch();
    writeFileSync(join(room.dir, "events.jsonl"), missedTwice);
    const args = ["coach", "run", "german", "--script", "events.jsonl", "--spec", "0.2", "--json"];
    const { code, out, err } = await teacherAssist(args, { cwd: room.dir });
    expect([code, err]).toEqual([0, ""]);
    expect(
      linesOf(out).map(({ event, state, counters }) => [event, state, counters.usage, counters.failures]),
    ).toEqual([
      ["start", "INTRO_WORD", 0, 0],
      ["tts_done", "PROMPT_PRACTICE", 0, 0],
      ["tts_done", "WAIT_STUDENT", 0, 0],
      ["asr_result", "EVALUATE_ATTEMPT", 0, 0],
      ["usage_incorrect", "PROMPT_PRACTICE", 0, 1],
      ["tts_done", "WAIT_STUDENT", 0, 1],
      ["asr_result", "EVALUATE_ATTEMPT", 0, 1],
      ["usage_incorrect", "REPEAT_AFTER_ME", 0, 2],
      ["tts_done", "WAIT_REPEAT", 0, 2],
      ["asr_result", "EVALUATE_REPEAT", 0, 2],
      ["usage_correct", "PROMPT_PRACTICE", 1, 0],
      ["tts_done", "WAIT_STUDENT", 1, 0],
      ["asr_result", "EVALUATE_ATTEMPT", 1, 0],
      ["usage_correct", "PROMPT_PRACTICE", 2, 0],
      ["tts_done", "WAIT_STUDENT", 2, 0],
      ["asr_result", "EVALUATE_ATTEMPT", 2, 0],
      ["usage_correct", "COMPLETE_WORD", 3, 0],
      ["next_word_available", "INTRO_WORD", 0, 0],
    ]);
  });

  test("every sample deck, and a language course, can be coached to its end", async () => {
    for (const deck of ["german", "malay", "english", "bahasa-melayu"]) {
      using room = scratch();
      const input = script(
        "start",
        "tts_done",
        "student_skip",
        "tts_done",
        "tts_done",
        "student_skip",
        "tts_done",
      );
      const { code, out, err } = await teacherAssist(
        ["coach", "run", deck, "--script", "-", "--words", "2", "--json"],
        {
          cwd: room.dir,
          input,
        },
      );
      expect([deck, code, err]).toEqual([deck, 0, ""]);
      expect(linesOf(out).at(-1)?.state).toBe("SESSION_DONE");
    }
  });

  test("what changes nothing is said on the side; what is no event stops it, with its line", async () => {
    using room = scratch();
    const run = (input: string) =>
      teacherAssist(["coach", "run", "german", "--script", "-", "--json"], { cwd: room.dir, input });
    const twice = await run(script("start", "tts_done", "tts_done", "tts_done"));
    expect([twice.code, linesOf(twice.out).length]).toEqual([0, 4]);
    expect(twice.err).toContain("line 4: tts_done changed nothing");
    const wrong: [string, string][] = [
      [
        '{"event":"start"}\n\n{"event":"tts_don"}',
        'Line 3 of the script: there is no event "tts_don". Did you mean tts_done?',
      ],
      ["{", "Line 1 of the script"],
      ["[]", "Line 1 of the script"],
      ['{"event":"asr_result"}', "asr_result needs `text`"],
      ['{"event":"usage_correct"}', "is for the session to find out"],
      ['{"event":"asr_result","text":7}', "`text` must be words"],
    ];
    for (const [input, message] of wrong) {
      const { code, err } = await run(input);
      expect(code).toBe(2);
      expect(err).toContain(message);
      expect(err).not.toContain("    at ");
    }
  });

  test("names what is missing", async () => {
    using room = scratch();
    const cases: [string[], string][] = [
      [["coach"], "What of coach?"],
      [["coach", "stat"], "Did you mean start?"],
      [["coach", "run"], "Which deck?"],
      [["coach", "run", "german"], "Which script?"],
      [["coach", "run", "germn", "--script", "-"], "Did you mean german?"],
      [["coach", "run", "german", "--script", "nothing.jsonl"], "There is no file"],
      [["coach", "run", "german", "--script", "-", "--spec", "0.9"], "There is no session spec 0.9"],
      [["coach", "start", "german", "--speech", "espeek"], "Did you mean espeak?"],
    ];
    for (const [args, message] of cases) {
      const { code, err } = await teacherAssist(args, { cwd: room.dir });
      expect([args.join(" "), code]).toEqual([args.join(" "), 2]);
      expect(err).toContain(message);
    }
  });
});

describe("coach check and diagram", () => {
  test("0.3 has nothing wrong; what 0.2 forgot is named with its line", async () => {
    using room = scratch();
    const good = await teacherAssist(["coach", "check", join(specs, "session.v0.3.yaml")], { cwd: room.dir });
    expect([good.code, good.out.includes("nothing wrong")]).toEqual([0, true]);
    const path = join(specs, "session.v0.2.yaml");
    const line =
      readFileSync(path, "utf8")
        .split("\n")
        .findIndex((text) => text.includes("counters.failures >= max_repeat_loops")) + 1;
    const bad = await teacherAssist(["coach", "check", path, "--json"], { cwd: room.dir });
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.out)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([{ line, message: "A guard needs `on_false`." }]),
    });
  });

  test("every problem of a spec is named, not only the first", async () => {
    using room = scratch();
    const source = readFileSync(join(specs, "session.v0.3.yaml"), "utf8")
      .replace("start: PICK_WORD", "start: PICK_WRD")
      .replace("handler: COACH_Encourage", "handler: COACH_Sing")
      .replace("- action: coach_slow_repeat", "- action: coach_slow_repeet");
    writeFileSync(join(room.dir, "mine.yaml"), source);
    const { code, out } = await teacherAssist(["coach", "check", "mine.yaml"], { cwd: room.dir });
    expect(code).toBe(1);
    for (const said of ["PICK_WRD", "COACH_Sing", "coach_slow_repeet"]) expect(out).toContain(said);
    expect(
      out
        .split("\n")
        .filter(Boolean)
        .every((line) => /mine\.yaml:\d+: /.test(line)),
    ).toBe(true);
  });

  test("the session is drawn in three ways", async () => {
    using room = scratch();
    const starts = { mermaid: "stateDiagram", svg: "<svg", scxml: "<scxml" };
    for (const [format, start] of Object.entries(starts)) {
      const { code, out } = await teacherAssist(["coach", "diagram", "--format", format], { cwd: room.dir });
      expect([format, code, out.includes(start), out.includes("WAIT_STUDENT")]).toEqual([
        format,
        0,
        true,
        true,
      ]);
    }
  });

  test("the decks are listed", async () => {
    using room = scratch();
    const { code, out } = await teacherAssist(["coach", "decks"], { cwd: room.dir });
    expect(code).toBe(0);
    for (const name of ["german", "malay", "english", "bahasa-melayu"]) expect(out).toContain(name);
  });
});

describe("coach start, at a terminal", () => {
  const home = (dir: string) => join(dirname(dir), "home", ".claude", "teaching", "learner", "german");

  test("a learner learns a word, asks for help, leaves with Ctrl-C, and goes on where they were", async () => {
    using room = scratch();
    const one = typing(["coach", "start", "german", "--words", "2", "--seed", "5"], { cwd: room.dir });
    await one.shows("Guten Morgen");
    let at = await one.shows("› ");
    one.type("Guten Abend\r");
    at = await one.shows("used 0 of 3, one try", at);
    at = await one.shows("› ", at);
    one.type("help\r");
    at = await one.shows("It means: good morning", at);
    at = await one.shows("› ", at);
    one.type("Guten Morgen\r");
    at = await one.shows('I heard "Guten Morgen"', at);
    at = await one.shows("used 1 of 3, 2 tries", at);
    at = await one.shows("› ", at);
    one.type("\x03");
    await one.shows("Everything is saved.", at);
    expect(await one.exited).toBe(130);

    const two = typing(["coach", "start", "german", "--seed", "5"], { cwd: room.dir });
    at = await two.shows("it goes on from there");
    at = await two.shows("› ", at);
    two.type("Guten Morgen, Anna\r");
    at = await two.shows("used 2 of 3, 3 tries", at);
    at = await two.shows("› ", at);
    two.type("Guten Morgen!\r");
    at = await two.shows("used 3 of 3", at);
    at = await two.shows("› ", at);
    two.type("stop\r");
    await two.shows("Learned: Guten Morgen.", at);
    expect(await two.exited).toBe(0);
    expect(two.screen()).not.toContain("    at ");

    const words = JSON.parse(readFileSync(join(home(room.dir), "coach", "words.json"), "utf8"));
    expect(words).toMatchObject({
      session: expect.any(String),
      pool: [{ id: "guten-morgen", usage: 3, outcome: "mastered" }],
    });
    const progress = JSON.parse(readFileSync(join(home(room.dir), "progress.json"), "utf8"));
    expect(progress.concepts["guten-morgen"].exercise_history).toMatchObject([
      { type: "coached-word", rating: 2 },
    ]);
  });

  test("a rest says how to go on, an answer meanwhile is not lost on the coach, and no other history is offered", async () => {
    using room = scratch();
    const state = join(dirname(room.dir), "home", ".local", "state", "teacher-assist");
    mkdirSync(state, { recursive: true });
    writeFileSync(join(state, "history"), "a question to the teacher\n");
    const one = typing(["coach", "start", "german"], { cwd: room.dir });
    let at = await one.shows("› ");
    one.type("pause\r");
    at = await one.shows("press Enter", at);
    at = await one.shows("› ", at);
    one.type("Guten Morgen\r");
    at = await one.shows("go on", at);
    at = await one.shows("› ", at);
    one.type("\x1b[A\x04");
    expect(await one.exited).toBe(0);
    expect(one.screen()).not.toContain("does not wait for it");
    expect(one.screen()).not.toContain("a question to the teacher");
    const two = typing(["coach", "start", "german", "--words", "1"], { cwd: room.dir });
    at = await two.shows("--words is for a new session");
    at = await two.shows("in the middle of the word for “good morning”", at);
    at = await two.shows("Say “go on” (or press Enter)", at);
    at = await two.shows("› ", at);
    two.type("go on\r");
    at = await two.shows("?", at);
    at = await two.shows("› ", at);
    two.type("Guten Morgen\r");
    at = await two.shows("used 1 of 3", at);
    await two.shows("› ", at);
    two.type("\x04");
    await two.exited;
  });

  test("killed in the middle of a word, it asks again with the uses kept", async () => {
    using room = scratch();
    const one = atTerminal(["coach", "start", "german"], { cwd: room.dir });
    let at = await one.shows("› ");
    one.type("Guten Morgen\r");
    await one.shows("used 1 of 3", at);
    one.kill();
    await one.exited;
    const two = typing(["coach", "start", "german"], { cwd: room.dir });
    at = await two.shows("it goes on from there");
    at = await two.shows("› ", at);
    two.type("Guten Morgen\r");
    at = await two.shows("used 2 of 3", at);
    at = await two.shows("› ", at);
    two.type("pause\r");
    at = await two.shows("taking a rest", at);
    at = await two.shows("› ", at);
    two.type("\r");
    at = await two.shows("› ", at);
    two.type("\x04");
    expect(await two.exited).toBe(0);
  });

  test("from a pipe it is a whole session, and two at once are told apart", async () => {
    using room = scratch();
    // Enter alone is asked again, and costs nothing.
    const input = ["", "", "Guten Morgen", "", "Guten Morgen", "Guten Morgen"].join("\n");
    const { code, out, err } = await teacherAssist(["coach", "start", "german", "--words", "1"], {
      cwd: room.dir,
      input,
    });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Learned: Guten Morgen.");
    expect(out).toMatch(/^ {2}Guten Morgen: 3 uses, no misses$/m);
    const busy = atTerminal(["coach", "start", "malay"], { cwd: room.dir });
    await busy.shows("› ");
    const second = await teacherAssist(["coach", "start", "malay"], { cwd: room.dir });
    expect([second.code, second.err.includes("another window")]).toEqual([1, true]);
    busy.kill();
    await busy.exited;
  });
});

test("the summary is of its own session, and a slot is shown as …", async () => {
  using here = scratch();
  const start = (input: string) =>
    teacherAssist(["coach", "start", "german", "--words", "1"], { cwd: here.dir, input });
  expect((await start("Guten Morgen\nGuten Morgen\nGuten Morgen\n")).out).toContain("Learned: Guten Morgen.");
  const second = await start("stop\n");
  expect(second.out).toContain("Everything is saved.");
  expect(second.out).not.toContain("Learned");
  const slots = deckWith("Ich komme aus ___");
  writeFileSync(join(here.dir, "slots.yaml"), slots);
  const { out } = await teacherAssist(["coach", "start", "./slots.yaml"], {
    cwd: here.dir,
    input: "Guten Tag\nIch komme aus Italien\nstop\n",
  });
  expect(out).toContain("Ich komme aus …: used 0 of 3");
  expect(out).not.toContain("___");
  expect(out).toContain("used 1 of 3, 2 tries");
  expect(out).not.toContain("…: used 1 of 3");
});

/** A deck of one word. */
function deckWith(target: string): string {
  const line = (text: string) => ({ text, translation: "I come from Italy." });
  return JSON.stringify({
    name: "slots",
    title: "Slots",
    instruction_language: "en",
    target_language: "de",
    license: "CC0-1.0",
    praise: ["Gut!", "Prima!", "Toll!"].map(line),
    encouragement: ["Nur Mut!", "Macht nichts.", "Das kommt noch."].map(line),
    items: [
      {
        id: "word",
        target,
        gloss: "I come from …",
        explanation: "Where you are from.",
        examples: ["Ich komme aus Italien.", "Ich komme aus Malaysia."].map(line),
        accepted: [],
        decoys: [],
        cues: [],
      },
    ],
  });
}

test("a script can be followed state by state, and resume is only for what rests", async () => {
  using here = scratch();
  const input = script("start", "tts_done", "tts_done", "resume", { text: "Guten Morgen" });
  const { out, err } = await teacherAssist(["coach", "run", "german", "--script", "-", "--json", "--micro"], {
    cwd: here.dir,
    input,
  });
  expect(err).toContain("line 4: resume changed nothing. WAIT_STUDENT does not wait for it.");
  const lines: Record<string, unknown>[] = linesOf(out).map((line) => ({ ...line }));
  const micro = lines.filter((line) => line.micro === true);
  expect(micro.map(({ state }) => state)).toEqual([
    "PICK_WORD",
    "RESET_COUNTERS",
    "INTRO_WORD",
    "PROMPT_PRACTICE",
    "WAIT_STUDENT",
    "EVALUATE_ATTEMPT",
    "CHECK_MASTERY",
    "PROMPT_PRACTICE",
  ]);
  expect(micro.map(({ actions }) => actions)).toEqual([
    ["pick_next_new_word"],
    ["reset_counters"],
    ["coach_introduce_word", "coach_explain_word", "coach_example_sentence"],
    ["coach_prompt_dialogue"],
    [],
    ["evaluate_usage"],
    [],
    ["coach_prompt_dialogue"],
  ]);
  const plain = lines.filter((line) => line.micro === undefined);
  expect(plain.every(({ actions }) => Array.isArray(actions))).toBe(true);
});

test("after stop, the next start goes on with the uses of the word; words that are left are counted", async () => {
  using here = scratch();
  const start = (input: string, ...more: string[]) =>
    teacherAssist(["coach", "start", "german", ...more], { cwd: here.dir, input });
  await start("Guten Morgen\nGuten Morgen\nstop\n", "--words", "1");
  const { out } = await start("Guten Morgen\n");
  expect(out).toContain("used 3 of 3, 3 tries");
  expect(out).not.toContain("the last word");
  expect(out).toMatch(/\d+ words are left in this deck\.\nTo go on: teacher-assist coach start german/);
});

test("ten words of one concept, said three times each, are one review of it", async () => {
  using here = scratch();
  const { deck, conceptOf } = openDeck("bahasa-melayu", [join(root, "courses")]);
  const words = deck.items.slice(0, 10);
  const input = words.flatMap(({ target }) => Array.from({ length: 3 }, () => target)).join("\n");
  const env = { TEACHER_ASSIST_HOME: join(here.dir, "rumah") };
  const { out } = await teacherAssist(["coach", "start", "bahasa-melayu", "--words", "10"], {
    cwd: here.dir,
    env,
    input: `${input}\n`,
  });
  expect(out).toContain("words are left in this deck");
  const path =
    [...new Glob("**/bahasa-melayu/progress.json").scanSync({ cwd: here.dir, dot: true })][0] ?? "";
  const { concepts } = JSON.parse(readFileSync(join(here.dir, path), "utf8"));
  const ids = new Set(words.map(({ id }) => conceptOf.get(id) ?? ""));
  expect(ids.size).toBeLessThan(10);
  expect(new Set(Object.keys(concepts))).toEqual(ids);
  for (const id of ids) expect(concepts[id].fsrs.reps).toBe(1);
});

describe("a deck of one's own", () => {
  const source = readFileSync(join(root, "plugins", "coach", "decks", "german.yaml"), "utf8");
  const mine = source.replace(/^name: .*$/m, "name: mine");

  test("opened by its path is kept, so that review finds it; another of that name is left as it is", async () => {
    using here = scratch();
    const env = { TEACHER_ASSIST_HOME: join(here.dir, "rumah") };
    const path = join(here.dir, "m2.yaml");
    writeFileSync(path, mine);
    const input = "Guten Morgen\nGuten Morgen\nGuten Morgen\nstop\n";
    const first = await teacherAssist(["coach", "start", path], { cwd: here.dir, env, input });
    const copy = join(here.dir, "rumah", "decks", "mine.yaml");
    expect(first.err).toContain(copy);
    expect(readFileSync(copy, "utf8")).toBe(mine);
    const plan = await teacherAssist(["study", "plan", "mine", "--json"], { cwd: here.dir, env });
    expect([plan.code, plan.err]).toEqual([0, ""]);
    writeFileSync(path, mine.replace(/^title: .*$/m, "title: Changed"));
    const second = await teacherAssist(["coach", "start", path], { cwd: here.dir, env, input: "stop\n" });
    expect(second.err).toContain("left as it is");
    expect(readFileSync(copy, "utf8")).toBe(mine);
  });

  test("in a file of another name is refused by that name, with what to do", async () => {
    using here = scratch();
    const env = { TEACHER_ASSIST_HOME: join(here.dir, "rumah") };
    mkdirSync(join(here.dir, "rumah", "decks"), { recursive: true });
    writeFileSync(join(here.dir, "rumah", "decks", "yours.yaml"), mine);
    const { code, err } = await teacherAssist(["coach", "start", "yours"], { cwd: here.dir, env, input: "" });
    expect(code).not.toBe(0);
    expect(err).toContain("calls itself mine");
    expect(err).toContain("mine.yaml");
  });
});

test("a word learned with the coach comes back for review where everything else does", async () => {
  using here = scratch();
  const env = { TEACHER_ASSIST_HOME: join(here.dir, "rumah") };
  const input = "Guten Morgen\nGuten Morgen\nGuten Morgen\nstop\n";
  await teacherAssist(["coach", "start", "german"], { cwd: here.dir, env, input });
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString();
  const { out } = await teacherAssist(["study", "plan", "german", "--now", inTwoWeeks, "--json"], {
    cwd: here.dir,
    env,
  });
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ type: "review", concept_id: "guten-morgen", modality: "conversation" }),
  );
});
