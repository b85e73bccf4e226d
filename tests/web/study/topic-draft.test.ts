import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { courseNames, readCourse } from "../../../src/learning/courses.ts";
import { formOf as asForm } from "../../../src/learning/making/concept-form.ts";
import { draftOf, formOf, problemsOf, rowOf } from "../../../src/web/study/making/topic-draft.ts";

const courses = join(import.meta.dir, "..", "..", "..", "courses");

describe("a topic in a form", () => {
  test.each(courseNames([courses]))("nothing of %s is lost by being looked at", (name) => {
    const { course } = readCourse(join(courses, name));
    for (const concept of course?.concepts ?? []) {
      const items = course?.items.get(concept.id);
      if (items === undefined) throw new Error(concept.id);
      const form = asForm(concept, items);
      expect(formOf(draftOf(form))).toEqual(form);
    }
  });

  const empty = { concept: { title: "Colours" }, items: { teach: { explanation: "", example: "" } } };
  const written = (list: Parameters<typeof rowOf>[0], texts: Record<string, string>) => {
    const row = rowOf(list);
    return { ...row, texts: { ...row.texts, ...texts } };
  };

  test("what was written becomes items; a row that nothing was written in is none", () => {
    const draft = draftOf(empty);
    const form = formOf({
      ...draft,
      rows: {
        ...draft.rows,
        vocabulary: [
          rowOf("vocabulary"),
          written("vocabulary", {
            term: " hijau ",
            meanings: "green / unripe ",
            "sentences.0.text": "Daun itu hijau.",
            "sentences.0.translation": "The leaf is green.",
          }),
        ],
        facts: [written("facts", { statement: "Grass is blue.", truth: "false", why: "It is green." })],
        code_tasks: [written("code_tasks", { title: "Mix two", tests: "mix(1, 2) => 3\nmix(a=>b) => {}" })],
      },
    });
    expect(form.items.vocabulary).toEqual([
      {
        term: "hijau",
        meanings: ["green", "unripe"],
        accepted: [],
        sentences: [{ text: "Daun itu hijau.", translation: "The leaf is green." }],
      },
    ]);
    expect(form.items.facts).toEqual([{ statement: "Grass is blue.", truth: false, why: "It is green." }]);
    expect(form.items.code_tasks).toMatchObject([
      {
        id: "mix-two",
        bloom: "apply",
        tests: [{ name: "mix(1, 2)", call: "mix(1, 2)", expect: "3" }, { call: "mix(a" }],
      },
    ]);
  });

  test("a problem stands at its own row and field, whatever blank rows stand before it", () => {
    const draft = draftOf(empty);
    const [blank, row] = [rowOf("vocabulary"), written("vocabulary", { term: "biru" })];
    const rows = { ...draft.rows, vocabulary: [blank, row] };
    const problems = [
      { field: "vocabulary.0.meanings", message: "This is still empty.", stops: true },
      { field: "vocabulary.0", message: "No text teaches this.", stops: false },
      { field: "vocabulary.0.sentences.0.translation", message: "empty", stops: true },
    ];
    expect([...problemsOf({ ...draft, rows }, "vocabulary", row, problems).keys()]).toEqual([
      "meanings",
      "",
      "sentences.0.translation",
    ]);
    expect(problemsOf({ ...draft, rows }, "vocabulary", blank, problems).size).toBe(0);
  });
});
