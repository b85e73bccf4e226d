/** Rates one's own work in the place of what the program found; or dies at a given operation of the disk. */
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { killingDisk } from "../../store/killing-disk.ts";
import { roomIn } from "../room/own-room.ts";

const [home = "", id = "", kill = "0", moment = "before"] = process.argv.slice(2);
const { disk, operations } = killingDisk(Number(kill), moment);
await gradeExercise(roomIn(home, { disk }), { id }, { record: true, self: 2 });
process.stdout.write(`rated\noperations ${operations.length}\n`);
