import { stageIn } from "../../workspace/stage.ts";

const pupils =
  "pupils|students|learners|kids|children|boys|girls|Schüler(?:innen)?|Kinder|Lernende|élèves|enfants|alumn[oa]s|estudiantes|niñ[oa]s|murid|pelajar|orang";
const group =
  "class|set|group|form|lot|Klasse|Kurs|Gruppe|classe|groupe|clase|grupo|curso|kelas|tingkatan|darjah";
const counted = new RegExp(`(?<![\\p{L}\\p{N}])\\d{1,2} (?:${pupils})(?!\\p{L})`, "iu");
const grouped = new RegExp(`(?<!\\p{L})(?:${group})(?!\\p{L})`, "iu");
/** "6c", "9 X", "10B2", "5e B": how schools call a class. */
const called = /^(?:\p{L}+\s){0,2}?\d{1,2}(?:e|è|º|ª|\.)?[\s/-]?\p{L}\d?(?![\p{L}\p{N}])/u;

/** Whether an answer to "Which class?" tells of a class, though of none that is here: it is not what the lesson is about. */
export function tellsOfClass(words: string): boolean {
  const said = words.normalize("NFC").trim();
  return stageIn(said) !== null || called.test(said) || counted.test(said) || grouped.test(said);
}
