import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { minutesIn } from "../../src/lesson/brief/duration.ts";
import { classOfSession, minutesAsked } from "../../src/lesson/brief/session-class.ts";
import { understood } from "../../src/lesson/brief/understood.ts";
import { checkInWorkspace } from "../../src/lesson/check/check-in-workspace.ts";
import { exportSession } from "../../src/lesson/export/export-session.ts";
import { lessonView } from "../../src/lesson/lesson-view.ts";
import { type Chosen, type Message, userText } from "../../src/message.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { planning, quietly, sampleWorkspace } from "./planning.ts";

describe("how long a lesson is to be, as people say it", () => {
  test.each([
    ["45 mins", 45],
    ["45 min", 45],
    ["a 45-minute lesson", 45],
    ["1 hour", 60],
    ["1h", 60],
    ["1h30", 90],
    ["an hour and a half", 90],
    ["one and a half hours", 90],
    ["1.5 hours", 90],
    ["1 hour 15 minutes", 75],
    ["half an hour", 30],
    ["three quarters of an hour", 45],
    ["90′", 90],
    ["45 Minuten", 45],
    ["anderthalb Stunden", 90],
    ["45 minutos", 45],
    ["una hora y media", 90],
    ["45 minit", 45],
    ["satu jam", 60],
    ["trois quarts d'heure", 45],
    ["une heure et demie", 90],
    ["need something on fractions for my bottom set Y7 tomorrow p3, 45 mins", 45],
    ["a 10 minute starter on loops, 50 minutes", 50],
  ])("%s", (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes);
  });

  test.each([
    ["fractions for 1h30", 90],
    ["rivers, 2 hours 15", 135],
    ["energy for 4H2, 1h05", 65],
    ["acids with 5H, an hour and 10 minutes", 70],
  ])("beside classes that are named with an H: %s", (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes);
  });

  test.each(["the causes of the war for 3H1", "10H fractions", "2H, photosynthesis", "poetry 9h2"])(
    "a class that is named with an H is no length: %s",
    (text) => expect(minutesIn(text)).toBeNull(),
  );

  test.each(["hourly rates", "the 100 m sprint", "a 3B pencil", "1984", "2 minutes", "the 1960's", "loops"])(
    "%s says nothing of it",
    (text) => {
      expect(minutesIn(text)).toBeNull();
    },
  );

  test.each([
    ["forty-five minutes on loops", 45],
    ["loops, fifty mins please", 50],
    ["a thirty five minute lesson", 35],
    ["a hundred and ten minutes", 110],
    ["two hours", 120],
    ["one hour and twenty minutes", 80],
    ["quarante-cinq minutes sur les fractions", 45],
    ["une leçon de cinquante-cinq minutes", 55],
    ["soixante-quinze minutes", 75],
    ["quatre-vingt-dix minutes", 90],
    ["septante minutes", 70],
    ["fünfundvierzig Minuten", 45],
    ["fuenfundvierzig Minuten", 45],
    ["eine sechzigminütige Stunde", 60],
    ["dreißig Minuten zu Schleifen", 30],
    ["cuarenta y cinco minutos", 45],
    ["veinticinco minutos", 25],
    ["noventa minutos de fracciones", 90],
    ["empat puluh lima minit", 45],
    ["tiga puluh minit tentang pecahan", 30],
    ["enam puluh lima minit", 65],
    ["a fifteen minute starter, then forty minutes", 40],
    ["un exercice de vingt minutes dans une leçon de cinquante minutes", 50],
  ])("in words: %s", (text, minutes) => {
    expect(minutesIn(text)).toBe(minutes);
  });

  test.each([
    "a double period on loops",
    "fractions, double lesson",
    "eine Doppelstunde zu Brüchen",
    "une double heure sur les fractions",
    "una clase doble de fracciones",
    "pecahan, dua waktu",
    "pecahan, waktu berganda",
  ])("a double period is twice the class's, and unknown without one: %s", (text) => {
    expect([minutesIn(text, 45), minutesIn(text, 55), minutesIn(text)]).toEqual([90, 110, null]);
  });

  test.each([
    "twenty questions on loops",
    "the double helix",
    "the Hundred Years' War",
    "vingt mille lieues sous les mers",
    "a double number line",
    "the two minute silence",
  ])("%s is a topic and no length", (text) => {
    expect(minutesIn(text, 50)).toBeNull();
  });

  test("any whole number of minutes is understood, wherever it stands", () => {
    const unit = fc.constantFrom(
      " mins",
      " min",
      "-minute",
      " minutes",
      "min",
      " Minuten",
      " minutos",
      " minit",
      "′",
    );
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 240 }), unit, fc.boolean(), (n, word, first) => {
        expect(minutesIn(first ? `${n}${word}, loops for us` : `loops for us, ${n}${word}`)).toBe(n);
      }),
    );
  });
});

describe("what is chosen outright wins over words, and words over what is usual", async () => {
  const profiles = await loadClasses(sampleWorkspace);
  const registry = await loadRegistry(sampleWorkspace);
  const brief = (text: string, about = {}) =>
    understood(text, { kind: "lesson", ...about }, [], { profiles, registry, command: "create-lesson" });

  test.each([
    ["a 3B pencil for 2A", {}, { kind: "lesson", topic: "3B pencil", class: "2A" }],
    ["a 3B pencil", { class: "2A" }, { kind: "lesson", topic: "3B pencil", class: "2A" }],
    ["For 2A, 45 minutes: a 3B pencil for 3B", { class: "2A" }, { class: "2A", minutes: 45 }],
    ["loops for 3B, 45 mins", { minutes: 30 }, { topic: "loops", class: "3B", minutes: 30 }],
    ["loops (TCH 4-14a) for 3B", { outcomes: ["TCH 4-15a"] }, { topic: "loops", outcomes: ["TCH 4-15a"] }],
    ["TCH 4-14a for 3B", {}, { topic: "Constructs and data structures of a textual language" }],
    ["causes of the First World War for 3B", {}, { topic: "causes of the First World War" }],
    ["plan a lesson on for loops for 3B please", {}, { topic: "for loops" }],
    ["a lesson for 3B", {}, { topic: "" }],
  ])("%s with %p", (text, about, expected) => {
    expect(brief(text, about)).toMatchObject(expected);
  });

  test("the class of a session is the one chosen, whatever its topic and title name", () => {
    const asked = { ...userText("a 3B pencil"), about: { kind: "lesson" as const, class: "2A" } };
    expect(classOfSession([asked], "# A 3B pencil: 2A, S2\n\nFor 3B.", profiles)?.id).toBe("2A");
    expect(classOfSession([], "# A 3B pencil: 2A, S2\n\nFor 3B.", profiles)?.id).toBe("2A");
  });

  test("lesson, page and export name one class and one length", async () => {
    const { start, store } = await planning();
    const conversation = await start("lists in 3B pencils");
    const about = { kind: "lesson" as const, class: "2A", minutes: 40 };
    await conversation.send("lists and arrays, as 3B had them, 60 mins", { ...quietly(), about });
    const { id } = conversation.session;
    const view = await lessonView(conversation.session, sampleWorkspace);
    expect(view?.class).toBe("2A");
    expect(view?.markdown).toContain("A 40-minute lesson");
    const file = await exportSession(store, sampleWorkspace, id, { format: "md", for: "teacher" });
    expect(Buffer.from(file.bytes).toString()).toContain("2A · S2");
  });
});

describe("a lesson's minutes are held against what was asked for", () => {
  const lesson =
    "# Loops: 3B\n\n## Starter\n\n## Timings\n\n- Starter: 10 minutes\n- Main: 30 minutes\n- Plenary: 5 minutes\n";
  const whole = `${lesson}\n## Main\n\n## Plenary\n`;
  const of = async (...said: (string | Chosen)[]) => {
    const profiles = await loadClasses(sampleWorkspace);
    const messages = said.flatMap((one): Message[] => [
      typeof one === "string" ? userText(one) : { ...userText("recursion, 45 mins"), about: one },
      { role: "assistant", content: [{ type: "text", text: whole }], stopReason: "end" },
    ]);
    return minutesAsked(messages, profiles);
  };

  test("chosen outright before said, said before usual, and the last that was said", async () => {
    expect(await of("loops for 3B")).toBeNull();
    expect(await of("loops for 3B, forty-five minutes")).toBe(45);
    expect(await of("loops for 3B, a double period")).toBe(100);
    expect(await of({ kind: "lesson", minutes: 30 })).toBe(30);
    const first = "loops for 3B, 45 minutes";
    expect(await of(first, "make it harder")).toBe(45);
    expect(await of(first, "make it 40 minutes")).toBe(40);
    expect(await of(first, "make it a double period")).toBe(100);
    expect(await of(first, "make the starter 15 minutes long")).toBe(45);
    expect(await of(first, "plan a lesson on recursion for 3B")).toBeNull();
  });

  test("in every check: a session's request, --minutes beside a file, else the class's period", async () => {
    const off = async (minutes?: number) =>
      (await checkInWorkspace(whole, sampleWorkspace, { class: "3B", minutes })).found.lints.flatMap(
        ({ rule, message }) => (rule === "minutes-add-up" ? [message] : []),
      );
    expect(await off(45)).toEqual([]);
    expect(await off(60)).toEqual(["The parts add up to 45 minutes; you asked for 60 minutes."]);
    expect(await off()).toEqual(["The parts add up to 45 minutes; 3B's period is 50 minutes."]);
  });
});

test("a class that is chosen wins over one that the words name, and that is said", async () => {
  const note = async (text: string, id?: string) => {
    const { start } = await planning();
    const conversation = await start("loops");
    const notes: unknown[] = [];
    await conversation.send(text, {
      signal: new AbortController().signal,
      about: id === undefined ? undefined : { kind: "lesson", class: id },
      onEvent(event) {
        if (event.type === "hook" && event.name === "feedforward") notes.push(event.report);
      },
    });
    return notes[0];
  };
  expect(await note("For 2A: loops for 3B", "2A")).toMatchObject({
    note: expect.stringContaining("This is for 2A, the class that was chosen; the words name 3B."),
  });
  for (const silent of [
    await note("loops for 2A", "2A"),
    await note("loops", "2A"),
    await note("loops for 3B"),
  ])
    expect(JSON.stringify(silent)).not.toContain("that was chosen");
});
