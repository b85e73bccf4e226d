/** Takes a lock, says so, and never lets go: `hold.ts <lock file>`. */
import fs from "node:fs";
import { acquireLock } from "../../../src/store/lock.ts";

const [file = ""] = process.argv.slice(2);
const lock = await acquireLock(file).catch(() => null);
fs.writeSync(1, lock === null ? "busy\n" : "held\n");
if (lock !== null) setInterval(() => lock, 1000);
