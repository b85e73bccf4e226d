/** Coaches a short session, or dies at a given operation of the disk. Prints each turn after it is safe. */
import { killingDisk } from "../../../store/killing-disk.ts";
import { happening, openCoaching, optionsFor, shortSession, tickingPorts } from "../samples.ts";

const [home = "", kill = "0", moment = "before"] = process.argv.slice(2);
const { disk, operations } = killingDisk(Number(kill), moment);
const ports = { ...tickingPorts(), disk };
const coaching = await openCoaching(optionsFor(home, { ports, snapshotBytes: 2000 }));
for (const tap of shortSession) {
  const { state } = await coaching.happen(happening(tap));
  process.stdout.write(`${JSON.stringify({ ...state.position, word: state.current?.id ?? null })}\n`);
}
await coaching.close();
process.stdout.write(`operations ${operations.length}\n`);
