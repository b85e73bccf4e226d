/** Rates cards one by one and then waits to be killed. */
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { roomIn } from "../room/own-room.ts";

const [home = "", count = "0"] = process.argv.slice(2);
const cards = await openCards(await visit(roomIn(home), "bahasa-melayu"));
for (let n = 1; n <= Number(count); n++) {
  const [card] = await cards.due();
  if (card === undefined) throw new Error("no card is due");
  await cards.answer(card, 3);
  process.stdout.write(`${n}\n`);
}
await new Promise((done) => setTimeout(done, 60_000));
