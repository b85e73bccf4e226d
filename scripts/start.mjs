// `npm start`: installs what is missing, then opens the web workbench; the interactive CLI where there are no pages yet.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, setup } from "./setup.mjs";

const bun = setup("run");
const args = process.argv.slice(2);
const usual = existsSync(join(root, "src", "web", "index.html")) ? "--serve" : "--interactive";
const cli = [join(root, "src", "cli", "main.ts"), ...(args.length > 0 ? args : [usual])];
process.on("SIGINT", () => {}); // Ctrl-C is the CLI's to answer
const done = spawnSync(bun, cli, { stdio: "inherit" });
process.exit(done.status ?? 1);
