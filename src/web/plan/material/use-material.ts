import { useEffect, useRef, useState } from "react";
import { mostBytes } from "../../../documents/most-bytes.ts";
import type { Material } from "../../../workspace/material/material.ts";
import { AskError, ask, askFor, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { personalData } from "../../api/consents.ts";
import { changed } from "../../api/use-read.ts";
import { material as materialWords } from "../../words/en/material.ts";
import type { Found } from "../workspace/file-state.ts";

export type Language = keyof typeof materialWords.languages;

type State =
  | { stage: "asking"; problem: string | null }
  | { stage: "reading"; name: string }
  | {
      stage: "looking";
      material: Material;
      problem: string | null;
      taken: boolean;
      findings: readonly Found[];
    }
  | { stage: "saved"; path: string; title: string };

/** First what is in it, then, on the teacher's word, a note in her workspace. */
export function useMaterial() {
  const [state, setState] = useState<State>({ stage: "asking", problem: null });
  const [busy, setBusy] = useState(false);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const refuse = (problem: string | null) => setState({ stage: "asking", problem });
  return {
    state,
    busy,
    back: () => refuse(null),
    refuse,
    async read(what: Blob | string, name: string | null, language: Language) {
      const bytes = typeof what === "string" ? new Blob([what]) : what;
      if (bytes.size > mostBytes) return refuse(materialWords.tooLarge(name ?? materialWords.pasted));
      setState({ stage: "reading", name: name ?? materialWords.pasted });
      const stop = new AbortController();
      reading.current = stop;
      const query = new URLSearchParams({ language, ...(name === null ? {} : { name: name.slice(-200) }) });
      try {
        const material = await askFor<Material>(`/api/material/document?${query}`, {
          method: "POST",
          headers: { "content-type": "application/octet-stream" },
          body: bytes,
          signal: stop.signal,
        });
        setState({ stage: "looking", material, problem: null, taken: false, findings: [] });
      } catch (error) {
        if (!stop.signal.aborted) refuse(messageOf(error));
      }
    },
    async save(material: Material, { replace = false, agreed = false } = {}) {
      setBusy(true);
      try {
        const json = { material, replace, ...(agreed ? { consents: personalData } : {}) };
        const saved = await ask(api.material.note.$post({ json }));
        changed("workspace");
        changed("curriculum");
        setState({ stage: "saved", ...saved });
      } catch (error) {
        const findings = error instanceof AskError ? (error.findings ?? []) : [];
        const taken = error instanceof AskError && error.status === 409;
        const problem = findings.length > 0 ? null : messageOf(error);
        setState((before) => (before.stage === "looking" ? { ...before, problem, taken, findings } : before));
      } finally {
        setBusy(false);
      }
    },
  };
}
