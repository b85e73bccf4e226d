import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Problem } from "../../problem.ts";

/** A file of the web client, as it is sent. `gzip` is null for what is packed already. */
export type Asset = { bytes: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> | null; type: string };

/** The web client's files by address ("/" is its page); null where this version has none. */
export type Client = ReadonlyMap<string, Asset> | null;

/** With the files of `src/` that it was made of, as seen from the project. */
export async function bundleClient(project: string): Promise<{ assets: Client; parts: string[] }> {
  const page = join(project, "src", "web", "index.html");
  if (!existsSync(page)) return { assets: null, parts: [] };
  const built = await Bun.build({
    entrypoints: [page],
    minify: true,
    splitting: true,
    publicPath: "/",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["*.woff2"], // else every letter of every script is carried inside the style sheet
    metafile: true,
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
    if (path.endsWith(".css"))
      for (const [at, font] of await fontsIn(new TextDecoder().decode(bytes), page)) assets.set(at, font);
  }
  const parts = Object.keys(built.metafile?.inputs ?? {})
    .map((path) => relative(project, resolve(path)))
    .filter((path) => path.startsWith(`src${sep}`));
  return { assets, parts };
}

const families = ["noto-naskh-arabic", "source-sans-3", "source-serif-4"];

/** The font files that a style sheet asks for: browsers fetch those whose letters a page holds. */
async function fontsIn(css: string, page: string): Promise<Map<string, Asset>> {
  const names = new Set(
    Array.from(css.matchAll(/url\("?\.\/files\/([\w-]+\.woff2)"?\)/g), ([, name = ""]) => name),
  );
  const found = new Map<string, Asset>();
  for (const name of names) {
    const family = families.find((each) => name.startsWith(`${each}-`));
    if (family === undefined) throw new Problem("setup", `The web client has no font ${name}.`);
    const sheet = Bun.resolveSync(`@fontsource-variable/${family}/wght.css`, dirname(page));
    const bytes = new Uint8Array(await Bun.file(join(dirname(sheet), "files", name)).arrayBuffer());
    found.set(`/files/${name}`, { bytes, gzip: null, type: "font/woff2" });
  }
  return found;
}
