import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsIn } from "../../src/lesson/fields.ts";
import { parseTopic } from "../../src/workspace/topic.ts";
import { swept } from "../sweep.ts";
import { ended, follow } from "./follow.ts";
import { house, parsed, serving } from "./harness.ts";

type Server = Awaited<ReturnType<typeof serving>>;

async function draft(server: Server, input: string) {
  const json = { command: "lesson-planning:create-lesson", input };
  const { sessionId: id, stream } = await (await server.client.sessions.$post({ json })).json();
  const reader = await follow(server, stream);
  await reader.until(ended);
  reader.close();
  const { lesson } = await (await server.client.sessions[":id"].$get({ param: { id } })).json();
  if (lesson === null) throw new Error("there is no lesson");
  return { id, lesson };
}

const decide = async (server: Server, id: string, wish: unknown) => {
  const reply = await server.send("POST", `/api/sessions/${id}/decisions`, wish);
  return { status: reply.status, ...(await parsed(reply)) };
};

const example = {
  kind: "example",
  problem: "Fold a reef knot with two cords of one colour.",
  steps: ["Left over right and under.", "Right over left and under."],
  result: "A flat knot that does not slip.",
};
const questions = {
  kind: "questions",
  questions: [
    { text: "Which cord goes over first?", answer: "The left one." },
    { text: "What does the second crossing mirror?", answer: "The first one." },
    { text: "Why does a granny knot slip?", answer: "Both crossings go the same way." },
  ],
};
const mistake = {
  kind: "mistake",
  text: "Left over right twice makes a reef knot.",
  truth: "That is a granny knot.",
};

describe("what only she can give", () => {
  test("is filled in, stands in the lesson as her edit, is kept as her note, and the next lesson draws on it", async () => {
    using here = await house();
    await using server = await serving(here);
    const first = await draft(server, "reef knots for 3B");
    const fields = fieldsIn(first.lesson.markdown);
    expect(fields.map(({ kind }) => kind)).toEqual(["example", "questions", "mistake"]);
    let last = null;
    for (const [at, given] of [example, questions, mistake].entries()) {
      last = await decide(server, first.id, {
        type: "fill",
        section: "main",
        field: fields[at]?.label,
        given,
      });
      expect(last).toMatchObject({
        status: 200,
        decision: { type: "edit", section: "main" },
        note: { path: "topics/reef-knots.md", title: "Reef knots" },
        lesson: { gaps: 2 - at },
      });
    }
    expect(last?.lesson.markdown).toContain("2. Right over left and under.\n\n**Result:** A flat knot");
    expect(last?.lesson.markdown).toContain(`**Answer:** False. ${mistake.truth}`);
    for (const { text, answer } of questions.questions)
      expect(last?.lesson.markdown).toContain(`${text}\n\n   **Answer:** ${answer}`);
    const left = /nobody has written notes|left for you to fill in/;
    expect(first.lesson.markdown).toMatch(left);
    expect(last?.lesson.markdown).not.toMatch(left);
    const overview = last?.lesson.sections.find(({ id }: { id: string }) => id === "overview");
    expect(overview.text).not.toMatch(left);
    expect(overview.decision).toBe("pending");
    const main = last?.lesson.sections.find(({ id }: { id: string }) => id === "main");
    expect(main.versions).toHaveLength(4);
    // She gave three places of it, and said nothing of the rest.
    expect(main.decision).toBe("pending");
    const path = join(here.workspace, "topics/reef-knots.md");
    const note = parseTopic("topics/reef-knots.md", readFileSync(path, "utf8"));
    expect(note).toMatchObject({ title: "Reef knots", subject: "Computing Science" });
    expect(note?.example?.steps).toEqual(example.steps);
    expect(Object.values(note?.practice ?? {}).flat()).toEqual(questions.questions);
    expect(note?.practice.hard).toEqual(questions.questions.slice(2));
    expect(note?.misconceptions[0]).toMatchObject({ think: mistake.text, truth: mistake.truth, answer: "B" });

    const { lesson } = await draft(server, "reef knots for 3B");
    expect(lesson.gaps).toBe(0);
    const asked = questions.questions.flatMap(({ text, answer }) => [text, answer]);
    for (const said of ["Right over left and under.", ...asked, mistake.text, mistake.truth])
      expect(lesson.markdown).toContain(said);
    expect(lesson.markdown).toContain("topics/reef-knots.md");
    for (const { text } of lesson.sections) expect(text.split("\n").slice(1).join("").trim()).not.toBe("");
  });

  test("a field that is gone changes nothing, and a note in her own form keeps every letter of it", async () => {
    using here = await house();
    await using server = await serving(here);
    const { id, lesson } = await draft(server, "reef knots for 3B");
    const [field] = fieldsIn(lesson.markdown);
    const fill = { type: "fill", section: "main", field: field?.label, given: example };
    expect((await decide(server, id, fill)).status).toBe(200);
    expect((await decide(server, id, fill)).status).toBe(409);
    const path = join(here.workspace, "topics/reef-knots.md");
    const own = `${readFileSync(path, "utf8")}\n## My own heading\n\nRope lives in the *blue* box.\n`;
    writeFileSync(path, own); // from now on it is in a form of her own
    const [asked] = fieldsIn(lesson.markdown).slice(1);
    await decide(server, id, { type: "fill", section: "main", field: asked?.label, given: questions });
    expect(readFileSync(path, "utf8")).toStartWith(own.trimEnd());
    expect(readFileSync(path, "utf8")).toContain("Why does a granny knot slip?");
    const again = await draft(server, "reef knots for 3B");
    expect(again.lesson.markdown).toContain("Right over left and under.");
    for (const { text } of again.lesson.sections)
      expect(text.split("\n").slice(1).join("").trim()).not.toBe("");
  });

  test("a pupil's name typed into a field or a section is asked about before it is kept, and only once", async () => {
    using here = await house();
    await using server = await serving(here);
    const { id, lesson } = await draft(server, "reef knots for 3B");
    const [field] = fieldsIn(lesson.markdown);
    const about = "Rowan Achterberg has dyspraxia, so he ties it with thick rope.";
    const fill = {
      type: "fill",
      section: "main",
      field: field?.label,
      given: { ...example, steps: [about, "Right over left."] },
    };
    const edit = { type: "edit", section: "starter", text: `Hand out rope.\n\n${about}` };
    const path = join(here.workspace, "topics/reef-knots.md");
    const consents = ["personal-data"];
    for (const wish of [fill, edit]) {
      const asked = await decide(server, id, wish);
      expect([asked.status, asked.error.kind]).toEqual([422, "personal_data"]);
      // What may be logged is masked; to herself it is said whom it means.
      expect(JSON.stringify(asked.error)).not.toContain("Achterberg");
      expect(asked.findings).toMatchObject([{ written: "Rowan Achterberg", passage: about }]);
      const { session } = await (await server.client.sessions[":id"].$get({ param: { id } })).json();
      expect(session.decisions.filter(({ section }) => section === wish.section)).toEqual([]);
      if (wish === fill) expect(existsSync(path)).toBe(false);
      expect((await decide(server, id, { ...wish, consents })).status).toBe(200);
    }
    expect(readFileSync(path, "utf8")).toContain("Achterberg");
    // What she has agreed to stands there; a change beside it is not asked about again, another name is.
    const more = `Hand out rope, two each.\n\n${about}`;
    expect((await decide(server, id, { ...edit, text: more })).status).toBe(200);
    const other = `${more}\n\nRosa Abbington has dyspraxia too.`;
    expect((await decide(server, id, { ...edit, text: other })).status).toBe(422);
    // People of the subject are nobody's data.
    const named = { type: "edit", section: "plenary", text: "Ask what Robert Catesby planned in 1605." };
    expect((await decide(server, id, named)).status).toBe(200);
  });

  const notes = [
    [
      "topics/schifferknoten.md",
      "# Schifferknoten – der Kreuzknoten\n\nDer Kreuzknoten verbindet zwei Seile. Er hält z. B. ein Segel fest.\n",
      "Seile und der Kreuzknoten",
    ],
    [
      "topics/noeuds.txt",
      "Les noeuds de marin\n\nLe noeud plat relie deux cordages. Il tient bien quand il est serré.\n",
      "les noeuds des marins",
    ],
  ] as const;
  test.each(swept(notes, 1))(
    "goes into the note that the lesson was drawn from: %s",
    async (path, text, asked) => {
      using here = await house();
      mkdirSync(join(here.workspace, "topics"), { recursive: true });
      writeFileSync(join(here.workspace, path), text);
      await using server = await serving(here);
      const first = await draft(server, `${asked} for 3B`);
      expect(first.lesson.markdown).toContain(path);
      const given: Record<string, unknown> = { example, questions, mistake };
      for (const { kind, label } of fieldsIn(first.lesson.markdown)) {
        const wish = { type: "fill", section: "main", field: label, given: given[kind] };
        expect(await decide(server, first.id, wish)).toMatchObject({ status: 200, note: { path } });
      }
      expect(readdirSync(join(here.workspace, "topics"))).toEqual([path.replace("topics/", "")]);
      expect(readFileSync(join(here.workspace, path), "utf8")).toStartWith(text.trimEnd());
      const { lesson } = await draft(server, `${asked} for 3B`);
      expect(lesson.gaps).toBe(0);
      const ideas = text.trim().split("\n\n")[1] ?? "";
      for (const said of [
        ideas.split(". ")[0] ?? "",
        "Right over left and under.",
        "Why does a granny knot slip?",
      ])
        expect(lesson.markdown).toContain(said);
    },
  );
});
