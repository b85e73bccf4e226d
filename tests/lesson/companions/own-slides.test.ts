import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { keepSlides, type Origins } from "../../../src/lesson/companions/keep-slides.ts";
import type { Action, LessonDecision, LessonState } from "../../../src/lesson/decide/decision.ts";
import { replay } from "../../../src/lesson/decide/decision-replay.ts";
import { decide } from "../../../src/lesson/decide/decisions.ts";
import { parseLesson } from "../../../src/lesson/document.ts";
import { deckOf } from "../../../src/lesson/export/deck.ts";
import { slideSection, typedSlide } from "../../../src/lesson/export/slide-text.ts";
import { times } from "../../sweep.ts";
import { soup } from "../export/inputs.ts";

const at = "2026-03-02T08:00:00.000Z";
const slide = (title: string, text: string) => ({ label: "", title, minutes: null, text, notes: "" });
const madeOf = (...titles: string[]) =>
  `# Rivers: slides\n\n${titles.map((title) => slideSection(slide(title, `What the lesson says of ${title}.`))).join("")}`;

/** Slides as a session holds them: what came, each time, and what was decided on it. */
class Slides {
  #came: string;
  #original: string;
  #origins: Origins;
  #events: LessonDecision[] = [];
  constructor(...titles: string[]) {
    this.#came = madeOf(...titles);
    this.#original = this.#came;
    this.#origins = parseLesson(this.#came).sections.map(({ id }) => id);
  }
  get state(): LessonState {
    return { ...replay(0, this.#original, this.#events), part: "slides" };
  }
  get titles(): string[] {
    return parseLesson(this.state.markdown).sections.map(({ title }) => title);
  }
  idOf(title: string): string {
    return this.state.sections.find((one) => one.title === title)?.id ?? title;
  }
  #take(action: Action): void {
    this.#events.push(decide(this.state, action, at));
  }
  add(after: string, title: string, text = "Mine."): void {
    const section = this.idOf(after);
    this.#take({ type: "add", section, part: "slides", text: typedSlide(slide(title, text)) });
  }
  move(title: string, before: string | null): void {
    const to = before === null ? null : this.idOf(before);
    this.#take({ type: "move", section: this.idOf(title), part: "slides", before: to });
  }
  write(title: string, text: string, name = title): void {
    const section = this.idOf(title);
    this.#take({ type: "edit", section, part: "slides", text: typedSlide(slide(name, text)) });
  }
  undo(title: string): void {
    this.#take({ type: "undo", section: this.idOf(title), part: "slides" });
  }
  makeAgain(...titles: string[]): number {
    const made = madeOf(...titles);
    const { text, origins, kept } = keepSlides(this.state, this.#origins, this.#came, made);
    [this.#came, this.#original, this.#origins, this.#events] = [made, text, origins, []];
    return kept;
  }
}

describe("slides of her own", () => {
  test("are put in after another, changed, left out, taken back, and never in two places", () => {
    const slides = new Slides("Source", "Middle", "Mouth");
    slides.add("Source", "A photograph", "Look at the **Severn**.");
    slides.add("Mouth", "Middle", "A second one of that name.");
    expect(slides.titles).toEqual(["Source", "A photograph", "Middle", "Mouth", "Middle"]);
    slides.write("A photograph", "Look at the Thames.", "Two photographs");
    expect(slides.state.markdown).toContain("Look at the Thames.");
    slides.write("Two photographs", "");
    expect(slides.state.markdown).not.toContain("Thames");
    slides.undo("Two photographs");
    expect(slides.titles[1]).toBe("Two photographs");
    slides.undo("Two photographs");
    expect(slides.state.markdown).toContain("**Severn**");
    slides.undo("A photograph");
    expect(slides.titles).toEqual(["Source", "Middle", "Mouth", "Middle"]);
    expect(slides.state.undecided).toEqual(["source", "middle", "mouth"]);
  });

  test("and any other are moved, one of a name that two have or that was given later among them", () => {
    const slides = new Slides("Source", "Source", "Mouth");
    slides.write("Mouth", "The end.", "Source");
    slides.add("Source", "Mine");
    slides.move("Mine", null);
    expect(slides.titles).toEqual(["Source", "Source", "Source", "Mine"]);
    slides.move("Mine", "Source");
    expect(slides.titles[0]).toBe("Mine");
    expect(() => slides.move("Mine", "Source")).toThrow("stands there already");
    slides.undo("Mine");
    expect(slides.titles.at(-1)).toBe("Mine");
  });

  test("stay, and stay where they were put, however often the lesson is changed", () => {
    const slides = new Slides("Source", "Middle", "Mouth");
    slides.add("Source", "Mine");
    slides.move("Mouth", "Source");
    slides.write("Middle", "My meander.");
    expect(slides.titles).toEqual(["Mouth", "Source", "Mine", "Middle"]);
    expect(slides.makeAgain("Source", "Middle", "Delta", "Mouth")).toBe(2);
    expect(slides.titles).toEqual(["Mouth", "Source", "Mine", "Middle", "Delta"]);
    slides.makeAgain("Source", "Delta", "Mouth");
    expect(slides.titles).toEqual(["Mouth", "Source", "Mine", "Middle", "Delta"]);
    expect(slides.state.markdown).toContain("My meander.");
    expect(slides.makeAgain("Source", "Mouth")).toBe(2);
    expect(slides.titles).toEqual(["Mouth", "Source", "Mine", "Middle"]);
  });

  test("follow the lesson's order where she gave them none", () => {
    const slides = new Slides("Source", "Middle", "Mouth");
    slides.add("Middle", "Mine");
    slides.makeAgain("Mouth", "Middle", "Source");
    expect(slides.titles).toEqual(["Mouth", "Middle", "Mine", "Source"]);
  });

  test("are in the deck that files are made of, at their place", () => {
    const slides = new Slides("Source", "Mouth");
    slides.add("Source", "Mine", "Which is longer?\n\n- A. The Nile\n- B. The Tay\n\n**Answer:** A");
    const input = {
      ...soup,
      markdown: slides.state.markdown,
      title: "Rivers: slides",
      part: "slides" as const,
    };
    const titles = (audience: "teacher" | "student") =>
      deckOf(input, audience).slides.map(({ title }) => title);
    expect(titles("teacher").slice(1)).toEqual(["Source", "Mine", "The answer", "Mouth"]);
    expect(titles("student").slice(1)).toEqual(["Source", "Mine", "Mouth"]);
  });

  test("one decision holds one slide, and only slides can be put in", () => {
    const { state } = new Slides("Source");
    const add =
      (text: string, of = state) =>
      () =>
        decide(of, { type: "add", section: "source", part: "slides", text }, at);
    expect(add("## One\n\nx\n\n## Two\n\ny\n")).toThrow("one slide at a time");
    expect(add("no heading")).toThrow("one slide at a time");
    expect(add("## One\n\nx\n", { ...state, part: "quiz" })).toThrow("one slide at a time");
  });

  test("whatever is put in, moved and made again, nothing of hers is lost or comes twice", () => {
    const names = ["Source", "Middle", "Mouth", "Delta", "Flood"];
    const some = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1 });
    const step = fc.record({
      kind: fc.constantFrom("add", "move", "write", "again"),
      a: fc.nat(),
      b: fc.nat(),
      some,
    });
    fc.assert(
      fc.property(some, fc.array(step, { maxLength: 14 }), (first, steps) => {
        const slides = new Slides(...first);
        const hers = new Map<string, string>();
        for (const [at, { kind, a, b, some: titles }] of steps.entries()) {
          const all = slides.titles;
          const [one = "", other = ""] = [all[a % all.length], all[b % all.length]];
          if (kind === "add") {
            slides.add(one, `Mine ${at}`, `Word ${at}.`);
            hers.set(`Mine ${at}`, `Word ${at}.`);
          } else if (kind === "write") {
            slides.write(one, `Word ${at}.`);
            hers.set(one, `Word ${at}.`);
          } else if (kind === "move") {
            if (all.indexOf(one) !== all.indexOf(other) && all.indexOf(one) + 1 !== all.indexOf(other))
              slides.move(one, other);
          } else {
            slides.makeAgain(...titles);
            expect(titles.every((title) => slides.titles.includes(title))).toBe(true);
          }
        }
        const now = parseLesson(slides.state.markdown).sections;
        expect(new Set(now.map(({ title }) => title)).size).toBe(now.length);
        for (const [title, text] of hers)
          expect(now.filter((one) => one.title === title).map(({ body }) => body)).toEqual([text]);
      }),
      { numRuns: times(20, 2_000) },
    );
  });
});
