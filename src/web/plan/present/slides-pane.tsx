import { useEffect, useState } from "react";
import type { CompanionView } from "../../../lesson/companions/companion-view.ts";
import type { DeckView } from "../../../lesson/export/deck-view.ts";
import { type SlideLook, slideLooks } from "../../../lesson/export/slide-themes.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { present } from "../../words/en/present.ts";
import { words } from "../../words/words.ts";
import { useCompanion } from "../companions/use-companion.ts";
import { AsksFirstDialog } from "../lesson/asks-first.tsx";
import type { OpenSession } from "../session/use-session.ts";
import { HandOutSlides } from "./hand-out-slides.tsx";
import { PresentButton } from "./present-button.tsx";
import { SlideForm } from "./slide-form.tsx";
import { SlideStage } from "./slide-stage.tsx";
import { stepsOf } from "./steps.ts";
import { useDeck } from "./use-deck.ts";
import { useLook } from "./use-look.ts";

type Section = CompanionView["sections"][number];

/** The deck as it will be, slide by slide with its notes: looked at, changed, decided on, presented, handed out. */
export default function SlidesPane({ session }: { session: OpenSession }) {
  const say = words.companions;
  const [look, setLook] = useLook();
  const read = useDeck(session.id, look);
  const { busy, hands, stamp } = useCompanion(session, "slides");
  const { again } = read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the session has changed
  useEffect(() => again(), [stamp, again]);
  const [editing, setEditing] = useState<Section | null>(null);
  return (
    <div className="lesson companion">
      <div className="lesson-bar">
        <Looks look={look} onLook={setLook} />
        {session.running && <span className="spinner" aria-hidden="true" />}
        <span className="lesson-bar-words">{session.running ? say.making : ""}</span>
        <PresentButton id={session.id} />
        <HandOutSlides id={session.id} look={look} />
      </div>
      <div className="lesson-page">
        <Shown read={read} lines={6}>
          {({ deck, companion }) => (
            <>
              <p className="lesson-title">{companion?.title ?? deck.title}</p>
              <Standing companion={companion} busy={busy} onMake={() => void hands.make(null)} />
              <SlideList
                deck={deck}
                sections={companion?.sections ?? []}
                busy={busy}
                onEdit={setEditing}
                onDecide={(wish) => void hands.decide(wish)}
                onLeaveOut={(section) =>
                  section.slide !== null &&
                  void hands.type(section.id, { ...section.slide, text: "" }, section.text)
                }
              />
              {companion !== null && companion.undecided.length > 0 && (
                <Button
                  busy={busy}
                  onClick={async () => {
                    for (const section of companion.undecided)
                      await hands.decide({ type: "accept", section });
                  }}
                >
                  {say.acceptAll}
                </Button>
              )}
            </>
          )}
        </Shown>
      </div>
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        shape="wide"
        title={present.form.title}
      >
        {editing?.slide != null && (
          <SlideForm
            slide={editing.slide}
            busy={busy}
            onSave={async (slide) => {
              if (await hands.type(editing.id, slide, editing.text)) setEditing(null);
            }}
            onCancel={() => setEditing(null)}
          />
        )}
      </Dialog>
      <AsksFirstDialog asked={session.asksFirst} />
    </div>
  );
}

function Looks({ look, onLook }: { look: SlideLook; onLook(look: SlideLook): void }) {
  return (
    <fieldset className="row companion-levels">
      <legend className="only-heard">{present.look}</legend>
      {slideLooks.map((one) => (
        <label key={one} className="row">
          <input type="radio" name="look" checked={look === one} onChange={() => onLook(one)} />
          {present.looks[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** Whether the slides are the lesson's or have a text of their own, and whether that is still the lesson's. */
function Standing({
  companion,
  busy,
  onMake,
}: {
  companion: CompanionView | null;
  busy: boolean;
  onMake(): void;
}) {
  const say = words.companions;
  if (companion === null)
    return (
      <Notice>
        <p>{present.fromLesson}</p>
        <p className="quiet">{present.toEditAbout}</p>
        <Button busy={busy} onClick={onMake}>
          {say.make.slides}
        </Button>
      </Notice>
    );
  const { changed, kept } = companion;
  return (
    <>
      {changed !== null && changed.length > 0 && (
        <Notice tone="draft">
          <p>{say.changed(changed)}</p>
          <p className="quiet">{present.following}</p>
          <Button busy={busy} onClick={onMake}>
            {say.follow}
          </Button>
        </Notice>
      )}
      {kept > 0 && <p className="quiet">{present.kept(kept)}</p>}
    </>
  );
}

type Hands = {
  busy: boolean;
  onEdit(section: Section): void;
  onLeaveOut(section: Section): void;
  onDecide(wish: { type: "accept" | "undo"; section: string }): void;
};

function SlideList({ deck, sections, ...hands }: { deck: DeckView; sections: readonly Section[] } & Hands) {
  const steps = stepsOf(deck.slides);
  const shown = new Set(deck.slides.map(({ section }) => section));
  const out = sections.filter((_, at) => !shown.has(at));
  return (
    <ol className="slides-list" aria-label={present.slides}>
      {deck.slides.map((slide, at) => {
        const section = slide.section === null ? undefined : sections[slide.section];
        const first = deck.slides.findIndex((one) => one.section === slide.section) === at;
        const number = steps[at]?.number ?? 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is known by its place
          <li key={at} className="slides-one" aria-label={present.slide(number, slide.title)}>
            <SlideStage slide={slide} look={deck.look} number={number} level={2} />
            <div>
              <span className="field-label">{present.notes}</span>
              {slide.notes === "" ? (
                <p className="slides-notes quiet">{present.noNotes}</p>
              ) : (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
                <p className="slides-notes" tabIndex={0}>
                  {slide.notes}
                </p>
              )}
              {section !== undefined && first && <SlideControls section={section} out={false} {...hands} />}
            </div>
          </li>
        );
      })}
      {out.map((section) => (
        <li key={section.id} className="slides-one">
          <div className="slides-out">{present.leftOut(section.title)}</div>
          <SlideControls section={section} out {...hands} />
        </li>
      ))}
    </ol>
  );
}

function SlideControls({
  section,
  out,
  busy,
  onEdit,
  onLeaveOut,
  onDecide,
}: { section: Section; out: boolean } & Hands) {
  const say = words.companions;
  const { id, title, decision, undoable } = section;
  // Nothing turns on every slide while one of them is saved.
  const idle = (run: () => void) => {
    if (!busy) run();
  };
  return (
    <>
      <p className="quiet">{decision === "accepted" ? say.accepted : say.draft}</p>
      <div className="row">
        <Button
          look="quiet"
          icon="edit"
          aria-disabled={busy}
          aria-label={present.editAt(title)}
          onClick={() => idle(() => onEdit(section))}
        >
          {present.edit}
        </Button>
        {decision === "pending" && (
          <Button
            look="quiet"
            icon="check"
            aria-disabled={busy}
            onClick={() => idle(() => onDecide({ type: "accept", section: id }))}
          >
            {say.accept}
          </Button>
        )}
        {!out && (
          <Button
            look="quiet"
            aria-disabled={busy}
            aria-label={present.leaveOutAt(title)}
            onClick={() => idle(() => onLeaveOut(section))}
          >
            {present.leaveOut}
          </Button>
        )}
        {undoable && (
          <Button
            look="quiet"
            icon="undo"
            aria-disabled={busy}
            aria-label={say.undoIn(title)}
            onClick={() => idle(() => onDecide({ type: "undo", section: id }))}
          >
            {say.undo}
          </Button>
        )}
      </div>
    </>
  );
}
