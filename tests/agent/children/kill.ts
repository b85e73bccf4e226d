/** A whole run, cut short: `kill.ts <data> <effects> <n> <before|half>` dies by SIGKILL at the n-th disk operation. */
import fs from "node:fs";
import { startConversation } from "../../../src/agent/conversation.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { killingDisk } from "../../store/killing-disk.ts";
import { stepper } from "./effects.ts";

const [data = "", effects = "", n = "0", moment = "before"] = process.argv.slice(2);
const { disk } = killingDisk(Number(n), moment);
const store = fileStore(data, { disk });
let ids = 0;
const ports = { store, newId: () => `id${ids++}` };
const conversation = await startConversation(ports, stepper(effects), "take the steps", data);
await conversation.send("Take the steps.", {
  signal: new AbortController().signal,
  onEvent: (event) => event.type === "message" && fs.writeSync(1, "saved\n"),
});
await conversation.close();
fs.writeSync(1, "closed\n");
