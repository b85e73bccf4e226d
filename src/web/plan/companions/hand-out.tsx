import { useState } from "react";
import type { CompanionPart } from "../../../message.ts";
import type { Level } from "../../../questions/paper.ts";
import { messageOf } from "../../api/ask.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { tell } from "../../ui/toast-list.ts";
import { companions } from "../../words/en/companions.ts";
import { download } from "../lesson/download.ts";
import { useLook } from "../present/use-look.ts";

const formats = { quiz: ["docx", "pdf", "pptx"], others: ["docx", "pdf"] } as const;

/** As a file for pupils, or for the teacher with the key. */
export function HandOut({ id, part, level }: { id: string; part: CompanionPart; level: Level }) {
  const say = companions;
  const [busy, setBusy] = useState(false);
  const [look] = useLook();
  const make = async (format: "docx" | "pdf" | "pptx", audience: "teacher" | "student") => {
    setBusy(true);
    try {
      const asked = new URLSearchParams({
        format,
        for: audience,
        ...(part === "worksheet" ? { level } : {}),
        ...(format === "pptx" ? { look } : {}),
      });
      tell(say.exported(await download(`/api/companions/${encodeURIComponent(id)}/${part}/export?${asked}`)));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(false);
    }
  };
  const some = part === "quiz" ? formats.quiz : formats.others;
  const items = [
    ...some.map((format) => ({
      label: say.forPupils(say.formats[format]),
      run: () => void make(format, "student"),
    })),
    null,
    ...some.map((format) => ({
      label: say.forTeacher(say.formats[format]),
      run: () => void make(format, "teacher"),
    })),
  ];
  return (
    <Menu items={items}>
      <Button look="main" busy={busy} icon="download">
        {busy ? say.exporting : say.export}
        <Icon name="chevron" />
      </Button>
    </Menu>
  );
}
