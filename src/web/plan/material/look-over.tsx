import { useState } from "react";
import type { Material } from "../../../workspace/material/material.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/states.tsx";
import { material as materialWords } from "../../words/en/material.ts";
import { PersonalFound } from "../start/personal-found.tsx";
import type { Found } from "../workspace/file-state.ts";
import { asKind, type Choice } from "./as-kind.ts";
import { FoundRow } from "./found-row.tsx";
import { kinds, materialFrom, type Row, rowsIn, rowsOf } from "./rows.ts";

type Props = {
  material: Material;
  problem: string | null;
  /** There is a note of that name. */
  taken: boolean;
  findings: readonly Found[];
  busy: boolean;
  onSave(material: Material, how?: { replace?: boolean; agreed?: boolean }): void;
  onBack(): void;
};

/** What was found, by kind and with its page: each can be changed, called something else or left out before the note is written. */
export function LookOver({ material, problem, taken, findings, busy, onSave, onBack }: Props) {
  const say = materialWords;
  const [title, setTitle] = useState(material.title);
  const [rows, setRows] = useState(() => rowsOf(material));
  const [clash, setClash] = useState<string | null>(null);
  const [replacing, setReplacing] = useState(false);
  const change = (id: string, next: Partial<Row>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...next } : row)));
  const [moved, setMoved] = useState<string | null>(null);
  const [restOpen, setRestOpen] = useState(false);
  const call = (row: Row, choice: Choice) => {
    if (choice === "rest") setRestOpen(true);
    if (choice !== "out" && choice !== row.kind) setMoved(row.id);
    change(row.id, asKind(row, choice));
  };
  const isTaken = taken && clash === title;
  const save = (agreed: boolean) => {
    if (title.trim() === "") return;
    setClash(title);
    setReplacing(isTaken || (agreed && replacing));
    onSave(materialFrom(material, title.trim(), rows), { replace: isTaken || (agreed && replacing), agreed });
  };
  return (
    <div className="stack">
      <p role="status">{say.found(rows.length)}</p>
      <TextField
        label={say.name}
        maxLength={150}
        value={title}
        problem={title.trim() === "" ? say.noName : null}
        data-first
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className="material-found">
        {kinds.map((kind) => {
          const own = rowsIn(rows, kind);
          if (own.length === 0) return null;
          return (
            <details key={kind} open={kind !== "rest" || restOpen}>
              <summary>
                {say.kept(say.kinds[kind], own.filter(({ keep }) => keep).length, own.length)}
              </summary>
              <ul>
                {own.map((row) => (
                  <FoundRow
                    key={row.id}
                    row={row}
                    moved={row.id === moved}
                    onChange={(next) => change(row.id, next)}
                    onKind={(choice) => call(row, choice)}
                  />
                ))}
              </ul>
            </details>
          );
        })}
      </div>
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      {findings.length > 0 && <PersonalFound findings={findings} onKeep={() => save(true)} />}
      <div className="row">
        <Button look="main" busy={busy} onClick={() => save(false)}>
          {isTaken ? say.replace : say.save}
        </Button>
        <Button onClick={onBack}>{say.back}</Button>
      </div>
    </div>
  );
}
