/** One of several writers to session `a`: `writer.ts <data> <name> <count>`, opening it anew for each message. */
import { fileStore } from "../../../src/store/file-store.ts";
import { type SessionLog, StoreError } from "../../../src/store/store.ts";
import { says } from "../samples.ts";

const [data = "", name = "", count = "0"] = process.argv.slice(2);
const store = fileStore(data);
let busy = 0;

for (let i = 0; i < Number(count); i++) {
  const log = await opened();
  await log.append([says(`${name}${i}`)]);
  await soon(1);
  await log.close();
  await soon(1);
}
console.log(busy);

function soon(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function opened(): Promise<SessionLog> {
  while (true) {
    try {
      return await store.openSession("a");
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== "busy") throw error;
      busy++;
      await soon(1);
    }
  }
}
