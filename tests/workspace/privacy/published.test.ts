import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { published } from "../../../src/workspace/privacy/published.ts";

/** What somebody writes down while they watch people work, and what of it must not be published. */
const notes: readonly [note: string, ...gone: string[]][] = [
  // Given names with what they do.
  ["Morag sighed and closed the lid.", "Morag"],
  ["Halfway through, Ishaan laughed out loud at the starter.", "Ishaan"],
  ["Lukas stöhnte und las alles noch einmal.", "Lukas"],
  ["Dann fragte Annika, was Plenum heißt.", "Annika"],
  ["Camille a soupiré devant la première version.", "Camille"],
  ["Ensuite Thibault s'est levé pour demander de l'aide.", "Thibault"],
  ["Lucía lloró un poco y siguió.", "Lucía"],
  ["Después Iker preguntó por la tarea.", "Iker"],
  ["Farah ketawa bila nampak soalan itu.", "Farah"],
  ["Kemudian Hafiz bertanya tentang masa.", "Hafiz"],
  // Titles with a surname.
  ["Mrs Abernathy came in to fetch a key.", "Abernathy"],
  ["She wrote to Mr. O'Donoghue about it.", "Donoghue"],
  ["Ms Featherstonehaugh and Dr Quill sat behind her.", "Featherstonehaugh", "Quill"],
  ["Frau Oberhuber kam dazu.", "Oberhuber"],
  ["Sie rief Herrn Dr. Zwickl an.", "Zwickl"],
  ["Prof. Katzenschlager hat den Raum geöffnet.", "Katzenschlager"],
  ["Mme Lefranc-Picot est entrée.", "Lefranc", "Picot"],
  ["M. Vauquelin attendait dehors.", "Vauquelin"],
  ["La Sra. Echeverría tocó la puerta.", "Echeverría"],
  ["Don Baltasar y la profesora Urrutia miraban.", "Baltasar", "Urrutia"],
  ["Encik Zulhilmi menunggu di luar.", "Zulhilmi"],
  ["Puan Rohayu dan Cikgu Saravanan masuk.", "Rohayu", "Saravanan"],
  // Times of day.
  ["Began at 9:05, stopped at 10.40 am.", "9:05", "10.40"],
  ["Break at 3pm, back at half past three.", "3pm", "half past three"],
  ["Um 8:55 Uhr begonnen, Pause um 11 Uhr.", "8:55", "11 Uhr"],
  ["Kurz nach halb zwei ging sie hinaus.", "halb zwei"],
  ["Commencé à 8h50, fini à 16 h.", "8h50", "16 h"],
  ["Empezó a las 9 y cuarto y acabó a las 12:30.", "las 9", "12:30"],
  ["Mula pukul 8.15 pagi, tamat jam 2 petang.", "8.15", "2 petang"],
  // Telephones and numbers.
  ["Her phone rang: 07700 900461.", "900461"],
  ["Erreichbar unter 0650 9876543.", "9876543"],
  ["Festnetz 01 / 712 34 56 notiert.", "712 34"],
  ["Joignable au 06.12.34.56.78.", "34.56"],
  ["Su móvil es 655 443 322.", "443 322"],
  ["Telefon dia 012-345 6789.", "345 6789"],
  ["Wrote 4420981735 on the sheet.", "4420981735"],
  ["Student no. 204417 on the desk.", "204417"],
  ["Staff ID: K-20417 on the badge.", "20417"],
  ["Matrikelnr. 11904417 stand am Rand.", "11904417"],
  ["Personalnummer 55210 auf dem Schild.", "55210"],
  ["Numéro d'étudiant 22104417 sur la feuille.", "22104417"],
  ["N° de matrícula 88213 en la hoja.", "88213"],
  ["No. matrik A174402 pada kertas.", "174402"],
];

/** What says nothing of anybody, and is what the note is about. */
const harmless: readonly string[] = [
  "read the plenary twice, then asked what a trace table is",
  "Accepted the starter without reading it.",
  "Skipped 3 of 11 sections; revised the main part 4 times.",
  "Took 12 minutes for the first draft and 25 for the rest.",
  "Las die Übersicht zweimal und nahm dann alles an.",
  "Die Aufgabe 3b war zu schwer, sagte die Person.",
  "A lu deux fois la partie principale, puis a tout accepté.",
  "Leyó el resumen dos veces y aceptó todo.",
  "Membaca bahagian utama dua kali, kemudian terima semua.",
  "Changed 1,250 to 12 500 and the ratio to 3 : 4.",
  "The lesson on Photosynthesis for 2A was 50 minutes long.",
];

describe("what is published of what somebody wrote down", () => {
  test.each(notes)("%s", (note, ...gone) => {
    const told = published(note);
    for (const one of gone) expect(told).not.toContain(one);
  });

  test("what names nobody stays as it was written", () => {
    for (const note of harmless) expect(published(note)).toBe(note);
  });

  test("whatever stands beside it", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...notes), { minLength: 2, maxLength: 5 }), (some) => {
        const told = published(some.map(([note]) => note).join(" "));
        for (const [, ...gone] of some) for (const one of gone) expect(told).not.toContain(one);
      }),
      { numRuns: 50 },
    );
  });
});
