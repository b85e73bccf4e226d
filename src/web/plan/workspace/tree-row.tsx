import { memo } from "react";
import { Icon } from "../../ui/icon.tsx";
import { words } from "../../words/words.ts";
import type { Row } from "./tree.ts";

type Props = Pick<Row, "path" | "name" | "kind" | "level" | "position" | "siblings" | "open"> & {
  /** The one that Tab reaches. */
  active: boolean;
  current: boolean;
  unsaved: boolean;
  /** The folder beside the name, where the tree does not show it. */
  folder: string | null;
};

/** Drawn again only when it looks different: a tree may have thousands. The tree listens for what is done to it. */
export const TreeRow = memo(function TreeRow(props: Props) {
  const { path, name, kind, level, position, siblings, open, active, current, unsaved, folder } = props;
  const say = words.planWorkspace.files;
  return (
    <div
      role="treeitem"
      className="ws-row"
      data-path={path}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={open ?? undefined}
      aria-selected={current}
      tabIndex={active ? 0 : -1}
      style={{ paddingInlineStart: 8 + (level - 1) * 16 }}
    >
      {open === null ? <Icon name="file" /> : <Icon name={open ? "chevron" : "right"} />}
      <span className="ws-row-name">
        {name}
        {folder !== null && folder !== "" && <small className="quiet">{folder}</small>}
      </span>
      {kind === "link" && <small className="quiet">{say.link}</small>}
      {unsaved && <small className="ws-unsaved">{say.unsaved}</small>}
    </div>
  );
});
