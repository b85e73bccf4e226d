/** A long talk in a small window, cut short: `long-talk.ts <data> <n> <before|half>` dies at the n-th disk operation. */
import fs from "node:fs";
import { startConversation } from "../../../src/agent/conversation.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { killingDisk } from "../../store/killing-disk.ts";
import { said, talker } from "../compaction/talker.ts";

const [data = "", n = "0", moment = "before"] = process.argv.slice(2);
const { disk } = killingDisk(Number(n), moment);
let ids = 0;
const ports = { store: fileStore(data, { disk }), newId: () => `id${ids++}` };
const conversation = await startConversation(
  ports,
  talker(3_000, () => {}),
  "a long talk",
  data,
);
for (let turn = 1; turn <= 24; turn++) {
  await conversation.send(said(turn), { signal: new AbortController().signal, onEvent() {} });
  fs.writeSync(1, `${turn}\n`);
}
await conversation.close();
