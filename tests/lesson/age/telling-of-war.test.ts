import { expect, test } from "bun:test";
import { checkAge } from "../../../src/lesson/check/age/age.ts";
import { onlyTells } from "../../../src/lesson/check/age/only-tells.ts";

/** Written before the rule was, by whoever wrote the rule. */
const wars = [
  "When Norman horsemen pretended to flee, some tired English fighters broke the shield wall to chase them and were cut down.",
  "The archers set their arrows alight and shot them over the palisade.",
  "At Bannockburn the Scottish spearmen stood close together and the horses ran onto the points.",
  "Trench raids were made at night with clubs, knives and grenades.",
  "Sailors of Nelson's time poured water over the decks and carried gunpowder to the guns.",
  "The besiegers dug a tunnel below the tower, filled it with pig fat and set fire to it.",
  "Roman legionaries threw their javelins first and then drew their short swords.",
  "During the Blitz families hid in cellars while bombs fell on the docks.",
  "Boudica's army burned Colchester to the ground and killed those who had stayed.",
  "The Vikings attacked monasteries because they were rich and badly defended.",
  "At Agincourt French knights in heavy armour sank into the mud and were killed with hammers.",
  "Soldiers at Ypres held wet cloths over their mouths when the chlorine came.",
  "The suffragettes smashed windows, set fire to letter boxes and chained themselves to railings.",
  "Guy Fawkes was found with thirty-six barrels of gunpowder under the House of Lords.",
  "Japanese pilots flew their aeroplanes straight at American ships.",
  "Peasants armed with pitchforks marched on London in 1381 and opened the prisons.",
  "The Zulu warriors closed in from both sides with shields and short spears.",
  "In 1940 children carried gas masks to school in a box on a string.",
  "Crusaders climbed the walls on ladders while hot oil and stones were thrown down at them.",
  "Some conscripts hurt themselves so that they would not be sent to the front.",
  "The Mongols drove prisoners before them as a shield and catapulted dead bodies into the town.",
  "Firing squads shot about three hundred British soldiers for desertion.",
];

const tasks = [
  "Light the magnesium ribbon with your lighter and hold it close to your face so that you can see the flame.",
  "In pairs, mix the bleach with the toilet cleaner and smell what comes off.",
  "Climb onto the roof of the bike shed and drop the eggs from there.",
  "Heat the sealed tin on the burner until it bursts, and count the seconds.",
  "Taste a drop of each acid and rank them from weakest to strongest.",
  "Look at the sun through the lens and draw what you see.",
  "Hold your breath under water for as long as you can; the longest wins a sweet.",
  "Wire the bare ends to the mains and see whether the bulb glows.",
  "Build a catapult and fire stones at the other group while they hide behind the desks.",
  "Make gunpowder from the three powders on your tray and light a pinch of it.",
  "Bring a knife from home to show how legionaries fought.",
  "Drink the mixture and write down how you feel after ten minutes.",
  "Let your partner push you backwards off the table to feel the force.",
  "Jump from the highest wall you can find and measure the height.",
];

function alarms(text: string): string[] {
  const lesson = `# A lesson: 8H\n\n## Main\n\n### Explain and model (10 minutes)\n\n${text}\n`;
  return checkAge(lesson, { stage: "Year 8", vocabulary: [] })
    .findings.filter(({ rule }) => rule.includes("unfit"))
    .map(({ message }) => message);
}

test("a history of war is no dangerous practical", () => {
  for (const sentence of wars) expect([sentence, alarms(sentence)]).toEqual([sentence, []]);
});

test("a dangerous task is still told of, and is no telling", () => {
  for (const task of tasks) {
    expect([task, alarms(task).length > 0]).toEqual([task, true]);
    expect([task, onlyTells(task)]).toEqual([task, false]);
  }
});

test("an order in any clause, or a word to pupils, is more than telling", () => {
  for (const sentence of [
    "The castle was taken, then light the fuse with a match.",
    "Legionaries fought with short swords; bring a knife from home.",
    "Soldiers held wet cloths over their mouths: breathe in the gas and see.",
    "Pupils hold the burning splint under the table.",
    "The knights had hammers. Throw one at the target.",
  ])
    expect([sentence, onlyTells(sentence)]).toEqual([sentence, false]);
});
