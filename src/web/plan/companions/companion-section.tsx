import type { CompanionView } from "../../../lesson/companions/companion-view.ts";
import type { EditType } from "../../../lesson/decide/decision.ts";
import type { Level } from "../../../questions/paper.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Menu } from "../../ui/menu.tsx";
import { SetLine } from "../../ui/set-line.tsx";
import { companions } from "../../words/en/companions.ts";
import { type QuestionShown, QuestionView } from "./question-view.tsx";

type Section = CompanionView["sections"][number];
type Wish =
  | { type: "accept" | "undo"; section: string }
  | { type: "revise"; section: string; editType: EditType };

type Props = {
  section: Section;
  level: Level;
  answers: boolean;
  busy: boolean;
  onDecide(wish: Wish): void;
  /** null: a new one. */
  onEdit(piece: QuestionShown | null): void;
  onRemove(piece: QuestionShown): void;
};

const changes = [
  ["shorter", "shorter"],
  ["more_detail", "longer"],
  ["easier", "easier"],
  ["harder", "harder"],
] as const;

/** A section of what goes with a lesson, decided on like one of the lesson's. */
export function CompanionSection({ section, level, answers, busy, onDecide, onEdit, onRemove }: Props) {
  const say = companions;
  const { id, title, decision, pieces, undoable } = section;
  const asks = pieces.some(({ kind }) => kind === "question");
  const revising = changes.map(([editType, name]) => ({
    label: say[name],
    run: () => onDecide({ type: "revise", section: id, editType }),
  }));
  return (
    <section className="companion-section" aria-labelledby={`companion-${id}`}>
      <h2 id={`companion-${id}`}>
        <SetLine text={title} />
      </h2>
      <p className="quiet">{decision === "accepted" ? say.accepted : say.draft}</p>
      {pieces.map((piece, at) =>
        piece.kind === "question" ? (
          <QuestionView
            key={`${piece.number} ${piece.source}`}
            piece={piece}
            level={level}
            answers={answers}
            busy={busy}
            onEdit={() => onEdit(piece)}
            onRemove={() => onRemove(piece)}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands between questions has no other name
          <div key={at} className="reading">
            <Markdown text={piece.kind === "text" ? piece.text : piece.problem} headingsFrom={3} />
          </div>
        ),
      )}
      <div className="row">
        {decision === "pending" && (
          <Button busy={busy} onClick={() => onDecide({ type: "accept", section: id })}>
            {say.accept}
          </Button>
        )}
        {asks && (
          <Menu items={revising}>
            <Button look="quiet" busy={busy} aria-label={say.revise(title)}>
              {say.reviseWord}
              <Icon name="chevron" />
            </Button>
          </Menu>
        )}
        {asks && (
          <Button
            look="quiet"
            icon="plus"
            busy={busy}
            aria-label={say.addTo(title)}
            onClick={() => onEdit(null)}
          >
            {say.add}
          </Button>
        )}
        {undoable && (
          <Button
            look="quiet"
            icon="undo"
            busy={busy}
            aria-label={say.undoIn(title)}
            onClick={() => onDecide({ type: "undo", section: id })}
          >
            {say.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
