/** A whole run, cut short: `kill.ts <data> <effects> <n> <before|half> [tree]` dies by SIGKILL at the n-th disk operation. */
import fs from "node:fs";
import { startConversation } from "../../../src/agent/conversation.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { killingDisk } from "../../store/killing-disk.ts";
import { stepper } from "./effects.ts";
import { treeOfSteppers } from "./tree.ts";

const [data = "", effects = "", n = "0", moment = "before", whom = "one"] = process.argv.slice(2);
const { disk } = killingDisk(Number(n), moment);
const store = fileStore(data, { disk });
let ids = 0;
const ports = { store, newId: () => `id${ids++}` };
const prepared = whom === "tree" ? treeOfSteppers(effects) : stepper(effects);
const conversation = await startConversation(ports, prepared, "take the steps", data);
await conversation.send("Take the steps.", {
  signal: new AbortController().signal,
  onEvent: (event) => event.type === "message" && event.depth === 0 && fs.writeSync(1, "saved\n"),
});
await conversation.close();
fs.writeSync(1, "closed\n");
