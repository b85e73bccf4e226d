import * as Radix from "@radix-ui/react-popover";
import { useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { useWidth } from "../ui/use-media.ts";
import { words } from "../words/words.ts";
import type { About } from "./about.ts";
import { useActions } from "./actions.ts";
import { atWork } from "./at-work.ts";
import { KeyDialog } from "./key-dialog.tsx";
import type { RoomName } from "./rooms.ts";

/** Who does the work in this room, always in sight; a click says what that means and how to change it. */
export function ModelBadge({ about, room }: { about: About; room: RoomName }) {
  const { key, version } = about;
  const [setting, setSetting] = useState(false);
  const [open, setOpen] = useState(false);
  const badge = useRef<HTMLButtonElement>(null);
  const narrow = useWidth() === "narrow";
  const say = words.frame.model;
  const now = atWork(about, room);
  const change = key.saved === null && key.environment.length === 0 ? say.set : say.change;
  useActions([{ id: "model", label: change, group: words.frame.keys.general, run: () => setSetting(true) }]);
  return (
    <>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          ref={badge}
          className={`model-badge ${now.who === "nobody" ? "model-badge-problem" : ""}`}
        >
          <span className="model-dot" aria-hidden="true" />
          <span className="only-heard">{say.label}</span>
          <span className="model-words">{narrow ? now.short : now.words}</span>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className="popover"
            align="end"
            sideOffset={6}
            collisionPadding={8}
            aria-label={say.label}
          >
            {now.title !== null && <h2>{now.title}</h2>}
            <p>{now.about}</p>
            {key.environment.length > 0 && (
              <p className="quiet">{say.fromEnvironment(key.environment.join(", "))}</p>
            )}
            <div className="row">
              <Button
                look="main"
                onClick={() => {
                  setOpen(false);
                  setSetting(true);
                }}
              >
                {change}
              </Button>
              <span className="quiet">{say.newVersion(version)}</span>
            </div>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <KeyDialog about={about} open={setting} onClose={() => setSetting(false)} backTo={badge} />
    </>
  );
}
