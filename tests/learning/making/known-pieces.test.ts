import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openCourse } from "../../../src/learning/courses.ts";
import { formOf } from "../../../src/learning/making/concept-form.ts";
import { addConcept, saveConcept } from "../../../src/learning/making/edit-course.ts";
import { newCourse } from "../../../src/learning/making/new-course.ts";
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { type Room, visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "../room/own-room.ts";

const words = (...pairs: [string, string][]) =>
  pairs.map(([term, meaning]) => ({ term, meanings: [meaning] }));
const topic = (title: string, ...pairs: [string, string][]) => ({
  concept: { title, type: "vocabulary", bloom_target: "remember" },
  items: { teach: { explanation: "", example: "" }, vocabulary: words(...pairs) },
});

/** Two topics that share the word "kepala", both asked about once. */
async function studied(room: Room) {
  const { name, concept } = await newCourse(room, { title: "Body", domain: "language", target: "ms" });
  await saveConcept(
    room,
    name,
    concept,
    topic("Body", ["kepala", "head"], ["tagan", "hand"], ["kaki", "leg"]),
  );
  const { id: work } = await addConcept(room, name, topic("Work", ["kepala", "boss"], ["kerja", "work"]));
  const learner = await visit(room, name);
  const result = (concept_id: string, items: string[], at: string) => ({
    exercise_id: `${at}-${concept_id}`,
    concept_id,
    modality: "worksheet" as const,
    bloom_level: "remember" as const,
    started: at,
    completed: at,
    score: { correct: items.length, total: items.length, percentage: 1 },
    fsrs_rating: 3 as const,
    hints_used: 0,
    errors: [],
    type: "vocabulary",
    uses: items.map((item) => `vocabulary:${item}`),
    items: items.map((item) => ({ item: `vocabulary:${item}`, rating: 3 as const })),
  });
  await learner.state.record([
    result(concept, ["kepala", "tagan", "kaki"], "2026-03-01T02:00:00.000Z"),
    result(work, ["kepala", "kerja"], "2026-03-01T02:10:00.000Z"),
  ]);
  const cards = await openCards(learner);
  for (const card of (await cards.due()).slice(0, 8)) await cards.answer(card, 3);
  await cards.finish();
  return { name, concept, work };
}

const known = async (room: Room, name: string, concept: string) =>
  Object.keys((await (await visit(room, name)).state.progress()).concepts.get(concept)?.items ?? {}).sort();

function form(room: Room, name: string, id: string) {
  const { concepts, items } = openCourse(name, room.courseFolders, room.cwd);
  const [concept, own] = [concepts.find((one) => one.id === id), items.get(id)];
  if (concept === undefined || own === undefined) throw new Error(`there is no ${id}`);
  return formOf(concept, own);
}

test("what is known of a word stays known when its spelling is mended, in its topic alone", async () => {
  using own = ownRoom();
  const { name, concept, work } = await studied(own.room);
  const cards = () => readFileSync(join(own.home, "learner", name, "flashcards.json"), "utf8");
  expect(cards()).toContain('"vocabulary:tagan#');
  const before = form(own.room, name, concept);
  await saveConcept(own.room, name, concept, {
    ...before,
    items: {
      ...before.items,
      vocabulary: words(["kepala (body)", "head"], ["tangan", "hand"], ["kaki", "leg"]),
    },
  });
  expect(await known(own.room, name, concept)).toEqual([
    "vocabulary:kaki",
    "vocabulary:kepala (body)",
    "vocabulary:tangan",
  ]);
  expect(await known(own.room, name, work)).toEqual(["vocabulary:kepala", "vocabulary:kerja"]);
  expect(cards()).toContain('"vocabulary:tangan#');
  expect(cards()).not.toContain("tagan#");
  // The logs say the same, so that progress made anew from them is this progress.
  const { state } = await visit(own.room, name);
  const logged = (await state.results()).flatMap(({ result }) => result.items ?? []).map(({ item }) => item);
  expect(logged).not.toContain("vocabulary:tagan");
  expect(logged).toContain("vocabulary:tangan");
});

test("what is known of a word that is taken out counts again when it is put back; a new word begins new", async () => {
  using own = ownRoom();
  const { name, concept } = await studied(own.room);
  const before = form(own.room, name, concept);
  const { items } = before;
  await saveConcept(own.room, name, concept, {
    ...before,
    items: { ...items, vocabulary: words(["kepala", "head"], ["kaki", "leg"], ["bahu", "shoulder"]) },
  });
  expect(await known(own.room, name, concept)).not.toContain("vocabulary:bahu");
  const state = (await visit(own.room, name)).state;
  expect((await state.progress()).concepts.get(concept)?.status).toBe("learning");
  await saveConcept(own.room, name, concept, before);
  expect(await known(own.room, name, concept)).toContain("vocabulary:tagan");
});
