import { go, useRoute } from "../app/route.ts";

/** A workspace file that is open beside the lesson, and the lines to show of it. It is part of the address. */
export type OpenFile = { path: string; lines: { from: number; to: number } | null };

export function useOpenFile(): OpenFile | null {
  const { query } = useRoute();
  const path = query.get("file");
  if (path === null) return null;
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(query.get("lines") ?? "") ?? [];
  return { path, lines: from === undefined ? null : { from: Number(from), to: Number(to ?? from) } };
}

/** null closes it. */
export function openFile(file: OpenFile | null): void {
  const query = new URLSearchParams(location.search);
  query.delete("file");
  query.delete("lines");
  if (file !== null) query.set("file", file.path);
  if (file?.lines) query.set("lines", `${file.lines.from}-${file.lines.to}`);
  const asked = query.toString();
  go(`${location.pathname}${asked === "" ? "" : `?${asked}`}`, { replace: true });
}
