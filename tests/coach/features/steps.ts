import { expect } from "bun:test";
import { defineParameterType, Given, setWorldConstructor, Then, When } from "@cucumber/cucumber";
import { isResting } from "../../../src/coach/session/coach.ts";
import { SessionState } from "../../../src/coach/session/session-state.ts";
import type { CounterName } from "../../../src/coach/spec/generated.ts";
import { known, Lesson, missed, phrases, type Target, targets, words } from "./lesson.ts";

setWorldConstructor(Lesson);

defineParameterType({ name: "state", regexp: /[A-Z][A-Z_]+/, transformer: (name) => name });
defineParameterType({
  name: "counter",
  regexp: /usage|failures|silences|presentation/,
  transformer: (name): CounterName => counters.find((each) => each === name) ?? "usage",
});
defineParameterType({
  name: "target",
  regexp: /"(Wie viel kostet das\?|der Kaffee)"/,
  transformer: (name): Target => targets.find((each) => each === name) ?? "der Kaffee",
});

const counters: CounterName[] = ["usage", "failures", "presentation", "silences"];

// The queue and the start

Given("a queue of {target} and {target}", function (this: Lesson, one: Target, other: Target) {
  this.queue([one, other]);
});

Given("an empty queue", function (this: Lesson) {
  this.queue([]);
});

Given("the session starts", function (this: Lesson) {
  this.happens("start");
});

Given("the session starts and a new_target is dequeued", function (this: Lesson) {
  this.queue(["Wie viel kostet das?", "der Kaffee"]);
  this.happens("start");
  expect(this.state.current?.id).toBe("kostet");
  expect(this.state.queue).toEqual(["kaffee"]);
});

Given("the session starts with new_target {target}", function (this: Lesson, target: Target) {
  this.queue([target, "der Kaffee"]);
  this.happens("start");
  expect(this.target).toBe(target);
});

Given("the student never pronounces the word correctly", function (this: Lesson) {
  this.queue(["Wie viel kostet das?", "der Kaffee"]);
  this.happens("start");
});

Given("counters.failures reaches max_repeat_loops", function (this: Lesson) {
  const most = Number(this.coach.spec.context.max_repeat_loops);
  let failures = 0;
  for (let tries = 0; failures < most && tries < 20; tries++) {
    this.answer(missed);
    failures = Math.max(0, ...(this.last?.transitions ?? []).map(({ counters }) => counters.failures ?? 0));
  }
  expect(failures).toBe(most);
});

// What the coach does

When(/^the coach introduces the word \(INTRO_WORD\)$/, function (this: Lesson) {
  expect(this.place).toBe(known.intro);
  expect(this.said().join(" ")).toContain(this.target);
  expect(this.last?.requests.map(({ action }) => action)).toEqual([
    "coach_introduce_word",
    "coach_explain_word",
    "coach_example_sentence",
  ]);
});

When("the coach has spoken", function (this: Lesson) {
  // In 0.2 the next word has begun already, and this is the end of its introduction.
  if (!this.state.position.final) this.happens("tts_done");
});

When("the coach waits for an answer", function (this: Lesson) {
  this.listen();
  expect(this.last?.listen).not.toBeNull();
});

Then("the coach says something", function (this: Lesson) {
  expect(this.said().join("")).not.toBe("");
});

Then("the coach repeats its words", function (this: Lesson) {
  const cue = this.said();
  expect(cue.length).toBeGreaterThan(0);
  this.happens("tts_done");
  this.happens("student_again");
  expect(this.said()).toEqual(cue);
});

Then("the coach encourages and does not praise", function (this: Lesson) {
  const said = this.said();
  expect(phrases.encouragement.some(({ text }) => said.includes(text))).toBe(true);
  expect(phrases.praise.some(({ text }) => said.includes(text))).toBe(false);
});

Then("the coach weaves the word into a later prompt", function (this: Lesson) {
  this.listen();
  expect(this.target).toBe("der Kaffee");
  const woven: string[] = [];
  for (let cue = 0; cue < 4; cue++) {
    this.answer(missed);
    woven.push(...(this.last?.requests ?? []).flatMap((request) => request.woven.map(({ id }) => id)));
    if (this.place !== known.practice) break;
  }
  expect(woven).toContain("kostet");
});

// What the student does

When("the student repeats it correctly on attempt 1, 2 and 3", function (this: Lesson) {
  for (const attempt of [1, 2, 3]) {
    this.answer(words["Wie viel kostet das?"].uses[attempt - 1] ?? "");
    expect(this.last?.verdict?.verdict).toBe("correct");
    expect(this.last?.transitions.some(({ counters }) => counters.usage === attempt)).toBe(true);
  }
});

When("the student does not use the word on two consecutive attempts", function (this: Lesson) {
  for (const _ of [1, 2]) this.answer(missed);
});

When("the student repeats correctly inside remediation", function (this: Lesson) {
  expect(this.place).toBe(known.repeat);
  this.answer(this.target);
});

When(/^the student uses the word(?: (\d+) times)?$/, function (this: Lesson, times: string | null) {
  const { uses } = words[this.target];
  for (let n = 0; n < Number(times ?? 1); n++) this.answer(uses[n] ?? "");
});

When(/^the student misses the word(?: (\d+) times)?$/, function (this: Lesson, times: string | null) {
  for (let n = 0; n < Number(times ?? 1); n++) {
    this.answer(missed);
    expect(this.last?.verdict?.verdict).toBe("incorrect");
  }
});

When("the student says something close to the word", function (this: Lesson) {
  this.answer(words[this.target].close);
  expect(this.last?.verdict?.verdict).toBe("unclear");
});

When(/^the student is silent(?: (\d+) times)?$/, function (this: Lesson, times: string | null) {
  for (let n = 0; n < Number(times ?? 1); n++) this.silence();
});

When("the student says {string}", function (this: Lesson, text: string) {
  this.answer(text);
});

When("the student wants to go on", function (this: Lesson) {
  this.happens("resume");
});

When("the student stops", function (this: Lesson) {
  this.happens("student_stop");
});

// What the microphone and the machine do

When("the microphone hears {string} while the coach speaks", function (this: Lesson, text: string) {
  this.happens("asr_result", text);
});

When("the microphone hears what the coach has just said", function (this: Lesson) {
  const said = this.state.said.map(({ text }) => text).join(" ");
  expect(said).not.toBe("");
  this.happens("asr_result", said);
});

When("an answer arrives that belongs to the turn before", function (this: Lesson) {
  this.listen();
  this.happens("asr_result", words[this.target].uses[0], String(this.state.turn - 1));
});

// Killing the program itself, with its files, is tested in tests/coach/session.
When("the session is restored from what was saved", function (this: Lesson) {
  this.state = SessionState.parse(JSON.parse(JSON.stringify(this.state)));
  this.last = null;
  this.happens("resume");
});

// What must hold

Then("counters.{counter} becomes {int}", function (this: Lesson, counter: CounterName, value: number) {
  expect(Math.max(...(this.last?.transitions ?? []).map(({ counters }) => counters[counter] ?? 0))).toBe(
    value,
  );
});

Then("counters.{counter} is {int}", function (this: Lesson, counter: CounterName, value: number) {
  expect(this.counter(counter)).toBe(value);
});

Then("counters.usage = 1, failures reset to 0", function (this: Lesson) {
  expect([this.counter("usage"), this.counter("failures")]).toEqual([1, 0]);
});

Then("the state is {state}", function (this: Lesson, name: string) {
  expect(this.place).toBe(name);
});

Then("the state machine enters {state}", function (this: Lesson, name: string) {
  expect(this.entered.at(-1)).toBe(name);
  expect(this.place).toBe(name);
});

Then("the current word is {target}", function (this: Lesson, target: Target) {
  expect(this.target).toBe(target);
});

Then("the word is moved to the learned_pool", function (this: Lesson) {
  expect(this.state.pool).toEqual([{ id: "kostet", usage: 3, outcome: "mastered", credits: 0 }]);
  expect(this.state.queue).not.toContain("kostet");
});

Then("the session moves automatically to the next new_target", function (this: Lesson) {
  if (this.target !== "der Kaffee") this.happens("tts_done");
  expect(this.target).toBe("der Kaffee");
  expect(this.place).toBe(known.intro);
  expect(this.counter("usage")).toBe(0);
});

Then("normal practice continues until total usage = 3", function (this: Lesson) {
  expect(this.place).toBe(known.practice);
  this.answer(words[this.target].uses[0]);
  expect(this.place).toBe(known.practice);
  this.answer(words["Wie viel kostet das?"].uses[1]);
  expect(this.state.pool).toEqual([{ id: "kostet", usage: 3, outcome: "mastered", credits: 0 }]);
});

Then("the session exits remediation and marks the word learned", function (this: Lesson) {
  expect(this.state.pool).toEqual([{ id: "kostet", usage: 0, outcome: "mastered", credits: 0 }]);
  expect(this.place).toBe(known.intro);
});

Then("the session exits remediation and puts the word off", function (this: Lesson) {
  expect(this.state.pool).toEqual([{ id: "kostet", usage: 0, outcome: "deferred", credits: 0 }]);
  this.happens("tts_done");
  expect(this.place).toBe(known.intro);
});

Then(
  /^"(.+)" is in the learned_pool as (mastered|deferred) with (\d+) uses?$/,
  function (this: Lesson, target: string, outcome: string, usage: string) {
    const id = words[targets.find((each) => each === target) ?? "der Kaffee"].id;
    expect(this.state.pool.find((entry) => entry.id === id)).toMatchObject({ outcome, usage: Number(usage) });
  },
);

Then("the learned_pool is empty", function (this: Lesson) {
  expect(this.state.pool).toEqual([]);
});

Then("the queue begins with {target}", function (this: Lesson, target: Target) {
  expect(this.state.queue[0]).toBe(words[target].id);
});

Then("the session is over", function (this: Lesson) {
  expect(this.state.position.final).toBe(true);
});

Then("the session rests", function (this: Lesson) {
  expect(isResting(this.coach, this.state)).toBe(true);
});

Then(/^nothing happens, because (.+)$/, function (this: Lesson, why: string) {
  expect(this.last?.outcome).toBe("ignored");
  expect(this.last?.why?.toLowerCase()).toContain(why.toLowerCase());
});
