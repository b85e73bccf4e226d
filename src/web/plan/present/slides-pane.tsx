import { useEffect, useState } from "react";
import type { CompanionView } from "../../../lesson/companions/companion-view.ts";
import { type SlideLook, slideLooks } from "../../../lesson/export/slide-themes.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { companions } from "../../words/en/companions.ts";
import { present } from "../../words/en/present.ts";
import { useCompanion } from "../companions/use-companion.ts";
import { AsksFirstDialog } from "../lesson/asks-first.tsx";
import type { OpenSession } from "../session/use-session.ts";
import { HandOutSlides } from "./hand-out-slides.tsx";
import { PresentButton } from "./present-button.tsx";
import { SlideForm } from "./slide-form.tsx";
import { SlideList } from "./slide-list.tsx";
import { useDeck } from "./use-deck.ts";
import { useLook } from "./use-look.ts";

/** `isNew`: one that is to come after that section's. */
type Editing = { section: CompanionView["sections"][number]; isNew: boolean };

/** The deck as it will be, slide by slide with its notes: looked at, changed, decided on, presented, handed out. */
export default function SlidesPane({ session }: { session: OpenSession }) {
  const say = companions;
  const [look, setLook] = useLook();
  const read = useDeck(session.id, look);
  const { busy, hands, stamp } = useCompanion(session, "slides");
  const { again } = read;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the session has changed
  useEffect(() => again(), [stamp, again]);
  const [editing, setEditing] = useState<Editing | null>(null);
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
                onEdit={(section) => setEditing({ section, isNew: false })}
                onAdd={(section) => setEditing({ section, isNew: true })}
                onDecide={hands.decide}
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
        title={editing?.isNew ? present.form.newTitle : present.form.title}
      >
        {editing?.section.slide != null && (
          <SlideForm
            slide={editing.isNew ? { ...editing.section.slide, ...blank } : editing.section.slide}
            isNew={editing.isNew}
            busy={busy}
            onSave={async (slide) => {
              const { id, text } = editing.section;
              if (await (editing.isNew ? hands.add(id, slide) : hands.type(id, slide, text)))
                setEditing(null);
            }}
            onCancel={() => setEditing(null)}
          />
        )}
      </Dialog>
      <AsksFirstDialog asked={session.asksFirst} />
    </div>
  );
}

/** What a new slide does not share with the one before it: it is of the same part of the lesson. */
const blank = { title: "", minutes: null, text: "", notes: "" };

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
  const say = companions;
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
