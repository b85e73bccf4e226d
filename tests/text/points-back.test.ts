import { expect, test } from "bun:test";
import { pointsBack } from "../../src/text/points-back.ts";

/** What says nothing by itself, in several subjects: whoever reads it alone asks "which?", "who?" or "why?". */
const leaning = [
  "The second 20% is of a bigger amount.",
  "The third clause gives the reason.",
  "It has two sides.",
  "They were built later, of stone.",
  "He never landed in Scotland.",
  "Its wings are short.",
  "Most of it comes from rain.",
  "Some of them stay green all winter.",
  "In it the blood turns bright red.",
  "After that the dough rests.",
  "In the end she lost.",
  "By 1500 they had reached India.",
  "This is why ice floats.",
  "These differ in length.",
  "In this case the sign changes.",
  "Each of these has a nucleus.",
  "Such words are called adverbs.",
  "That makes the sum even.",
  "So the area is halved.",
  "But the king refused.",
  "Then the water boils.",
  "However, whales have lungs.",
  "Instead, add only the tops.",
  "As a result, many people joined her.",
  "Because of this, prices rose.",
  "For the same reason plants bend towards light.",
  "The other is a gas.",
  "The others stay in the pan.",
  "The rest evaporates.",
  "The latter dissolves in water.",
  "The same goes for verbs.",
  "The bigger one wins.",
  "The first one is louder.",
  "Both are mammals.",
  "Neither of them is a metal.",
  "Another way is to count in tens.",
];

const whole = [
  "Water boils when it reaches 100 °C at sea level.",
  "If a number ends in 0, it can be divided by 10.",
  "Plants make their own food from light.",
  "It is wrong to divide by zero.",
  "It was Newton who split white light with a prism.",
  "In chess it is forbidden to pass.",
  "There are four chambers in the heart.",
  "The Second World War ended in 1945.",
  "The second law of motion links force and mass.",
  "The first people to reach America came on foot.",
  "The last ice age ended about 11,700 years ago.",
  "The same force stretches a thin spring further than a thick one.",
  "Both sides of an equation are worth the same.",
  "Those who could not pay were sent to the workhouse.",
  "One of the three angles of a right-angled triangle is 90°.",
  "Theirs is a pronoun.",
  "An increase of 20% is the same as multiplying by 1.2.",
  "When light meets glass, it slows down.",
  "Thunder follows lightning because sound is slower than light.",
  "",
];

test.each(leaning)("%p points back to a sentence before it", (sentence) =>
  expect(pointsBack(sentence)).toBe(true),
);

test.each(whole)("%p stands by itself", (sentence) => expect(pointsBack(sentence)).toBe(false));
