import { type FormEvent, useState } from "react";
import type { Happened } from "../../../lesson/units/unit.ts";
import { AskError, ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { personalData } from "../../api/consents.ts";
import { changed } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { tell } from "../../ui/toast-list.ts";
import { units } from "../../words/en/units.ts";
import { words } from "../../words/words.ts";

/** What is said of a lesson or a period. */
export type Asked =
  | { kind: "taught"; id: string; place: number; title: string; on: string }
  | { kind: "name"; id: string; place: number }
  | { kind: "add" }
  | { kind: "lost" };

export function HappenedDialog({
  unit,
  asked,
  onClose,
}: {
  unit: string;
  asked: Asked | null;
  onClose(): void;
}) {
  const say = units;
  const title =
    asked?.kind === "taught"
      ? say.taught.title(asked.place, asked.title)
      : asked?.kind === "name"
        ? say.name.title(asked.place)
        : asked?.kind === "add"
          ? say.add.title
          : say.lost.title;
  return (
    <Dialog open={asked !== null} onClose={onClose} title={title}>
      {asked !== null && <HappenedForm unit={unit} asked={asked} onDone={onClose} />}
    </Dialog>
  );
}

function HappenedForm({ unit, asked, onDone }: { unit: string; asked: Asked; onDone(): void }) {
  const say = units;
  const [on, setOn] = useState(asked.kind === "taught" ? asked.on : "");
  const [first, setFirst] = useState("");
  const [left, setLeft] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [agrees, setAgrees] = useState(false);
  const [busy, setBusy] = useState(false);
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await save(unit, asked, { on, first: first.trim(), left: left.trim() }, agrees);
      changed("units");
      tell(asked.kind === "add" ? say.add.done : say.one.marked);
      onDone();
    } catch (error) {
      setAgrees(error instanceof AskError && (error.findings?.length ?? 0) > 0);
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setAgrees(false);
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submitted(event)}>
      {asked.kind === "lost" && <p>{say.lost.about}</p>}
      {asked.kind !== "name" && asked.kind !== "add" && (
        <TextField
          type="date"
          label={say.taught.on}
          value={on}
          onChange={({ target }) => setOn(target.value)}
        />
      )}
      <TextField
        label={
          asked.kind === "taught" ? say.taught.how : asked.kind === "lost" ? say.lost.why : say.name.topic
        }
        {...(asked.kind === "taught" ? { hint: say.taught.howHint } : {})}
        maxLength={300}
        value={first}
        onChange={({ target }) => typed(setFirst)(target.value)}
      />
      {asked.kind === "taught" && (
        <TextField
          label={say.taught.left}
          hint={say.taught.leftHint}
          maxLength={300}
          value={left}
          onChange={({ target }) => typed(setLeft)(target.value)}
        />
      )}
      {problem !== null && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button look="main" submit busy={busy}>
          {agrees
            ? say.taught.saveAgain
            : asked.kind === "taught"
              ? say.taught.save
              : asked.kind === "lost"
                ? say.lost.save
                : asked.kind === "add"
                  ? say.add.save
                  : say.name.save}
        </Button>
        <Button onClick={onDone}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}

async function save(
  unit: string,
  asked: Asked,
  { on, first, left }: { on: string; first: string; left: string },
  agrees: boolean,
): Promise<void> {
  const consents = agrees ? { consents: personalData } : {};
  if (asked.kind === "name") {
    const param = { id: unit, lesson: asked.id };
    await ask(api.units[":id"].lessons[":lesson"].$put({ param, json: { topic: first, ...consents } }));
    return;
  }
  if (asked.kind === "add") {
    await ask(api.units[":id"].lessons.$post({ param: { id: unit }, json: { topic: first, ...consents } }));
    return;
  }
  const what: Happened =
    asked.kind === "lost"
      ? { kind: "lost", on, ...(first === "" ? {} : { why: first }) }
      : {
          kind: "taught",
          lesson: asked.id,
          on,
          ...(first === "" ? {} : { how: first }),
          ...(left === "" ? {} : { left }),
        };
  await ask(api.units[":id"].happened.$post({ param: { id: unit }, json: { what, ...consents } }));
}
