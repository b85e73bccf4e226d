import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { studyTogether as say } from "../../words/en/study-together.ts";

export type Company = { concept: string; names: [string, string]; guest: boolean };
type Props = { concepts: readonly { id: string; title: string }[]; onBegin(company: Company): Promise<void> };

/** Who the two are, and what it is about. */
export function BeginForm({ concepts, onBegin }: Props) {
  const [concept, setConcept] = useState(concepts[0]?.id ?? "");
  const [mine, setMine] = useState("");
  const [other, setOther] = useState("");
  const [kind, setKind] = useState<"partner" | "guest">("guest");
  const [busy, setBusy] = useState(false);
  const isWhole = mine.trim() !== "" && other.trim() !== "";
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole || busy) return;
    setBusy(true);
    await onBegin({ concept, names: [mine, other], guest: kind === "guest" });
    setBusy(false);
  };
  return (
    <form className="stack" onSubmit={(event) => void submitted(event)}>
      <p>{say.about}</p>
      <Select label={say.concept} value={concept} onChange={({ target }) => setConcept(target.value)}>
        {concepts.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <TextField
        label={say.mine}
        value={mine}
        maxLength={60}
        onChange={({ target }) => setMine(target.value)}
      />
      <TextField
        label={say.other}
        value={other}
        maxLength={60}
        onChange={({ target }) => setOther(target.value)}
      />
      <Select
        label={say.other}
        hideLabel
        value={kind}
        onChange={({ target }) => setKind(target.value === "partner" ? "partner" : "guest")}
      >
        <option value="guest">{say.asGuest}</option>
        <option value="partner">{say.asPartner}</option>
      </Select>
      <Button look="main" submit busy={busy} disabled={!isWhole}>
        {say.begin}
      </Button>
    </form>
  );
}
