import * as Tooltip from "@radix-ui/react-tooltip";
import { type ReactNode, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Icon } from "../../ui/icon.tsx";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";
import type { ClaimShown } from "../session/read-session.ts";
import type { Lines } from "./findings.ts";
import { plainText } from "./plain.ts";

/** A pointer into the workspace. Its lines are shown where it is hovered or focused; a click opens them beside. */
export function EvidenceChip({
  lines,
  claim,
  children,
}: {
  lines: Lines;
  claim: ClaimShown | null;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const say = words.planLesson;
  const state = stateOf(claim);
  const tone = tones[state];
  const { path, from, to } = lines;
  return (
    <Tooltip.Provider delayDuration={300}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger asChild>
          <button
            type="button"
            className={`chip lesson-chip ${tone}`}
            onClick={() => openFile({ path, lines: { from, to } })}
          >
            {state !== "unchecked" && <Icon name={state === "verified" ? "check" : "warning"} />}
            {children}
            <span className="only-heard">{say[state]}</span>
          </button>
        </Tooltip.Trigger>
        <Tooltip.Portal container={document.getElementById("content")}>
          <Tooltip.Content className="popover lesson-lines" sideOffset={6} collisionPadding={12}>
            <strong>{claim?.title ?? say.linesOf(path, from, to)}</strong>
            {claim?.problem != null && (
              <span className="lesson-lines-problem">{`${claim.message} ${claim.fix}`}</span>
            )}
            {claim?.problem === null && <span>{howChecked(claim, path)}</span>}
            <LinesText lines={lines} />
            <small className="quiet">{`${say.linesOf(path, from, to)} · ${say.openLines}`}</small>
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

const tones = { unchecked: "", verified: "chip-good", misfitting: "chip-draft", unverified: "chip-problem" };

/** Green only where both checks held; amber where the code is right and the lesson is about something else. */
function stateOf(claim: ClaimShown | null): keyof typeof tones {
  if (claim === null) return "unchecked";
  if (claim.status === "verified" || claim.status === "misfitting") return claim.status;
  return "unverified";
}

function howChecked({ fit }: ClaimShown, path: string): string {
  const say = words.planLesson.checkedHow;
  if (fit === null) return say.pointer(path);
  if (fit.note !== null) return say.note(path, fit.note);
  return fit.shared.length === 0 ? say.before(path) : say.words(path, fit.shared);
}

const mostLines = 14;

function LinesText({ lines: { path, from, to } }: { lines: Lines }) {
  const file = useRead(`workspace/file/${path}`, () => ask(api.workspace.file.$get({ query: { path } })));
  const say = words.planLesson;
  if (file.problem !== null) return <span>{file.problem.message}</span>;
  if (file.value === undefined) return <span className="quiet">{say.readingLines}</span>;
  const all = file.value.content.split(/\r\n|\n|\r/).slice(from - 1, to);
  const shown = plainText(all.slice(0, mostLines).join("\n"));
  return (
    <span className="lesson-lines-text">
      {shown === "" ? say.noLines : `${shown}${all.length > mostLines ? "\n…" : ""}`}
    </span>
  );
}
