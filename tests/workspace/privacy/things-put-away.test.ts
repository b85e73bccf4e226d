import { expect, test } from "bun:test";
import { personalInFile } from "../../../src/workspace/privacy/in-file.ts";

/** What a teacher types into a section while she is there to be asked. */
const asked = (line: string) => personalInFile("lessons/typed.md", line, true).length > 0;

const things = [
  "Bags away.",
  "Coats on the pegs.",
  "Phones off.",
  "Chairs under the tables.",
  "Laptops closed.",
  "Pens down.",
  "Goggles on.",
  "Homework out.",
  "Calculators out and ready.",
  "Tables back in rows.",
  "Headphones in.",
  "Blinds down.",
  "Textbooks open at page 40.",
  "Aprons on.",
  "Scissors back in the tray.",
  "Shoes off at the door.",
  "Jackets away before the bell.",
  "Screens off.",
  "Planners out.",
  "Trays cleared.",
  "Books closed. Bags away too.",
  "Rulers away, compasses out.",
  "Lunchboxes away.",
  "Tablets off until I say.",
  "Paintbrushes back in water.",
  "Sketchbooks out late in the lesson.",
  "Jumpers off, bibs on.",
  "Gluesticks missing? Ask me.",
  "Cushions away.",
  "Equipment back where it was.",
];

const people = [
  "Bronagh off sick.",
  "Oskar out since Monday.",
  "Tadhg late again.",
  "Keziah excluded until Friday.",
  "Mirela has a hearing aid.",
  "Iolo struggles with reading.",
  "Xanthe's mum phoned.",
  "Zuzanna away until May.",
  "Thandiwe off school again.",
  "Corvin sits at the front because of his eyes.",
  "Anneliese missing most Mondays.",
  "Bags away. Ferdia off sick.",
  "Phones off; Tadhg to the medical room at ten.",
  "Oisín away, so pair Mirela with Iolo.",
  "Keziah absent.",
  "Chidera and Wren Okafor away.",
  "Lorcan back from hospital.",
  "Saoirse off with her leg.",
  "Marisol out until her cast is off.",
];

test("a thing that is put away, taken out or switched off is nobody", () => {
  for (const line of things) expect([line, asked(line)]).toEqual([line, false]);
});

test("somebody who is away, off or back is asked about, beside things as well", () => {
  for (const line of people) expect([line, asked(line)]).toEqual([line, true]);
});
