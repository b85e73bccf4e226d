import { describe, expect, test } from "bun:test";
import { choiceIn } from "../../src/lesson/brief/choice.ts";
import { limitsIn } from "../../src/lesson/brief/circumstances.ts";
import { withoutMinutes } from "../../src/lesson/brief/duration.ts";
import { topicIn } from "../../src/lesson/brief/topic-in.ts";
import { languageOf } from "../../src/words/in-english.ts";

const asked: readonly [request: string, topic: string][] = [
  ["yr 8 food tech bread rolls 60min just the kneading no baking pls", "bread rolls"],
  ["Ich brauche eine Stunde zur Fotosynthese für Klasse 7, 45 Minuten, ohne Experiment", "Fotosynthese"],
  ["Eine Stunde Bruchrechnung, 6. Klasse, nur kürzen, kein Erweitern", "Bruchrechnung"],
  ["Une leçon de 50 minutes sur les fractions pour des CM2, ils confondent les deux", "fractions"],
  ["une séance d'anglais sur les verbes irréguliers pour ma 4e, sans ordinateurs", "verbes irréguliers"],
  ["una clase sobre fracciones para 6º de primaria, solo sumas, sin restas", "fracciones"],
  ["Saya perlukan rancangan pengajaran 30 minit tentang pecahan untuk Tahun 4", "pecahan"],
  ["two classes tomorrow, 9B and 9C, same topic (ratio) but 9C had only half of it. 50 mins each", "ratio"],
  ["I'm SICK of these kids. give me something on forces that keeps them quiet. last period friday", "forces"],
  ["cover lesson. music. ukulele chords. non specialist", "ukulele chords"],
  ["basketball lay ups year 9 girls, one in a wheelchair, sports hall, 1 hr", "basketball lay ups"],
  ["the sh sound, reception", "sh sound"],
  ["wiring a plug, level 1 electrical, they must do it themselves, 12 students 6 benches", "wiring a plug"],
  ["passé composé with avoir yr9 set 3 they always forget the accent", "passé composé with avoir"],
  ["solving two step equations... observation on thursday... head is coming", "solving two step equations"],
  ["nothing prepared, 20 minutes, Year 6, anything on similes", "similes"],
  ["Can you do the same as last week but for quadratics", "quadratics"],
  ["pe. gymnastics. balances. no equipment. hall is booked so classroom only", "gymnastics, balances"],
  ["my TA is off, Y5 Vikings, 1 hour", "Vikings"],
  ["long jump. field. 30 kids. raining so probably hall. year 7", "long jump"],
  ["brake pads, level 2 motor vehicle, we only have 2 cars", "brake pads"],
  ["adjectives something quick after break", "adjectives"],
  ["number bonds last thing on a friday", "number bonds"],
  ["castles, the whole morning, thank you so much", "castles"],
  ["les volcans, en français, merci d'avance", "volcans"],
  ["la digestion quelque chose de rapide avant la récré svp", "la digestion"],
  ["Wasserkreislauf etwas Kurzes vor der Pause bitte", "Wasserkreislauf"],
  ["Dreiecke, auf Deutsch, vielen Dank", "Dreiecke"],
  ["los planetas algo sencillo a última hora, por favor", "los planetas"],
  ["kitaran air yang ringkas selepas rehat, terima kasih", "kitaran air"],
  ["i pianeti, in italiano, per favore", "i pianeti"],
  ["ffs they STILL can't do times tables. year 4. help", "times tables"],
];

describe("what tells of the occasion is no topic", () => {
  for (const [request, topic] of asked)
    test(request, () => expect(topicIn(withoutMinutes(request), ["My class"])).toBe(topic));

  // Each has a word of an occasion in it, or one that leaves something out.
  for (const topic of [
    "no man's land",
    "colours in French",
    "couleurs en français",
    "Britain before the war",
    "day in the life of a Roman",
    "Life without water",
    "motion with no friction",
    "online pressure",
    "Just William",
    "the only child policy in China",
    "school hall acoustics",
    "verbs with no object",
    "adding fractions only with the same denominator",
  ])
    test(`a topic of its own stays: ${topic}`, () => {
      expect(`the ${topicIn(topic, [])}`.replace(/^the the /, "the ")).toContain(topic.replace(/^the /, ""));
      expect(limitsIn(topic)).toEqual({ only: [], without: [] });
    });
});

test("what a lesson keeps to and goes without is heard, in a hurry and in other languages", () => {
  expect(limitsIn("bread rolls just the kneading no baking pls")).toEqual({
    only: ["kneading"],
    without: ["baking"],
  });
  expect(limitsIn("the cell cycle but only mitosis not meiosis")).toEqual({
    only: ["mitosis"],
    without: ["meiosis"],
  });
  expect(limitsIn("Macbeth, no screens or phones").without).toEqual(["screens", "phones"]);
  expect(limitsIn("fracciones, solo sumas, sin restas")).toEqual({ only: ["sumas"], without: ["restas"] });
  expect(limitsIn("kitaran air, tanpa eksperimen").without).toEqual(["eksperimen"]);
});

test("limits are an answer to the question which note is meant, and take the one they speak of", () => {
  const options = [
    "Yeast and fermentation (Food)",
    "Kneading and shaping dough (Food)",
    "Bread (as you wrote it: without these notes, with places for you to fill in)",
  ];
  expect(choiceIn("just the kneading, no baking", options)).toEqual({ picked: [1] });
  expect(choiceIn("only the first", options)).toEqual({ picked: [0] });
  expect(choiceIn("crusts instead", options)).toBeNull();
});

test("English in a hurry is not taken for Portuguese", () => {
  expect(languageOf("wiring a plug, they must do it themselves, 12 students")).toBeNull();
  expect(languageOf("preciso de uma aula sobre o ciclo da água")).toBe("Portuguese");
});
