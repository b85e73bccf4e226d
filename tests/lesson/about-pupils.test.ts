import { expect, test } from "bun:test";
import fc from "fast-check";
import { topicIn } from "../../src/lesson/brief/topic-in.ts";
import { times } from "../sweep.ts";
import { planning } from "./planning.ts";

/** Written before the rule. */
const asides = [
  "my lot are bored of python",
  "make it fun pls",
  "they struggle with reading",
  "my class find maths really hard",
  "half of them can't sit still",
  "they've never done it before",
  "some of them have very low literacy",
  "the kids loved the last one on volcanoes",
  "most of them are EAL",
  "a few need extra support with writing",
  "2 of them have ADHD",
  "we did vectors last week",
  "I've only got one computer",
  "keep it simple",
  "nothing too hard",
  "they didn't get it last time",
  "no worksheets please",
  "it's a low ability group",
  "they hate writing",
  "my bottom set get confused with negatives",
  "please include lots of visuals",
  "my pupils are quite weak at spelling",
  "three pupils have dyslexia",
  "the class is really chatty",
  "lots of them arrive late",
  "several can't read well",
  "none of them like group work",
  "I have 32 kids in a tiny room",
  "our year 8s get bored quickly",
  "they're a lively bunch",
  "with proper help for the ones who have just come to Scotland",
  "with some extra challenge for the quick finishers",
  "with lots of scaffolding",
];
const topics = [
  "for loops",
  "the causes of the First World War",
  "adding fractions",
  "photosynthesis",
  "child labour in Victorian mills",
  "poems by Carol Ann Duffy",
  "why pupils went on strike in 1911",
  "children who worked in factories",
  "students' rights and the law",
  "animals, plants and where they live",
  "rivers and how they shape the land",
  "volcanoes and why they erupt",
  "Romeo and Juliet: are they to blame",
  "viruses, how they spread",
  "cells but not their organelles",
];

test("what is said of the pupils, or of how it should be, is no part of the topic", () => {
  const joined = fc.constantFrom(
    ", ",
    ", but ",
    " but ",
    ". ",
    "; ",
    " - ",
    " because ",
    " as ",
    ", and ",
    " cos ",
    "\n",
  );
  fc.assert(
    fc.property(fc.constantFrom(...topics), joined, fc.constantFrom(...asides), (topic, join, aside) => {
      expect(topicIn(`${topic}${join}${aside}`, [])).toBe(topicIn(topic, []));
    }),
    { numRuns: times(400, 5000) },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...topics),
      fc.constantFrom(...asides),
      fc.constantFrom(...asides),
      (topic, one, other) => {
        expect(topicIn(`${topic} (${one}), ${other}`, [])).toBe(topicIn(topic, []));
        expect(topicIn(`${one}. A lesson on ${topic}, ${other}`, [])).toBe(topicIn(topic, []));
      },
    ),
    { numRuns: times(200, 2000) },
  );
});

test.each([
  ["fractions for my bottom set Y7 tomorrow", "fractions"],
  ["erosion with my top set who are a bit lively on a friday", "erosion"],
  ["ratio for my year 9s", "ratio"],
  ["magnets for a low ability group", "magnets"],
  ["magnets for the little ones", "magnets"],
  ["the periodic table for kids with poor maths", "periodic table"],
  ["first aid for young people", "first aid for young people"],
  ["laws for working children", "laws for working children"],
  ["chairs designed for students", "chairs designed for students"],
])("%s: who it is for is no topic either", (asked, topic) => {
  expect(topicIn(asked, [])).toBe(topic);
});

test("where nothing but asides is said there is no topic, and it is asked for", () => {
  expect(topicIn("my lot are bored of python, make it fun pls", [])).toBe("");
  expect(topicIn("they struggle with reading", [])).toBe("");
});

test("a topic that is spoken of with its pupils is drafted under its own name", async () => {
  const { result } = await (await planning()).ask(
    "loops for 3B but my lot are bored of python, make it fun pls",
  );
  expect(result.text.split("\n")[0]).toMatch(/^# (?:Iteration|For loops|Loops)/);
  expect(result.text).not.toMatch(/bored|my lot/);
});

test.each([
  ["tides, Orla Finnegan needs 1:1 and her mum is poorly", "tides"],
  ["adverbs; Tomasz Wieczorek has ADHD and he shouts", "adverbs"],
  ["magnets, Priyanka Nair can't see the board", "magnets"],
  [
    "the alliances of 1914, Otto von Bismarck and the kaiser",
    "alliances of 1914, Otto von Bismarck and the kaiser",
  ],
])("%s: what is told of a pupil by name is no topic, and a name alone may be one", (asked, topic) => {
  expect(topicIn(asked, [])).toBe(topic);
});
