import { useState } from "react";
import type { CompanionPart } from "../../../message.ts";
import { type Level, levels } from "../../../questions/paper.ts";
import type { Question } from "../../../questions/question.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Empty, Notice, Skeleton } from "../../ui/states.tsx";
import { companions } from "../../words/en/companions.ts";
import { AsksFirstDialog } from "../lesson/asks-first.tsx";
import type { OpenSession } from "../session/use-session.ts";
import { CompanionSection } from "./companion-section.tsx";
import { HandOut } from "./hand-out.tsx";
import { QuestionForm } from "./question-form.tsx";
import type { QuestionShown } from "./question-view.tsx";
import { useCompanion } from "./use-companion.ts";

type Editing = { section: string; piece: QuestionShown | null };

/** One thing that goes with the lesson: made, looked at, decided on, edited, handed out. */
export function CompanionPane({ session, part }: { session: OpenSession; part: CompanionPart }) {
  const say = companions;
  const { companion, loading, busy, hands } = useCompanion(session, part);
  const [level, setLevel] = useState<Level>("core");
  const [answers, setAnswers] = useState(true);
  const [editing, setEditing] = useState<Editing | null>(null);
  const save = async (question: Question) => {
    if (editing === null) return;
    const { section, piece } = editing;
    const edit =
      piece === null
        ? { type: "add" as const, question }
        : { type: "write" as const, at: piece.at, over: piece.source, question };
    if (await hands.edit(section, edit)) setEditing(null);
  };
  if (companion === undefined)
    return <div className="lesson companion">{loading && <Skeleton lines={5} />}</div>;
  if (companion === null)
    return (
      <div className="lesson companion">
        <Nothing part={part} busy={busy} onMake={(many) => void hands.make(many)} />
      </div>
    );
  const { changed, kept, said, sections, undecided, title } = companion;
  return (
    <div className="lesson companion">
      <div className="lesson-bar">
        {part === "worksheet" && <Levels level={level} onLevel={setLevel} />}
        <label className="row companion-answers">
          <input type="checkbox" checked={answers} onChange={({ target }) => setAnswers(target.checked)} />
          {say.answers}
        </label>
        {session.running && (
          <>
            <span className="spinner" aria-hidden="true" />
            <span className="lesson-bar-words">{say.making}</span>
          </>
        )}
        <HandOut id={session.id} part={part} level={level} />
      </div>
      <div className="lesson-page">
        <p className="lesson-title">{title}</p>
        {changed !== null && changed.length > 0 && (
          <Notice tone="draft">
            <p>{say.changed(changed)}</p>
            <p className="quiet">{say.followAbout}</p>
            <Button busy={busy} onClick={() => void hands.make(companion.many)}>
              {say.follow}
            </Button>
          </Notice>
        )}
        {kept > 0 && <p className="quiet">{say.kept(kept)}</p>}
        {said !== "" && <Notice>{said}</Notice>}
        {sections.map((section) => (
          <CompanionSection
            key={section.id}
            section={section}
            level={level}
            answers={answers}
            busy={busy}
            onDecide={(wish) => void hands.decide(wish)}
            onEdit={(piece) => setEditing({ section: section.id, piece })}
            onRemove={(piece) =>
              void hands.edit(section.id, { type: "remove", at: piece.at, over: piece.source })
            }
          />
        ))}
        {undecided.length > 1 && (
          <Button
            busy={busy}
            onClick={async () => {
              for (const section of undecided) await hands.decide({ type: "accept", section });
            }}
          >
            {say.acceptAll}
          </Button>
        )}
      </div>
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        shape="wide"
        title={editing?.piece == null ? say.form.newTitle : say.form.title(editing.piece.number)}
      >
        {editing !== null && (
          <QuestionForm
            question={editing.piece?.question ?? null}
            busy={busy}
            onSave={(question) => void save(question)}
            onCancel={() => setEditing(null)}
          />
        )}
      </Dialog>
      <AsksFirstDialog asked={session.asksFirst} />
    </div>
  );
}

function Levels({ level, onLevel }: { level: Level; onLevel(level: Level): void }) {
  const say = companions;
  return (
    <fieldset className="row companion-levels">
      <legend className="only-heard">{say.level}</legend>
      {levels.map((one) => (
        <label key={one} className="row">
          <input type="radio" name="level" checked={level === one} onChange={() => onLevel(one)} />
          {say.levels[one]}
        </label>
      ))}
    </fieldset>
  );
}

const counted: ReadonlySet<CompanionPart> = new Set<CompanionPart>(["worksheet", "quiz", "homework"]);

/** What comes, in a sentence, and the one thing to press. */
function Nothing({
  part,
  busy,
  onMake,
}: {
  part: CompanionPart;
  busy: boolean;
  onMake(many: number | null): void;
}) {
  const say = companions;
  const [many, setMany] = useState("");
  const count = Number.parseInt(many, 10);
  return (
    <Empty title={say.parts[part]}>
      <p>{say.about[part]}</p>
      {counted.has(part) && (
        <TextField
          label={say.many}
          hint={say.manyHint}
          inputMode="numeric"
          value={many}
          autoComplete="off"
          onChange={({ target }) => setMany(target.value.replace(/\D/g, "").slice(0, 2))}
        />
      )}
      <Button look="main" busy={busy} onClick={() => onMake(Number.isNaN(count) || count < 1 ? null : count)}>
        {busy ? say.making : say.make[part]}
      </Button>
    </Empty>
  );
}
