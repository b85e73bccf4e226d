import { expect, test } from "bun:test";
import { isFollowed, type Manner, mannerIn } from "../../../src/lesson/memory/remembered-manner.ts";

const manner = (told: Partial<Manner>): Manner => ({ minutes: {}, liked: [], ...told });

test("what a teacher confirmed of how a lesson is held is understood as she says it", () => {
  const lines: [string, Partial<Manner>][] = [
    ["Starters of five minutes", { minutes: { starter: 5 } }],
    ["keep the warm-up to 4 mins", { minutes: { starter: 4 } }],
    ["6-minute starters please", { minutes: { starter: 6 } }],
    ["The starter takes no longer than six minutes", { minutes: { starter: 6 } }],
    ["A ten minute plenary", { minutes: { plenary: 10 } }],
    ["Starter: three questions", { questions: 3 }],
    ["no more than two questions in the starter", { questions: 2 }],
    ["exit ticket as a question", { exit: "question" }],
    ["Exit tickets are one question on paper", { exit: "question" }],
    ["Exit ticket: multiple choice", { exit: "options" }],
    ["the exit ticket in one sentence of their own", { exit: "sentence" }],
    ["Plenary: find the mistake", { exit: "mistake" }],
    ["They sit in groups of three", { groupsOf: 3 }],
    ["always work in fours", { groupsOf: 4 }],
    ["They work best in pairs", { groupsOf: 2 }],
    ["Groups of four please", { groupsOf: 4 }],
  ];
  for (const [line, told] of lines) expect([line, mannerIn([line])]).toEqual([line, manner(told)]);
});

test("the later of two that differ wins, and each says its own part", () => {
  expect(
    mannerIn(["Starters of ten minutes", "exit ticket as a question", "Starters of four minutes"]),
  ).toEqual(manner({ minutes: { starter: 4 }, exit: "question" }));
});

test("what says nothing that can be done, or what is not to be, is not said to be followed", () => {
  for (const line of [
    "They like football",
    "No exit tickets on Fridays",
    "Never groups of three",
    "Two of them are new this term",
    "The class has 24 pupils and three boards",
    "They question everything",
    "Starters are collected on Fridays",
    "The bus leaves ten minutes early",
  ])
    expect([line, isFollowed(line), mannerIn([line])]).toEqual([line, false, manner({})]);
  for (const line of [
    "shorter starters",
    "more group work",
    "They enjoy debates",
    "exit ticket as a question",
  ])
    expect([line, isFollowed(line)]).toEqual([line, true]);
});
