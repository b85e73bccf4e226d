import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { words } from "../../words/words.ts";
import { keyMove, type Row } from "./tree.ts";
import { TreeRow } from "./tree-row.tsx";

type Props = {
  rows: readonly Row[];
  /** The path of the file that is open. */
  current: string | null;
  unsaved: ReadonlySet<string>;
  /** Beside each name, the folder it is in. */
  withFolders: boolean;
  onFold(path: string, open: boolean): void;
  onChoose(path: string): void;
};

/** A tree as WAI-ARIA describes it: one stop for Tab, arrows inside, letters to jump. */
export function FileTree({ rows, current, unsaved, withFolders, onFold, onChoose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(current);
  const known = (path: string | null) => rows.some((row) => row.path === path);
  const active = known(last) ? last : known(current) ? current : (rows[0]?.path ?? null);

  const rowOf = (path: string) =>
    place.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  const focus = (path: string) => {
    setLast(path);
    rowOf(path)?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another file is opened
  useEffect(() => {
    if (current !== null) rowOf(current)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const pressed = (event: KeyboardEvent) => {
    const at = pathAt(event.target);
    if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = keyMove(rows, at, event.key);
    if (move === null) return;
    event.preventDefault();
    if ("focus" in move) focus(move.focus);
    else if ("fold" in move) onFold(move.fold, move.open);
    else onChoose(move.choose);
  };
  const clicked = (event: MouseEvent) => {
    const path = pathAt(event.target);
    const row = rows.find((one) => one.path === path);
    if (row === undefined) return;
    setLast(row.path);
    if (row.open === null) onChoose(row.path);
    else onFold(row.path, !row.open);
  };
  return (
    <div
      ref={place}
      role="tree"
      aria-label={words.planWorkspace.files.tree}
      className="ws-tree"
      onKeyDown={pressed}
      onClick={clicked}
    >
      {rows.map(({ path, name, kind, level, position, siblings, open }) => (
        <TreeRow
          key={path}
          {...{ path, name, kind, level, position, siblings, open }}
          active={path === active}
          current={path === current}
          unsaved={unsaved.has(path)}
          folder={withFolders ? path.slice(0, Math.max(0, path.length - name.length - 1)) : null}
        />
      ))}
    </div>
  );
}

function pathAt(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest("[data-path]")?.getAttribute("data-path") ?? null;
}
