/** Records results one by one, as one of several programs at once; or dies at a given operation of the disk. */
import { courseState } from "../../../src/learning/state/course-state.ts";
import { killingDisk } from "../../store/killing-disk.ts";
import { course, ports, result } from "../state/samples.ts";

const [home = "", first = "0", count = "0", kill = "0", moment = "before"] = process.argv.slice(2);
const { disk, operations } = killingDisk(Number(kill), moment);
const state = courseState(home, course, { ...ports, disk });
for (let n = Number(first); n < Number(first) + Number(count); n++) {
  await state.record([result(n, 3)]);
  process.stdout.write(`${n}\n`);
}
process.stdout.write(`operations ${operations.length}\n`);
