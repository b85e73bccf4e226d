import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Select, TextField } from "../ui/field.tsx";
import { Notice } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import type { About } from "./about.ts";
import type { KeyField } from "./key-wish.ts";
import { LocalModels } from "./local-models.tsx";
import { useKeyWish } from "./use-key-wish.ts";

/** Provider, key, address, model: tried before they are saved. */
export function KeyForm({ about, onDone }: { about: About; onDone(): void }) {
  const say = words.frame.model;
  const { saved, environment } = about.key;
  const [provider, setProvider] = useState<"anthropic" | "openai">(saved?.provider ?? "anthropic");
  const before = saved?.provider === provider ? saved : null;
  const [address, setAddress] = useState(saved?.baseUrl ?? "");
  const [model, setModel] = useState(saved?.model ?? "");
  const form = useRef<HTMLFormElement>(null);
  const wish = useKeyWish(onDone);
  const { problem, busy } = wish;
  // What is wrong has the keyboard.
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLElement>(`[name=${problem.field}]`)?.focus();
  }, [problem]);

  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const given = (name: KeyField) => String(data.get(name) ?? "").trim() || undefined;
    void wish.save({ provider, key: given("key"), baseUrl: given("baseUrl"), model: given("model") });
  };
  const at = (field: KeyField) => (problem?.field === field ? problem.message : null);
  const keeps = before?.hasKey === true && address.trim() === (before.baseUrl ?? "");
  const keyHint = environment.includes(provider) ? say.keyOfEnvironment : keeps ? say.keyKept : say.keyHint;
  return (
    <form ref={form} className="stack" noValidate onSubmit={submitted} onInput={wish.changedMind}>
      <LocalModels
        chosen={{ baseUrl: provider === "openai" ? address : "", model }}
        onChoose={(choice) => {
          setProvider("openai");
          setAddress(choice.baseUrl);
          setModel(choice.model);
        }}
      />
      <Select
        label={say.provider}
        data-first
        value={provider}
        onChange={({ target }) => {
          const next = target.value === "openai" ? "openai" : "anthropic";
          setProvider(next);
          setAddress(saved?.provider === next ? (saved.baseUrl ?? "") : "");
          setModel(saved?.provider === next ? (saved.model ?? "") : "");
        }}
      >
        {(["anthropic", "openai"] as const).map((each) => (
          <option key={each} value={each}>
            {say.providers[each]}
          </option>
        ))}
      </Select>
      <TextField
        key={`key-${provider}`}
        label={say.key}
        name="key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        hint={keyHint}
        problem={at("key")}
      />
      <TextField
        label={say.baseUrl}
        name="baseUrl"
        type="url"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        hint={say.baseUrlHint}
        problem={at("baseUrl")}
      />
      <TextField
        label={say.modelName}
        name="model"
        value={model}
        onChange={({ target }) => setModel(target.value)}
        hint={say.modelHint}
        problem={at("model")}
      />
      {problem?.field === null && (
        <Notice tone="problem">
          <p>{problem.message}</p>
        </Notice>
      )}
      {wish.canSaveAnyway && <p className="quiet">{say.saveAnywayAbout}</p>}
      <div className="row">
        <Button look="main" submit busy={busy === "trying"}>
          {words.frame.save}
        </Button>
        {wish.canSaveAnyway && (
          <Button busy={busy === "saving"} onClick={() => void wish.saveAnyway()}>
            {say.saveAnyway}
          </Button>
        )}
        {saved !== null && (
          <Button look="quiet" onClick={() => void wish.forget()}>
            {say.forget}
          </Button>
        )}
        <p className="quiet" role="status">
          {busy === "trying" ? say.trying : ""}
        </p>
      </div>
    </form>
  );
}
