import { describe, expect, test } from "bun:test";
import { understood } from "../../src/lesson/brief/understood.ts";
import { type Message, userText } from "../../src/message.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { sampleWorkspace } from "./planning.ts";

const known = {
  profiles: await loadClasses(sampleWorkspace),
  registry: await loadRegistry(sampleWorkspace),
  command: "create-lesson",
};
const first = understood("volcanoes for 3B, 40 minutes", undefined, [], known);
const cutOff: Message[] = [{ ...userText("volcanoes for 3B, 40 minutes"), about: first }];

describe("a wish about a lesson that is not there is no topic", () => {
  test.each([
    "Make the starter easier",
    "please make the plenary a bit longer",
    "shorten the main activity",
    "the questions are too hard",
    "more examples please",
    "simpler",
    "could you make it more fun",
    "mach den Einstieg leichter",
    "die Aufgaben kürzer bitte",
    "rends l'introduction plus facile",
    "les questions plus courtes",
    "haz el inicio más corto",
    "semplifica le domande",
    "torne a introdução mais simples",
    "maak de opdrachten korter",
    "jadikan soalan lebih mudah",
  ])("%s", (wish) => {
    const alone = understood(wish, undefined, [], known);
    expect(alone).toMatchObject({ kind: "lesson", topic: "" });
    // What was asked before and cut off stays what it is about.
    const after = understood(wish, undefined, cutOff, known);
    expect(after).toMatchObject({ kind: "lesson", class: "3B", topic: "volcanoes", minutes: 40 });
    expect("uncertain" in after ? after.uncertain : undefined).toBeUndefined();
  });

  test.each([
    ["making friends", "making friends"],
    ["longer words and syllables", "longer words and syllables"],
    ["the main causes of the Civil War", "main causes of the Civil War"],
    ["more than and less than", "more than and less than"],
    ["introduction to volcanoes", "introduction to volcanoes"],
    ["how questions are formed in French", "how questions are formed in French"],
  ])("%s is a topic", (words, topic) => {
    expect(understood(words, undefined, [], known)).toMatchObject({ kind: "lesson", topic });
  });
});
