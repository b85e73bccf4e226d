import type { RefObject } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "../words/words.ts";
import type { About } from "./about.ts";
import { KeyAsks } from "./key-asks.tsx";
import { KeyForm } from "./key-form.tsx";

type Props = { about: About; open: boolean; onClose(): void; backTo: RefObject<HTMLElement | null> };

/** The key goes in here and is not kept in the page. */
export function KeyDialog({ about, open, onClose, backTo }: Props) {
  const say = words.frame.model;
  return (
    <Dialog open={open} onClose={onClose} title={say.title} about={say.about} backTo={backTo}>
      <KeyAsks about={about} />
      <KeyForm about={about} onDone={onClose} />
    </Dialog>
  );
}
