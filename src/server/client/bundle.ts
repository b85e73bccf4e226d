import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../../agent/problem.ts";

/** A file of the web client, as it is sent. */
export type Asset = { bytes: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer>; type: string };

/** The web client's files by address ("/" is its page); null where this version has none. */
export async function bundleClient(project: string): Promise<ReadonlyMap<string, Asset> | null> {
  const page = join(project, "src", "web", "index.html");
  if (!existsSync(page)) return null;
  const built = await Bun.build({
    entrypoints: [page],
    minify: true,
    splitting: true,
    publicPath: "/",
    define: { "process.env.NODE_ENV": '"production"' },
    throw: false,
  });
  if (!built.success) throw new Problem("setup", `The web client cannot be built:\n${built.logs.join("\n")}`);
  const assets = new Map<string, Asset>();
  for (const output of built.outputs) {
    const bytes = new Uint8Array(await output.arrayBuffer());
    const path = `/${output.path.replace(/^\.?\//, "")}`;
    const asset = { bytes, gzip: Bun.gzipSync(bytes), type: output.type };
    assets.set(path, asset);
    if (path.endsWith(".html")) assets.set("/", asset);
  }
  return assets;
}
