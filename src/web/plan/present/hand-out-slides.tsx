import { useState } from "react";
import type { SlideLook } from "../../../lesson/export/slide-themes.ts";
import { messageOf } from "../../api/ask.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { tell } from "../../ui/toast-list.ts";
import { companions } from "../../words/en/companions.ts";
import { present } from "../../words/en/present.ts";
import { download } from "../lesson/download.ts";

/** As PowerPoint in the look that was chosen, and as a handout with lines to write on. */
export function HandOutSlides({ id, look }: { id: string; look: SlideLook }) {
  const [busy, setBusy] = useState(false);
  const make = async (format: "pptx" | "docx" | "pdf", audience: "teacher" | "student") => {
    setBusy(true);
    try {
      const asked = new URLSearchParams({ format, for: audience, look });
      const name = await download(`/api/companions/${encodeURIComponent(id)}/slides/export?${asked}`);
      tell(companions.exported(name));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(false);
    }
  };
  const say = present.files;
  const items = [
    { label: say.deck, run: () => void make("pptx", "teacher") },
    { label: say.pupils, run: () => void make("pptx", "student") },
    null,
    { label: say.handoutDocx, run: () => void make("docx", "student") },
    { label: say.handoutPdf, run: () => void make("pdf", "student") },
  ];
  return (
    <Menu items={items}>
      <Button busy={busy} icon="download">
        {busy ? companions.exporting : present.export}
        <Icon name="chevron" />
      </Button>
    </Menu>
  );
}
