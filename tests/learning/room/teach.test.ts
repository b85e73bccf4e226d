import { expect, test } from "bun:test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ConversationBody } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { askTaught } from "../../../src/learning/room/ask-taught.ts";
import { importInto } from "../../../src/learning/room/import-course.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { changeSettings } from "../../../src/learning/room/settings.ts";
import { checkTaught, teach } from "../../../src/learning/room/teach.ts";
import { ownRoom } from "./own-room.ts";

test("a list of words has no main idea: after reading it one of the words is asked", async () => {
  using own = ownRoom();
  mkdirSync(join(own.home, "courses"), { recursive: true });
  const bytes = new TextEncoder().encode("term,meaning\nkucing,cat\nanjing,dog\nburung,bird\nikan,fish\n");
  const { name } = await importInto(own.room, { fileName: "words.csv", bytes }, { name: "words" });
  const learner = await visit(own.room, name);
  const id = learner.course.concepts[0]?.id ?? "";
  expect(teach(learner, id)?.question).toBe("What does “kucing” mean?");
  expect(checkTaught(learner, id, "cat")?.isRight).toBe(true);
  expect(checkTaught(learner, id, "dog")?.isRight).toBe(false);
});

test("at the check a learner's question is answered from the course, and an answer is no question", async () => {
  using own = ownRoom();
  mkdirSync(join(own.home, "courses"), { recursive: true });
  const bytes = new TextEncoder().encode("term,meaning\nkucing,cat\nanjing,dog\nburung,bird\nikan,fish\n");
  const { name } = await importInto(own.room, { fileName: "words.csv", bytes }, { name: "words" });
  const learner = await visit(own.room, name);
  const id = learner.course.concepts[0]?.id ?? "";
  expect(askTaught(learner, id, "what does anjing mean?")?.text).toContain("**anjing**: dog");
  expect(askTaught(learner, id, "what does kucing mean?")?.text).not.toContain("cat");
  expect(askTaught(learner, id, "how do you pronounce it?")?.sound?.text).toBe("kucing");
  for (const answer of ["cat", "is it cat?", "I don't know"])
    expect(askTaught(learner, id, answer)).toBeNull();
});

test("after a text, yes is said of what is surely right, and never of its opposite", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "bahasa-melayu");
  const isRight = (concept: string, reply: string) => checkTaught(learner, concept, reply)?.isRight;
  expect(teach(learner, "greetings")?.question).toContain("Which goodbye");
  expect(isRight("greetings", "selamat jalan, because he leaves; selamat tinggal is for who stays")).toBe(
    true,
  );
  for (const reply of ["selamat tinggal", "selamat tinggal because he is leaving", "goodbye"])
    expect(isRight("greetings", reply)).toBe(false);
  expect(teach(learner, "numbers")?.question).toContain("342");
  expect(isRight("numbers", "tiga ratus empat puluh dua: three hundreds, four tens and two")).toBe(true);
  for (const reply of ["tiga ratus empat dua", "dua ratus empat puluh tiga", "tiga ratus"])
    expect(isRight("numbers", reply)).toBe(false);
});

test("what is explained is asked about as before", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "research-methods");
  const id = learner.course.concepts[0]?.id ?? "";
  expect(teach(learner, id)?.question).not.toMatch(/^What does “/);
});

test("an example or the rule comes first, as the learner likes it, read alone or talked about", async () => {
  using own = ownRoom();
  const first = await visit(own.room, "research-methods");
  const { explanation, example } = first.course.items.get("validity")?.teach ?? {
    explanation: "",
    example: "",
  };
  const taught = async () => {
    const learner = await visit(own.room, "research-methods");
    const { record } = await newExercise(learner, "validity", { modality: "conversation", teach: true });
    const { teaching } = ConversationBody.parse(record.body);
    return [teach(learner, "validity")?.text ?? "", teaching?.text ?? ""];
  };
  const isExampleFirst = (text: string) => text.indexOf(example.trim()) < text.indexOf(explanation.trim());
  for (const text of await taught()) expect(isExampleFirst(text)).toBe(true);
  await changeSettings(own.room, { explanationStyle: "rule_first" });
  for (const text of await taught()) {
    expect(text).toContain(explanation.trim());
    expect(text).toContain(example.trim());
    expect(isExampleFirst(text)).toBe(false);
  }
});
