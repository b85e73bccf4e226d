import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { promptNames } from "../../../src/coach/prompts/prompt.ts";
import { compileSpec } from "../../../src/coach/spec/compile.ts";
import { walker } from "../../../src/coach/spec/machine.ts";
import { times } from "../../sweep.ts";
import { sourceOf } from "./shipped.ts";

const source = sourceOf("0.3");
const check = (text: string) => compileSpec(text, { prompts: promptNames }).problems;

/** One mistake: what is written instead of what, the line that must be named, and a word of what is said about it. */
type Mistake = { what: string; instead: string; of: string; at: string; says: string };

const mistakes: Mistake[] = [
  {
    what: "a misspelt state",
    of: "tts_done: WAIT_STUDENT\n\n  WAIT_STUDENT",
    instead: "tts_done: WAIT_STUDNT\n\n  WAIT_STUDENT",
    at: "tts_done: WAIT_STUDNT",
    says: "Did you mean `WAIT_STUDENT`?",
  },
  {
    what: "a state that there is nothing like",
    of: "done: INTRO_WORD",
    instead: "done: BEDTIME",
    at: "done: BEDTIME",
    says: "There is no state `BEDTIME`.",
  },
  {
    what: "a misspelt state behind a guard",
    of: "on_true: COMPLETE_WORD",
    instead: "on_true: COMPLET_WORD",
    at: "on_true: COMPLET_WORD",
    says: "Did you mean `COMPLETE_WORD`?",
  },
  {
    what: "a state to begin in that is not there",
    of: "initial: INIT",
    instead: "initial: BEGINNING",
    at: "initial: BEGINNING",
    says: "There is no state `BEGINNING` to begin in.",
  },
  {
    what: "an unknown action",
    of: "action: coach_slow_repeat",
    instead: "action: coach_slow_repeet",
    at: "action: coach_slow_repeet",
    says: "Did you mean `coach_slow_repeat`?",
  },
  {
    what: "an unknown counter in a guard",
    of: "guard: counters.usage >= required_usages",
    instead: "guard: counters.usages >= required_usages",
    at: "guard: counters.usages",
    says: "There is no `usages` in counters. Did you mean `usage`?",
  },
  {
    what: "an unknown constant in a guard",
    of: "guard: counters.usage >= required_usages",
    instead: "guard: counters.usage >= required_usage",
    at: "guard: counters.usage >= required_usage\n",
    says: "Did you mean `required_usages`?",
  },
  {
    what: "a yes or no in a guard",
    of: "guard: counters.usage >= required_usages",
    instead: "guard: counters.usage >= repeat_lenient",
    at: "guard: counters.usage >= repeat_lenient",
    says: "There is no `repeat_lenient` among the counters or the numbers of the context.",
  },
  {
    what: "a guard without on_false",
    of: "on_true: PAUSED\n    on_false: LOOP_OR_FAIL\n",
    instead: "on_true: PAUSED\n",
    at: "guard: counters.silences >= max_silences\n    on_true: PAUSED\n\n",
    says: "needs `on_false`",
  },
  {
    what: "a guard without on_true",
    of: "    on_true: ENTER_REMEDIATION\n",
    instead: "",
    at: "guard: counters.failures >= repeat_mode_threshold",
    says: "needs `on_true`",
  },
  {
    what: "a guard that is code",
    of: "guard: counters.failures >= max_repeat_loops",
    instead: "guard: process.exit(1)",
    at: "guard: process.exit(1)",
    says: "is not a comparison",
  },
  {
    what: "a guard that is a sum",
    of: "guard: counters.failures >= max_repeat_loops",
    instead: "guard: counters.failures + 1 >= max_repeat_loops",
    at: "guard: counters.failures + 1",
    says: "is not a comparison",
  },
  {
    what: "an event that is waited for beside a guard",
    of: "guard: counters.failures >= max_repeat_loops\n",
    instead: "guard: counters.failures >= max_repeat_loops\n    on: {timeout: PAUSED}\n",
    at: "LOOP_OR_FAIL:\n",
    says: "it has no `entry` and no `on`",
  },
  {
    what: "an on_true without a guard",
    of: "    guard: counters.failures >= repeat_mode_threshold\n",
    instead: "",
    at: "on_true: ENTER_REMEDIATION",
    says: "Without a `guard` nothing decides.",
  },
  {
    what: "a state that cannot reach the end",
    of: "resume: PROMPT_PRACTICE\n      student_stop: SESSION_DONE\n",
    instead: "resume: PAUSED\n",
    at: "PAUSED:\n",
    says: "From PAUSED no way leads to the end",
  },
  {
    what: "a state that nothing leads out of",
    of: "  DEFER_WORD:\n    entry:\n      - action: add_word_to_learned_pool\n        outcome: deferred\n      - action: coach_encourage\n        handler: COACH_Encourage\n    on:\n      tts_done: PICK_WORD\n",
    instead: "  DEFER_WORD: {}\n",
    at: "DEFER_WORD: {}",
    says: "From DEFER_WORD no way leads to the end",
  },
  {
    what: "two states that only lead to each other: one is named",
    of: "  SESSION_DONE:\n",
    instead:
      "  ATTIC: {on: {timeout: CELLAR}}\n  CELLAR: {on: {timeout: ATTIC, resume: SESSION_DONE}}\n  SESSION_DONE:\n",
    at: "ATTIC: {on",
    says: "No way leads to ATTIC.",
  },
  {
    what: "an unreachable state",
    of: "  SESSION_DONE:\n",
    instead: "  ATTIC:\n    on:\n      resume: PROMPT_PRACTICE\n\n  SESSION_DONE:\n",
    at: "ATTIC:\n",
    says: "No way leads to ATTIC.",
  },
  {
    what: "a circle that waits for nothing",
    of: "    on_true: DEFER_WORD\n    on_false: REPEAT_AFTER_ME\n",
    instead: "    on_true: DEFER_WORD\n    on_false: CHECK_REPEAT_SILENCE\n",
    at: "CHECK_REPEAT_SILENCE:\n",
    says: "without waiting for anything",
  },
  {
    what: "an event that nobody sends",
    of: "      student_skip: DEFER_WORD\n\n  EVALUATE_ATTEMPT",
    instead: "      doorbell: DEFER_WORD\n\n  EVALUATE_ATTEMPT",
    at: "doorbell: DEFER_WORD",
    says: "Nobody sends `doorbell` in WAIT_STUDENT.",
  },
  {
    what: "an event that is sent, but not here",
    of: "      student_skip: DEFER_WORD\n\n  EVALUATE_ATTEMPT",
    instead: "      usage_correct: CHECK_MASTERY\n\n  EVALUATE_ATTEMPT",
    at: "usage_correct: CHECK_MASTERY\n\n  EVALUATE_ATTEMPT",
    says: "Nobody sends `usage_correct` in WAIT_STUDENT.",
  },
  {
    what: "a misspelt event",
    of: "tts_done: WAIT_REPEAT\n\n  WAIT_REPEAT",
    instead: "tts_doen: WAIT_REPEAT\n\n  WAIT_REPEAT",
    at: "tts_doen: WAIT_REPEAT",
    says: "Did you mean `tts_done`?",
  },
  {
    what: "a verdict that would leave the session stuck",
    of: "      usage_incorrect: LOOP_OR_FAIL\n",
    instead: "",
    at: "- action: evaluate_usage\n        handler: STUDENT_Process_Response\n    on:\n      usage_correct: RESET",
    says: "`evaluate_usage` sends `usage_incorrect`, and EVALUATE_REPEAT has no way for it.",
  },
  {
    what: "an empty queue that would leave the session stuck",
    of: "      no_more_words: SESSION_DONE\n",
    instead: "",
    at: "- action: pick_next_new_word",
    says: "sends `no_more_words`, and PICK_WORD has no way for it",
  },
  {
    what: "speech that nobody waits for",
    of: "      - action: reset_silences\n",
    instead: "      - action: reset_silences\n      - action: coach_encourage\n",
    at: "- action: coach_encourage\n    on:\n      resume",
    says: "sends `tts_done`, and PAUSED has no way for it",
  },
  {
    what: "two actions that decide how it goes on",
    of: "    on:\n      usage_correct: CHECK_MASTERY\n",
    instead:
      "      - action: pick_next_new_word\n    on:\n      next_word_available: RESET_COUNTERS\n      no_more_words: SESSION_DONE\n      usage_correct: CHECK_MASTERY\n",
    at: "- action: pick_next_new_word\n    on:\n      next_word_available: RESET_COUNTERS\n      no_more_words: SESSION_DONE\n      usage",
    says: "in two ways at once",
  },
  {
    what: "a judge with nothing to judge",
    of: "resume: PROMPT_PRACTICE",
    instead: "resume: EVALUATE_ATTEMPT",
    at: "resume: EVALUATE_ATTEMPT",
    says: "judges what the learner said, and `resume` comes without any",
  },
  {
    what: "a handler without a prompt",
    of: "handler: COACH_Encourage",
    instead: "handler: COACH_Sing",
    at: "handler: COACH_Sing",
    says: "There is no prompt for `COACH_Sing`.",
  },
  {
    what: "`done` together with another event",
    of: "      done: INTRO_WORD\n",
    instead: "      done: INTRO_WORD\n      timeout: PAUSED\n",
    at: "on:\n      done: INTRO_WORD\n      timeout",
    says: "`done` leaves the state at once",
  },
  {
    what: "a version that is a number",
    of: 'version: "0.3"',
    instead: "version: 0.3",
    at: "version: 0.3",
    says: '`version` must be numbers with points between them, in quotes, as in "0.3", not 0.3',
  },
  {
    what: "a version with words in it",
    of: 'version: "0.3"',
    instead: 'version: "0.3-five"',
    at: 'version: "0.3-five"',
    says: '`version` must be numbers with points between them, in quotes, as in "0.3", not "0.3-five"',
  },
  {
    what: "an invariant that forbids learning a word",
    of: "  - counters.usage <= required_usages",
    instead: "  - counters.usage <= 1",
    at: "  - counters.usage <= 1",
    says: "forbids what CHECK_MASTERY waits for",
  },
  {
    what: "a use that counts for nothing",
    of: "usage_correct: [usage += 1, failures = 0, silences = 0]",
    instead: "usage_correct: [failures = 0, silences = 0]",
    at: "effects:",
    says: "Nothing brings `usage` to where CHECK_MASTERY waits for it",
  },
  {
    what: "no final state",
    of: "    type: final\n",
    instead: "    on: {start: PICK_WORD}\n",
    at: "states:\n",
    says: "the session could never end",
  },
  {
    what: "a final state that waits",
    of: "    type: final\n",
    instead: "    type: final\n    on: {start: PICK_WORD}\n",
    at: "SESSION_DONE:\n",
    says: "SESSION_DONE is final",
  },
  {
    what: "an effect on an unknown counter",
    of: "timeout: [failures += 1, silences += 1]",
    instead: "timeout: [failures += 1, silence += 1]",
    at: "timeout: [failures += 1, silence += 1]",
    says: "There is no counter `silence`. Did you mean `silences`?",
  },
  {
    what: "an effect that is no effect",
    of: "usage_incorrect: [failures += 1, silences = 0]",
    instead: "usage_incorrect: [failures++, silences = 0]",
    at: "usage_incorrect: [failures++",
    says: "is not an effect",
  },
  {
    what: "an effect of an event that no state waits for",
    of: "usage_unclear: [silences = 0]",
    instead: "usage_unclaer: [silences = 0]",
    at: "usage_unclaer: [silences = 0]",
    says: "Did you mean `usage_unclear`?",
  },
  {
    what: "an invariant that is broken at the start",
    of: "  - counters.silences <= max_silences",
    instead: "  - counters.silences > max_silences",
    at: "- counters.silences > max_silences",
    says: "does not hold at the start",
  },
  {
    what: "an invariant that is no comparison",
    of: "  - counters.silences <= max_silences",
    instead: "  - counters stay small",
    at: "- counters stay small",
    says: "is not a comparison",
  },
  {
    what: "a misspelt setting",
    of: "repeat_lenient: true",
    instead: "repeat_lenent: true",
    at: "repeat_lenent: true",
    says: "Nothing reads `repeat_lenent`. Did you mean `repeat_lenient`?",
  },
  {
    what: "a setting of the wrong kind",
    of: "count_repeat_usage: true",
    instead: "count_repeat_usage: 1",
    at: "count_repeat_usage: 1",
    says: "is true or false",
  },
  {
    what: "a constant with a counter's name",
    of: "  max_silences: 4",
    instead: "  usage: 4\n  max_silences: 4",
    at: "usage: 4",
    says: "`usage` is a counter already.",
  },
  {
    what: "a misspelt time limit",
    of: "    student: 8000",
    instead: "    studnet: 8000",
    at: "studnet: 8000",
    says: "Did you mean `student`?",
  },
  {
    what: "a time limit below nothing",
    of: "    student: 8000",
    instead: "    student: -1",
    at: "student: -1",
    says: "`context.timeouts_ms.student` must be a whole number above 0",
  },
  {
    what: "a key that is given twice",
    of: "  PICK_WORD:\n",
    instead: "  INIT: {on: {start: PICK_WORD}}\n\n  PICK_WORD:\n",
    at: "INIT: {on",
    says: "`INIT` is given twice.",
  },
  {
    what: "a key that is not known",
    of: "    type: final\n",
    instead: "    type: final\n    colour: red\n",
    at: "colour: red",
    says: "`states.SESSION_DONE.colour` is not known here.",
  },
  {
    what: "a name that is no name",
    of: "  SESSION_DONE:\n",
    instead: "  the end:\n    type: final\n  SESSION_DONE:\n",
    at: "the end:",
    says: "letters, digits and underscores",
  },
];

/** The line on which a text begins that is there once. */
function lineOf(text: string, part: string): number {
  const at = text.indexOf(part);
  if (at === -1 || text.indexOf(part, at + 1) !== -1) throw new Error(`Not there once: ${part}`);
  return text.slice(0, at).split("\n").length;
}

describe("coach check", () => {
  test.each(mistakes)("$what is found at its line, and nothing else is reported", (mistake) => {
    const { of, instead, at, says } = mistake;
    lineOf(source, of);
    const text = source.replace(of, () => instead);
    const problems = check(text);
    expect(problems).toEqual([{ line: lineOf(text, at), message: expect.stringContaining(says) }]);
  });

  test("several mistakes are all found, in the order of their lines", () => {
    const text = source
      .replace("action: coach_encourage", "action: coach_sing")
      .replace("done: REPEAT_AFTER_ME", "done: REPEAT_AFTER_YOU")
      .replace("counters.usage <= required", "counters.usage =< required");
    const lines = ["done: REPEAT_AFTER_YOU", "action: coach_sing", "- counters.usage =<"].map((part) =>
      lineOf(text, part),
    );
    expect(check(text).map(({ line }) => line)).toEqual(lines);
  });

  test("a slip of form does not hide a slip of meaning", () => {
    const text = source
      .replace("    type: final\n", "    type: final\n    colour: red\n")
      .replace("  failures: 0 ", "  failures: none ")
      .replace("tts: 30000", "tts: soon")
      .replace("done: REPEAT_AFTER_ME", "done: REPEAT_AFTER_YOU")
      .replace("handler: COACH_Encourage", "handler: COACH_Sing");
    const parts = [
      "tts: soon",
      "failures: none",
      "done: REPEAT_AFTER_YOU",
      "handler: COACH_Sing",
      "colour: red",
    ];
    expect(check(text).map(({ line }) => line)).toEqual(parts.map((part) => lineOf(text, part)));
  });

  test("a counter that is missing is missed wherever it is used", () => {
    const text = source.replace("  silences: 0        # consecutive silences\n", "");
    const lines = check(text).map(({ line }) => text.split("\n")[line - 1]?.trim());
    expect(lines).toEqual([
      ...Array.from({ length: 2 }, () => expect.stringMatching(/^usage_(in)?correct: \[/)),
      expect.stringContaining("usage_unclear:"),
      expect.stringContaining("timeout: ["),
      "guard: counters.silences >= max_silences",
      "guard: counters.silences >= max_silences",
      "- action: reset_silences",
      "- counters.silences <= max_silences",
    ]);
  });

  test("0.3 has no problem; 0.2 has the two that it runs with all the same", () => {
    expect(check(source)).toEqual([]);
    const old = sourceOf("0.2");
    expect(check(old)).toEqual([
      {
        line: lineOf(old, "guard: counters.failures >= max_repeat_loops"),
        message: "A guard needs `on_false`.",
      },
      {
        line: lineOf(old, "- action: coach_positive_reinforce"),
        message: "`coach_positive_reinforce` sends `tts_done`, and COMPLETE_WORD has no way for it.",
      },
    ]);
    expect(compileSpec(old, { prompts: promptNames, lenient: true }).problems).toEqual([]);
  });

  test("`on:` is a word and not a yes, as in YAML 1.2", () => {
    const { spec } = compileSpec(source, { prompts: promptNames });
    expect(spec?.states.INIT).toMatchObject({ kind: "wait", on: { start: "PICK_WORD" } });
    const yes = source
      .replace("student_stop: SESSION_DONE", "student_stop: NO")
      .replace("SESSION_DONE:\n", "NO:\n");
    expect(
      compileSpec(yes.replace("no_more_words: SESSION_DONE", "no_more_words: NO"), { prompts: promptNames })
        .problems,
    ).toEqual([]);
  });

  test("how it is written does not change what it is: comments, quotes and order leave the hash alone", () => {
    const hash = (text: string) => compileSpec(text, { prompts: promptNames }).spec?.hash ?? "none";
    const rewritten = source.replace(/\s+#.*$/gm, "").replace("start: PICK_WORD", 'start: "PICK_WORD"');
    expect(rewritten).not.toBe(source);
    expect(hash(rewritten)).toBe(hash(source));
    expect(hash(source.replace("max_silences: 4", "max_silences: 5"))).not.toBe(hash(source));
  });
});

describe("a spec that somebody else wrote", () => {
  const lines = source.split("\n");
  const anyYaml = fc
    .json({ maxDepth: 4 })
    .map((json) => `session: A\nversion: "1.0"\ncounters: {}\nstates: ${json}\n`);
  /** Our own spec with lines taken out, doubled, swapped, indented or cut short. */
  const edited = fc
    .array(fc.record({ at: fc.nat(lines.length - 1), how: fc.nat(4), other: fc.nat(lines.length - 1) }), {
      maxLength: 3,
    })
    .map((edits) => {
      const text = [...lines];
      for (const { at, how, other } of edits) {
        const line = text[at] ?? "";
        const changes = ["", `${line}\n${line}`, text[other] ?? "", `  ${line}`, line.slice(0, -2)];
        text[at] = changes[how] ?? "";
      }
      return text.join("\n");
    });

  const answers = (text: string) => {
    const { spec, problems } = compileSpec(text, { prompts: promptNames });
    expect(spec === null).toBe(problems.length > 0);
    const count = text.split(/\r\n|\r|\n/).length;
    for (const { line, message } of problems) {
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(Math.max(count, 2));
      expect(message).not.toBe("");
    }
  };

  test("whatever the text, there is an answer, and every line it names is in the file", () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), anyYaml), answers), {
      numRuns: times(75, 300),
      seed: 5,
    });
  });

  test("however our own spec is cut up, there is an answer", () => {
    fc.assert(fc.property(edited, answers), { numRuns: times(30, 80), seed: 7 });
  });

  test("what passes can be walked", () => {
    fc.assert(
      fc.property(edited, (text) => {
        const { spec } = compileSpec(text, { prompts: promptNames });
        if (spec === null) return;
        const walk = walker(spec);
        const start = walk.begin();
        expect(Object.keys(spec.states)).toContain(start.state);
        expect(Object.keys(spec.states)).toContain(walk.step(start, "start")?.state ?? start.state);
      }),
      { numRuns: 60, seed: 6 },
    );
  });
});
