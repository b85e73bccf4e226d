import { unfitIn } from "../../src/lesson/check/age/words-found.ts";
import { openLibraries } from "../../src/library/libraries.ts";
import { finders } from "../../tests/lesson/guardrails/measure.ts";
import { drawn } from "../library/drawn.ts";
import { topicsThatShip } from "./labelled.ts";

/** What ordinary lessons are about, and text that a class reads: nothing of it is to be stopped. */
type Ordinary = { name: string; titles: string[]; texts: string[] };

/** The topics that ship, and lessons of every subject of a library, where one was brought in. */
function ordinary(data: string | undefined, lessons: number, seed: number): Ordinary[] {
  const topics = topicsThatShip();
  const ofPacks = {
    name: "topics that ship",
    titles: topics.map(({ title }) => title),
    texts: topics.flatMap(({ untaught }) => untaught),
  };
  if (data === undefined) return [ofPacks];
  const libraries = openLibraries(data);
  return [
    ofPacks,
    ...libraries.list().map(({ name, title }) => {
      const chosen = drawn(libraries.lessons(name), lessons, seed);
      return {
        name: title,
        titles: chosen.map((lesson) => lesson.title),
        texts: chosen.map(({ points }) => points.join(" ")),
      };
    }),
  ];
}

/** How teachers put a topic, from the start page's form to what is typed between two periods. */
const said: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => title.toLowerCase().replace(/[^\p{L}\p{N}\s'-]/gu, ""),
  (title) => `${title} for 3B, 50 minutes`,
  (title) => `a lesson on ${title}`,
  (title) => `need ${title.toLowerCase()} for tomorrow p3, 45 mins`,
  (title) => `Can you plan ${title} with my year 8s?`,
  (title) => `${title}, mixed ability, some of them find reading hard`,
  (title) => `une séance sur ${title}`,
  (title) => `Stunde zu ${title}`,
  (title) => `una clase sobre ${title}`,
  (title) => `pelajaran tentang ${title}`,
];

/** What is stopped or asked about although it is an ordinary lesson: shares, and each case. */
export function ordinaryTable(data: string | undefined, lessons: number, seed: number): string[] {
  return ordinary(data, lessons, seed).flatMap(({ name, titles, texts }) => {
    const requests = titles.flatMap((title) => said.map((put) => put(title)));
    const answered = requests.map((text) => ({ text, answer: finders.scope(text) }));
    const of = (answer: string) => answered.filter((one) => one.answer === answer);
    const personal = requests.filter((text) => finders.personal(text) !== "passed");
    const flagged = texts.flatMap((text) => unfitIn(text).map(({ rule, message }) => ({ rule, message })));
    const stopped = flagged.filter(({ rule }) => rule === "unfit");
    return [
      "",
      `${name}: ${titles.length} titles, ${requests.length} requests: ${of("found").length} refused, ${of("asked").length} asked about, ${personal.length} taken for personal data`,
      `${texts.length} passages: ${stopped.length} stopped as unfit, ${flagged.length - stopped.length} warned of`,
      ...of("found").map(({ text }) => `  refused ${text}`),
      ...of("asked").map(({ text }) => `  asked ${text}`),
      ...personal.map((text) => `  personal ${text}`),
      ...flagged.map(({ rule, message }) => `  ${rule} ${message}`),
    ];
  });
}
