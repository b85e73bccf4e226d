import { all, lettersIn, readXml, type Xml } from "./xml.ts";

/** An Office Open XML file: its parts, and where each points to. */
export type Package = {
  /** null where it is not there. */
  part(path: string): Xml | null;
  /** What a part points to, by the pointer's id. */
  links(path: string): Map<string, { kind: string; path: string }>;
  /** The document or presentation itself. */
  main: string | null;
  title: string;
};

export function openPackage(parts: ReadonlyMap<string, string>): Package {
  const part = (path: string) => {
    const source = parts.get(path);
    return source === undefined ? null : readXml(source);
  };
  const links = (path: string) => {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const root = part(`${folder}_rels/${path.slice(folder.length)}.rels`);
    const all = (root?.inside ?? []).flatMap((one) => {
      if (typeof one === "string" || one.attributes.TargetMode === "External") return [];
      const { Id = "", Type = "", Target = "" } = one.attributes;
      return [[Id, { kind: Type.slice(Type.lastIndexOf("/") + 1), path: resolved(folder, Target) }] as const];
    });
    return new Map(all);
  };
  const main = [...links("").values()].find(({ kind }) => kind === "officeDocument")?.path ?? null;
  const core = part("docProps/core.xml");
  const [title] = core === null ? [] : all(core, "dc:title");
  return { part, links, main, title: lettersIn(title) };
}

function resolved(folder: string, target: string): string {
  return new URL(target, `file:///${folder}`).pathname.slice(1).replaceAll("%20", " ");
}
