// `npm start`: installs what is missing, then starts the web workbench. Anything else is asked with words behind `--`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, setup } from "./setup.mjs";

const bun = setup("run");
const args = process.argv.slice(2);
const cli = [join(root, "src", "cli", "main.ts"), ...(args.length > 0 ? args : ["--serve"])];
process.on("SIGINT", () => {}); // Ctrl-C is the CLI's to answer
const done = spawnSync(bun, cli, { stdio: "inherit" });
process.exit(done.status ?? 1);
