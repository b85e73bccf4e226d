/** Withdraws P01, killed at the n-th disk operation: `withdraw.ts <data> <n> <before|half|after>`. */
import fs from "node:fs";
import { withdraw } from "../../../../src/evals/studies/withdraw.ts";
import { fileProposals } from "../../../../src/memory/proposals.ts";
import { fileStore } from "../../../../src/store/file-store.ts";
import { killingDisk } from "../../../store/killing-disk.ts";

const [data = "", n = "0", moment = "before"] = process.argv.slice(2);
const { disk, operations } = killingDisk(Number(n), moment);
const kept = { data, store: fileStore(data, { disk }), proposals: fileProposals(data), disk };
await withdraw(kept, "two", "P01", "2026-11-16T10:00:00.000Z");
fs.writeSync(1, `${operations.join(" ")}\n`);
