import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Items } from "../../../src/learning/course-format.ts";
import { readGift } from "../../../src/learning/import/quiz/gift.ts";
import { readMoodleXml } from "../../../src/learning/import/quiz/moodle-xml.ts";
import { times } from "../../sweep.ts";
import { imported, refusal } from "./imported-course.ts";

const gift = String.raw`// A bank as a teacher writes it
$CATEGORY: $course$/top/Geography/Europe

::Capital:: What is the capital of France? {
  =Paris#Yes
  ~London#That is in the UK
  ~%-50%Lyon
  ####Paris has been the capital for centuries.
}

Which of these are rivers? {~%50%Rhine ~%50%Danube ~%-100%Alps}

The Seine flows through {=Paris =Lutetia} and reaches the sea.

::TF:: The Rhine flows into the North Sea.{TRUE#No, it does.#Right, near Rotterdam.}

ZUERICH is the capital of Switzerland.{F}

$CATEGORY: $course$/top/Maths

What is \{1, 2\} \= \{2, 1\} called? \: a set rule {=Equality of sets}

How much is 2 + 2? {#4}

Give pi. {#3.14:0.01}

A number from one to five. {#1..5}

Match the shapes. {
  =triangle -> three sides
  =square -> four equal sides
  =pentagon -> five sides
}

Which kind is it? {
  =2 -> even
  =4 -> even
  =1 -> odd
  =3 -> odd
}

[html]<p>Sets are <b>collections</b>.</p>

Write about sets. {}

Broken {=one
`.replace("ZUERICH", "Zürich");

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category"><category><text>$course$/top/Biology/Cells</text></category></question>
  <question type="multichoice">
    <name><text>Powerhouse</text></name>
    <questiontext format="html"><text><![CDATA[<p>Which part makes <em>energy</em>&nbsp;&mdash; ATP?</p><img src="@@PLUGINFILE@@/cell.png"/>]]></text></questiontext>
    <generalfeedback format="html"><text>It has its own DNA.</text></generalfeedback>
    <single>true</single>
    <answer fraction="100" format="html"><text><![CDATA[<p>mitochondrion</p>]]></text><feedback><text>Good</text></feedback></answer>
    <answer fraction="0"><text>nucleus</text></answer>
    <hint format="html"><text>It has two membranes.</text></hint>
  </question>
  <question type="truefalse">
    <name><text>Walls</text></name>
    <questiontext format="html"><text>Animal cells have a wall: 1 &lt; 2 &amp;lt; 3.</text></questiontext>
    <answer fraction="0"><text>true</text><feedback><text>Plants have.</text></feedback></answer>
    <answer fraction="100"><text>false</text></answer>
  </question>
  <question type="shortanswer">
    <name><text>Green</text></name>
    <questiontext format="plain_text"><text>The green substance is called _____ if x &lt; y.</text></questiontext>
    <answer fraction="100"><text>chlorophyll</text></answer>
    <answer fraction="100"><text>Chlorophyl*</text></answer>
    <answer fraction="0"><text>*</text></answer>
  </question>
  <question type="matching">
    <name><text>Parts</text></name>
    <questiontext format="html"><text>Match.</text></questiontext>
    <subquestion format="html"><text>keeps the genes of the cell</text><answer><text>nucleus</text></answer></subquestion>
    <subquestion format="html"><text>builds proteins from a plan</text><answer><text>ribosome</text></answer></subquestion>
  </question>
  <question type="numerical">
    <name><text>Count</text></name>
    <questiontext><text>How many chromosomes has a human cell?</text></questiontext>
    <answer fraction="100"><text>46</text><tolerance>0</tolerance></answer>
  </question>
  <question type="essay">
    <name><text>Compare</text></name>
    <questiontext><text>Compare plant and animal cells.</text></questiontext>
    <graderinfo format="html"><text><![CDATA[<ul><li>wall</li><li>chloroplasts</li><li>vacuole</li></ul>]]></text></graderinfo>
  </question>
  <question type="essay"><name><text>Free</text></name><questiontext><text>Write.</text></questiontext></question>
  <question type="cloze">
    <name><text>Gaps</text></name>
    <questiontext><text>The {1:SHORTANSWER:=nucleus#yes~core} holds {2:MULTICHOICE:~RNA~=DNA}.</text></questiontext>
  </question>
  <question type="description"><name><text>Intro</text></name><questiontext><text>Cells are the smallest living things.</text></questiontext></question>
  <question type="calculated"><name><text>Calc</text></name><questiontext><text>{a} + {b}</text></questiontext></question>
</quiz>`;

const all = <K extends keyof Items>(course: { items: Map<string, Items> }, kind: K) =>
  [...course.items.values()].map((items) => items[kind]);

describe("a question bank becomes a course", () => {
  test("GIFT: every kind of question finds its place, and what does not is named", async () => {
    const { course, report } = await imported("bank.gift", gift);
    expect(course.concepts.map(({ title, unit }) => [title, unit])).toEqual([
      ["Europe", "Geography"],
      ["Maths", "Maths"],
    ]);
    const questions = all(course, "questions").flat();
    expect(questions[0]).toEqual({
      question: "What is the capital of France?",
      bloom: "remember",
      references: ["Paris", "Paris. Paris has been the capital for centuries."],
      points: ["Paris"],
      hints: ["One of these: London; Lyon; Paris"],
    });
    expect(questions[1]).toMatchObject({ references: ["Rhine; Danube"], points: ["Rhine", "Danube"] });
    expect(questions[2]).toMatchObject({ question: "What is {1, 2} = {2, 1} called? : a set rule" });
    expect(questions.slice(3).map(({ points }) => points[0])).toEqual([
      "4",
      "3.14, give or take 0.01",
      "3, give or take 2",
    ]);
    expect(all(course, "cloze").flat()).toEqual([
      { text: "The Seine flows through ___ and reaches the sea.", answers: ["Paris", "Lutetia"] },
      // It gives no reason, so none is asked for.
      { text: "True or false? Zürich is the capital of Switzerland. ___", answers: ["false"] },
    ]);
    expect(all(course, "facts").flat()).toEqual([
      {
        statement: "The Rhine flows into the North Sea.",
        truth: true,
        why: "No, it does. Right, near Rotterdam.",
      },
    ]);
    expect(
      all(course, "definitions")
        .flat()
        .map(({ term, definition }) => [term, definition]),
    ).toContainEqual(["square", "four equal sides"]);
    expect(all(course, "categories").flat()[0]?.groups).toEqual({ even: ["2", "4"], odd: ["1", "3"] });
    expect(course.items.get("maths")?.teach.explanation).toBe("Sets are collections.");
    expect(report.skipped.map(({ where }) => where)).toEqual([
      `line ${gift.split("\n").indexOf("Broken {=one") + 1}`,
      "Write about sets.",
    ]);
  });

  test("Moodle XML: markup, entities, feedback, hints and gaps are read as Moodle means them", async () => {
    const { course, report } = await imported("bank.xml", xml);
    const cells = course.items.get("cells");
    expect(cells?.questions[0]).toEqual({
      question: "Which part makes energy — ATP?",
      bloom: "remember",
      references: ["mitochondrion", "mitochondrion. It has its own DNA."],
      points: ["mitochondrion"],
      hints: ["It has two membranes.", "One of these: mitochondrion; nucleus"],
    });
    expect(cells?.questions[1]?.references).toEqual(["46"]);
    expect(cells?.facts).toEqual([
      { statement: "Animal cells have a wall: 1 < 2 < 3.", truth: false, why: "Plants have." },
    ]);
    expect(cells?.cloze).toEqual([
      { text: "The green substance is called ___ if x < y.", answers: ["chlorophyll", "Chlorophyl"] },
      { text: "The ___ holds DNA.", answers: ["nucleus"] },
      { text: "The nucleus holds ___.", answers: ["DNA"] },
    ]);
    expect(cells?.definitions[0]).toEqual({ term: "nucleus", definition: "keeps the genes of the cell" });
    expect(cells?.essays[0]).toMatchObject({ key_points: ["wall", "chloroplasts", "vacuole"] });
    expect(cells?.teach.explanation).toBe("Cells are the smallest living things.");
    expect(report.skipped.map(({ where }) => where)).toEqual(["Powerhouse", "Calc", "Free"]);
  });

  test.each([
    ["other XML", "page.xml", "<rss><channel/></rss>", /no Moodle question bank.*<rss>/],
    ["cut off", "bank.xml", "<quiz><question type='essay'>", /cannot be read/],
    ["a bomb of entities", "bank.xml", '<!DOCTYPE x [<!ENTITY a "aaaa">]><quiz>&a;</quiz>', /cannot be read/],
    ["an empty bank", "bank.xml", "<quiz></quiz>", /No question/],
    ["no GIFT", "bank.gift", "{", /no GIFT question/],
  ])("%s is refused with what it is", async (_, name, content, says) => {
    expect(await refusal(name, content)).toMatch(says);
  });

  test("a text file with GIFT in it is known by its content", async () => {
    const { course } = await imported("bank.txt", "Is it? {T}\n\nWhat is it called? {=this}\n");
    expect(all(course, "cloze").flat()).toEqual([{ text: "True or false? Is it? ___", answers: ["true"] }]);
  });

  test("no text makes the readers fail", () => {
    const odd = fc.array(
      fc.constantFrom(
        "{",
        "}",
        "=",
        "~",
        "#",
        "\\",
        "::",
        "%50%",
        "->",
        "\n",
        "\n\n",
        "T",
        "<quiz>",
        "</quiz>",
        "<question",
        ' type="cloze">',
        "<text>",
        "a",
        "é",
        "$CATEGORY: x",
        "//",
        "1..2",
        "####",
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(odd, (parts) => {
        readGift(parts.join(""));
        readMoodleXml(parts.join(""));
      }),
      { numRuns: times(100, 400) },
    );
  });
});
