import { useState } from "react";
import { AskError, ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { personalData } from "../../api/consents.ts";
import type { Found } from "../workspace/file-state.ts";
import type { ClassDraft } from "./class-draft.ts";
import { PersonalFound } from "./personal-found.tsx";

export type PersonalCheck = {
  findings: readonly Found[];
  agree(): void;
  /** Whether nothing in a class looks like a pupil's data, or the teacher has said that it is none. */
  isFree(draft: ClassDraft): Promise<boolean>;
  /** What to send with a wish: consent where the teacher was asked about this very wish and went on. */
  consentTo(wish: object): "personal-data"[] | undefined;
  /** Takes up what a save was refused for; false where it was refused for something else. */
  heard(error: unknown, wish: object): boolean;
};

/** Asks about what was typed before it is kept: names belong in no profile. */
export function usePersonalCheck(): PersonalCheck {
  const [findings, setFindings] = useState<readonly Found[]>([]);
  const [agreed, setAgreed] = useState<string | null>(null);
  const [looked, setLooked] = useState("");
  const found = (about: string, what: readonly Found[]) => {
    setLooked(about);
    setFindings(what);
    return what.length > 0;
  };
  return {
    findings: agreed === looked ? [] : findings,
    agree: () => setAgreed(looked),
    async isFree({ id, stage, subject, needs, worksWell, equipment }) {
      const markdown = [id, stage, subject, needs, worksWell, equipment].filter(Boolean).join("\n");
      if (markdown === agreed) return true;
      const { privacy } = await ask(api.lessons.check.$post({ json: { markdown } }));
      return !found(markdown, privacy);
    },
    consentTo: (wish) => (JSON.stringify(wish) === agreed ? personalData : undefined),
    heard: (error, wish) => error instanceof AskError && found(JSON.stringify(wish), error.findings ?? []),
  };
}

export function PersonalNotice({ check }: { check: PersonalCheck }) {
  if (check.findings.length === 0) return null;
  return <PersonalFound findings={check.findings} onKeep={check.agree} />;
}
