/** Deletes session `a`, killed at the n-th disk operation: `delete.ts <data> <n> <before|half|after>`. */
import fs from "node:fs";
import { fileStore } from "../../../src/store/file-store.ts";
import { killingDisk } from "../killing-disk.ts";

const [data = "", n = "0", moment = "before"] = process.argv.slice(2);
const { disk, operations } = killingDisk(Number(n), moment);
const say = (line: string) => fs.writeSync(1, `${line}\n`);

await fileStore(data, { disk }).deleteSession("a");
say("deleted");
say(operations.join(" "));
