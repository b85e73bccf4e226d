import { type ReactElement, useState } from "react";
import type { ExportFormat } from "../../../lesson/export/model.ts";
import { type SlideLook, slideLooks } from "../../../lesson/export/slide-themes.ts";
import { messageOf } from "../../api/ask.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { useLook } from "../present/use-look.ts";
import type { LessonShown } from "../session/read-session.ts";
import { download } from "./download.ts";

type Wanted = { format: ExportFormat; for: "teacher" | "student"; look?: SlideLook };

const formats = ["docx", "pptx", "pdf", "html", "md"] as const satisfies readonly ExportFormat[];

/** Every format, for the teacher or for pupils. What is not settled is said first; the teacher may go on. */
export function ExportMenu({
  sessionId,
  lesson,
  look,
}: {
  sessionId: string;
  lesson: LessonShown;
  look: "main" | "plain";
}) {
  const say = words.planLesson;
  const [busy, setBusy] = useState(false);
  const [chosen, setLook] = useLook();
  const [asking, setAsking] = useState<Wanted | null>(null);
  const undecided = lesson.undecided.length;
  const { misfitting, invented, unsupported } = lesson.check.evidence;
  const unsound = misfitting + invented + unsupported;
  const { gaps } = lesson;

  const make = async (wanted: Wanted) => {
    setAsking(null);
    setBusy(true);
    try {
      const { look: worn = "light", ...which } = wanted;
      if (wanted.look !== undefined) setLook(worn);
      const asked = new URLSearchParams({ ...which, look: worn });
      const name = await download(`/api/sessions/${encodeURIComponent(sessionId)}/export?${asked}`);
      tell(say.exported(name));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(false);
    }
  };
  const choose = (wanted: Wanted) => {
    // In one's own copy a gap is a note to oneself; pupils are not to find it.
    const seen = wanted.for === "student" ? gaps : 0;
    if (undecided + unsound + seen > 0) setAsking(wanted);
    else void make(wanted);
  };
  // Slides in the look of last time first.
  const inLook = (format: ExportFormat): (SlideLook | undefined)[] =>
    format === "pptx" ? slideLooks.toSorted((a) => (a === chosen ? -1 : 1)) : [undefined];
  const files = (audience: Wanted["for"], named: (format: string) => string): MenuItem[] =>
    formats.flatMap((format) =>
      inLook(format).map((worn) => ({
        label: named(worn === undefined ? say.formats[format] : say.inLook[worn](say.formats[format])),
        run: () => choose({ format, for: audience, look: worn }),
      })),
    );
  const items: (MenuItem | null)[] = [
    ...files("teacher", say.forTeacher),
    null,
    ...files("student", say.forPupils),
  ];
  const trigger: ReactElement = (
    <Button
      look={look}
      busy={busy}
      icon="download"
      className="lesson-export"
      aria-label={busy ? say.exporting : say.export}
    >
      <span className="lesson-export-word">{busy ? say.exporting : say.export}</span>
      <Icon name="chevron" />
    </Button>
  );
  return (
    <>
      <Menu items={items}>{trigger}</Menu>
      <Dialog open={asking !== null} onClose={() => setAsking(null)} title={say.beforeExport}>
        <ul className="lesson-before-export">
          {undecided > 0 && <li>{say.undecided(undecided)}</li>}
          {unsound > 0 && <li>{say.unsound(unsound)}</li>}
          {gaps > 0 && <li>{asking?.for === "student" ? say.gapsForPupils(gaps) : say.gaps(gaps)}</li>}
        </ul>
        {undecided + unsound > 0 && <p className="quiet">{say.fileSays}</p>}
        <div className="row">
          <Button look="main" onClick={() => asking !== null && void make(asking)}>
            {say.exportAnyway}
          </Button>
          <Button onClick={() => setAsking(null)}>{say.goBack}</Button>
        </div>
      </Dialog>
    </>
  );
}
