import { useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import type { ClassDraft } from "./class-draft.ts";

type Found = { message: string; excerpt: string; fix: string };

export type PersonalCheck = {
  findings: readonly Found[];
  /** The teacher says that it is nobody's data. */
  agreed: boolean;
  agree(): void;
  /** Whether nothing in it looks like a pupil's data, or the teacher has said that it is none. */
  isFree(draft: ClassDraft): Promise<boolean>;
};

/** Looks at what was typed about a class before it is kept: names belong in no profile. */
export function usePersonalCheck(): PersonalCheck {
  const [findings, setFindings] = useState<readonly Found[]>([]);
  const [agreed, setAgreed] = useState<string | null>(null);
  const [looked, setLooked] = useState("");
  return {
    findings: agreed === looked ? [] : findings,
    agreed: agreed === looked,
    agree: () => setAgreed(looked),
    async isFree({ id, stage, subject, needs, worksWell, equipment }) {
      const markdown = [id, stage, subject, needs, worksWell, equipment].filter(Boolean).join("\n");
      if (markdown === agreed) return true;
      const { privacy } = await ask(api.lessons.check.$post({ json: { markdown } }));
      setLooked(markdown);
      setFindings(privacy);
      return privacy.length === 0;
    },
  };
}

export function PersonalNotice({ check }: { check: PersonalCheck }) {
  const say = words.plan.class;
  if (check.findings.length === 0) return null;
  return (
    <Notice tone="problem">
      <p>{say.personal}</p>
      <ul className="start-findings">
        {check.findings.map(({ message, excerpt, fix }) => (
          <li key={message}>{say.found(excerpt, fix)}</li>
        ))}
      </ul>
      <Button onClick={check.agree}>{say.keepAnyway}</Button>
    </Notice>
  );
}
