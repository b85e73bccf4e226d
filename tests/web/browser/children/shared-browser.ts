import { chromium } from "playwright-core";
import { chromiumHere, chromiumOptions } from "../drivers.ts";

// One Chromium for every file of a run: prints its address, and goes when whoever started it closes our input.
if (chromiumHere.missing === null) {
  const server = await chromium.launchServer(chromiumOptions);
  process.stdout.write(`${server.wsEndpoint()}\n`);
  for await (const _ of Bun.stdin.stream());
  await server.close();
}
process.exit(0);
