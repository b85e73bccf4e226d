/**
 * A writer's whole life, cut short: `crash.ts <data> <n> <before|half|after>` kills itself with SIGKILL at the n-th
 * disk operation. After each thing that is promised to be durable it prints a line; where it is not killed (n = 0),
 * the last line is the list of operations.
 */
import fs from "node:fs";
import { userText } from "../../../src/message.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import type { SessionLog } from "../../../src/store/store.ts";
import { killingDisk } from "../killing-disk.ts";
import { at, ended, metadata, sampleSession, sampleSpan, says } from "../samples.ts";

const [data = "", n = "0", moment = "before"] = process.argv.slice(2);
const { disk, operations } = killingDisk(Number(n), moment);
const store = fileStore(data, { disk });
const say = (line: string) => fs.writeSync(1, `${line}\n`);

async function turn(log: SessionLog, number: number): Promise<void> {
  await log.append([
    { type: "messages", messages: [userText(`${number}a`), userText(`${number}b`)], at: at(number) },
    says(`${number}c`, number),
  ]);
  say(`turn ${number}`);
}

const log = await store.createSession(sampleSession("a"));
say("created");
const trace = await store.createTrace("t", "a", metadata);
for (const number of [1, 2, 3]) {
  await turn(log, number);
  await trace.append([sampleSpan(String(number))]);
  say(`span ${number}`);
}
await trace.finish(ended);
say("finished");
await log.close();
const again = await store.openSession("a");
await turn(again, 4);
await turn(again, 5);
await again.close();
say(operations.join(" "));
