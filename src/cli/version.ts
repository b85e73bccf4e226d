import manifest from "../../package.json" with { type: "json" };
import type { Invocation } from "./invocation.ts";

export async function version({ terminal }: Invocation): Promise<number> {
  terminal.out(`${manifest.version}\n`);
  return 0;
}
