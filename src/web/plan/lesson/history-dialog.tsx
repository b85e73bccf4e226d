import type { EditType } from "../../../lesson/decide/decision.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Diff } from "../../ui/diff.tsx";
import { words } from "../../words/words.ts";
import type { SectionShown, View } from "../session/read-session.ts";
import { bodyOf } from "./pieces.ts";
import { plainText } from "./plain.ts";

type Log = View["session"]["decisions"];

/** A section's versions, newest first, each with what changed; and every step that was taken, undone ones too. */
export function HistoryDialog({
  section,
  log,
  author,
  onClose,
}: {
  section: SectionShown;
  /** Everything decided on this section. */
  log: Log;
  /** Who drafts, in words. */
  author: string;
  onClose(): void;
}) {
  const say = words.planLesson;
  const { title, versions, current } = section;
  return (
    <Dialog open onClose={onClose} title={say.historyOf(title)} shape="wide">
      <ol className="lesson-versions" reversed>
        {versions
          .map((version, index) => ({ ...version, index, before: versions[index - 1] }))
          .toReversed()
          .map(({ index, before, ...version }) => (
            <li key={index}>
              <h3>
                {headline(version)}
                {index === current && <span className="chip chip-good">{say.versions.current}</span>}
              </h3>
              <p className="quiet">
                {version.at === null ? say.versions.by(author) : <Moment at={version.at} />}
              </p>
              {before === undefined ? (
                versions.length === 1 && <p>{say.versions.only}</p>
              ) : (
                <Changes before={plainText(bodyOf(before.text))} after={plainText(bodyOf(version.text))} />
              )}
            </li>
          ))}
      </ol>
      {log.length > 0 && (
        <details className="lesson-log">
          <summary>{say.versions.log}</summary>
          <ol>
            {log.map(({ at, type }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
              <li key={index}>
                {stepWord(type)} <span className="quiet">·</span> <Moment at={at} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </Dialog>
  );
}

function Changes({ before, after }: { before: string; after: string }) {
  if (before.trim() === after.trim()) return <p>{words.planLesson.versions.alike}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long text is scrolled with the keyboard
    <section className="lesson-changes reading" aria-label={words.planLesson.versions.changes} tabIndex={0}>
      <Diff before={before} after={after} by="words" />
    </section>
  );
}

function Moment({ at }: { at: string }) {
  const shown = new Date(at).toLocaleString(words.plan.locale, { dateStyle: "medium", timeStyle: "short" });
  return <time dateTime={at}>{shown}</time>;
}

function headline({ from, request, editType }: SectionShown["versions"][number]): string {
  const say = words.planLesson;
  if (from === "draft") return say.versions.draft;
  if (from === "pick") return say.versions.pick;
  if (from === "edit" || from === "minutes") return say.versions.steps[from];
  return say.versions.revise(presetWord(request, editType) ?? request ?? "");
}

/** A preset is kept as its name in words ("more detail"): here it reads as its button did. */
function presetWord(request: string | undefined, editType: EditType | undefined): string | null {
  if (editType === undefined || request !== editType.replaceAll("_", " ")) return null;
  return words.planLesson.presets[editType];
}

function stepWord(type: string): string {
  const { steps } = words.planLesson.versions;
  return Object.entries(steps).find(([name]) => name === type)?.[1] ?? type;
}
