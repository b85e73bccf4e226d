/** Rates cards one by one and then waits, or ends the sitting; or dies at a given operation of the disk. */
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { killingDisk } from "../../store/killing-disk.ts";
import { roomIn } from "../room/own-room.ts";

const [home = "", count = "0", then = "wait", kill = "0", moment = "before"] = process.argv.slice(2);
const { disk, operations } = killingDisk(Number(kill), moment);
const cards = await openCards(await visit(roomIn(home, { disk }), "bahasa-melayu"));
for (let n = 1; n <= Number(count); n++) {
  const [card] = await cards.due();
  if (card === undefined) throw new Error("no card is due");
  await cards.answer(card, 3);
  process.stdout.write(`${n}\n`);
}
if (then === "finish") {
  await cards.finish();
  process.stdout.write("finished\n");
} else await new Promise((done) => setTimeout(done, 60_000));
process.stdout.write(`operations ${operations.length}\n`);
