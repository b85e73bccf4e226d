import * as Tooltip from "@radix-ui/react-tooltip";
import { type ReactNode, useState } from "react";
import { decoded, fileWords } from "../../../lesson/file-words.ts";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Icon } from "../../ui/icon.tsx";
import { library as libraryWords } from "../../words/en/library.ts";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";
import type { ClaimShown } from "../session/read-session.ts";
import { entryAt, LibraryEntryDialog, useEntry } from "../workspace/library-entry.tsx";
import type { Lines } from "./findings.ts";
import { inWords, plainText } from "./plain.ts";

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
  const state = stateOf(claim, lines.path);
  const tone = tones[state];
  const { path, from, to } = lines;
  const entry = entryAt(path);
  const [reading, setReading] = useState(false);
  return (
    <Tooltip.Provider delayDuration={300}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger asChild>
          <button
            type="button"
            className={`chip lesson-chip ${tone}`}
            onClick={() => (entry === null ? openFile({ path, lines: { from, to } }) : setReading(true))}
          >
            {tone !== "" && <Icon name={state === "verified" ? "check" : "warning"} />}
            {children}
            {claim?.otherStage != null && ` (${claim.otherStage.level})`}
            <span className="only-heard">{say[state]}</span>
          </button>
        </Tooltip.Trigger>
        <Tooltip.Portal container={document.getElementById("content")}>
          <Tooltip.Content className="popover lesson-lines" sideOffset={6} collisionPadding={12}>
            <strong>{claim?.title ?? say.linesOf(nameOf(path), from, to)}</strong>
            {claim?.problem != null && (
              <span className="lesson-lines-problem">{inWords(`${claim.message} ${claim.fix}`)}</span>
            )}
            {claim?.otherStage != null && (
              <span className="lesson-lines-problem">
                {say.isOfOtherStage(claim.otherStage.which, claim.otherStage.level)}
              </span>
            )}
            {claim?.problem === null && <span>{howChecked(claim, nameOf(path))}</span>}
            {entry === null ? <LinesText lines={lines} /> : <EntryText path={path} />}
            <small className="quiet">
              {entry === null
                ? `${say.linesOf(nameOf(path), from, to)} · ${say.openLines}`
                : libraryWords.entry}
            </small>
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
      {reading && entry !== null && <LibraryEntryDialog {...entry} onClose={() => setReading(false)} />}
    </Tooltip.Provider>
  );
}

function nameOf(path: string): string {
  return fileWords(path) ?? decoded(path);
}

const tones = {
  unchecked: "",
  fromNote: "",
  verified: "chip-good",
  otherStage: "chip-draft",
  misfitting: "chip-draft",
  unverified: "chip-problem",
};

/** Green only where both checks held and it is of the class's stage; amber where the code is right, and the lesson or the class is another. */
function stateOf(claim: ClaimShown | null, path: string): keyof typeof tones {
  // A note is where words come from, and claims nothing that could be checked.
  if (claim === null) return /(?:^|\/)topics\//.test(path) ? "fromNote" : "unchecked";
  if (claim.status === "verified") return claim.otherStage === null ? "verified" : "otherStage";
  if (claim.status === "misfitting") return claim.status;
  return "unverified";
}

function howChecked({ fit }: ClaimShown, path: string): string {
  const say = words.planLesson.checkedHow;
  if (fit === null) return say.pointer(path);
  if (fit.note !== null) return say.note(path, fit.note);
  return fit.shared.length === 0 ? say.before(path) : say.words(path, fit.shared);
}

const mostLines = 14;

function EntryText({ path }: { path: string }) {
  const read = useEntry(entryAt(path));
  if (read.problem !== null) return <span>{read.problem.message}</span>;
  if (read.value === undefined) return <span className="quiet">{words.planLesson.readingLines}</span>;
  const shown = read.value.text.split("\n").slice(0, mostLines).join("\n");
  return <span className="lesson-lines-text">{plainText(shown)}</span>;
}

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
