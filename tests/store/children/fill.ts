/** Writes to a session until the disk is full, frees space, goes on: `fill.ts <a small disk>`. Prints what it saw. */
import fs from "node:fs";
import path from "node:path";
import { fileStore } from "../../../src/store/file-store.ts";
import { StoreError } from "../../../src/store/store.ts";
import { sampleSession, says, texts } from "../samples.ts";

const [data = ""] = process.argv.slice(2);
const ballast = path.join(data, "ballast");
fs.writeFileSync(ballast, new Uint8Array(150_000));

const store = fileStore(data);
const log = await store.createSession(sampleSession("a"));
let saved = 0;
let error: unknown = null;
while (error === null && saved < 1000) {
  await log.append([says(`${saved} ${"x".repeat(3000)}`)]).then(
    () => saved++,
    (reason: unknown) => {
      error = reason;
    },
  );
}
const count = async () =>
  texts(await store.readSession("a")).filter((text, i) => text.startsWith(`${i} `)).length;
const whenFull = await count();
await log.close();
const whenClosed = await count();
const another = await store.createSession(sampleSession("b")).then(
  () => "made",
  (reason: unknown) => (reason instanceof StoreError ? reason.kind : String(reason)),
);

fs.unlinkSync(ballast);
const again = await store.openSession("a");
await again.append([says(`${saved} after`)]);
await again.close();
const files = fs.readdirSync(path.join(data, "sessions")).sort();
const message = error instanceof StoreError ? `${error.kind}: ${error.message}` : String(error);
const { problems } = again;
console.log(
  JSON.stringify({ saved, message, whenFull, whenClosed, another, problems, after: await count(), files }),
);
