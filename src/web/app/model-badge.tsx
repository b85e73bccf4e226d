import * as Radix from "@radix-ui/react-popover";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { words } from "../words/words.ts";
import type { About } from "./about.ts";
import { useActions } from "./actions.ts";
import { KeyDialog } from "./key-dialog.tsx";

/** Who drafts, always in sight; a click says what that means and how to change it. */
export function ModelBadge({ about }: { about: About }) {
  const { model, key, version } = about;
  const [setting, setSetting] = useState(false);
  const [open, setOpen] = useState(false);
  const say = words.frame.model;
  const ready = model?.ready ?? false;
  const change = ready && model?.builtin ? say.set : say.change;
  useActions([{ id: "model", label: change, group: words.frame.keys.general, run: () => setSetting(true) }]);
  return (
    <>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger className={`model-badge ${ready ? "" : "model-badge-problem"}`}>
          <span className="model-dot" aria-hidden="true" />
          <span className="only-heard">{say.label}</span>
          <span className="model-words">{model?.words ?? say.nobody}</span>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className="popover"
            align="end"
            sideOffset={6}
            collisionPadding={8}
            aria-label={say.label}
          >
            {model?.builtin === true && <h2>{say.builtinTitle}</h2>}
            <p>
              {model === null || !ready
                ? (model?.note ?? say.nobody)
                : model.builtin
                  ? say.builtinAbout
                  : say.modelAbout(model.model ?? "", model.provider ?? "")}
            </p>
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
      <KeyDialog about={about} open={setting} onClose={() => setSetting(false)} />
    </>
  );
}
