import { join } from "node:path";
import { consentLog } from "../../store/consent-log.ts";
import { askBeforeSaving } from "../../workspace/privacy/before-saving.ts";
import { participantIn } from "./changes.ts";
import { desksOf } from "./desk.ts";
import type { Study } from "./study.ts";

/**
 * Who agreed stands on paper: where the words that are to be kept say more of somebody than the study's own text does, that is asked about.
 * Throws `AsksFirst`, and `Problem` where nobody is called so. `agreed`: it was asked, and is to be kept all the same.
 */
export async function askAboutConsent(
  data: string,
  study: Study,
  typed: string,
  { text, agreed }: { text: string; agreed: boolean },
  now: () => Date,
): Promise<void> {
  const { id } = participantIn(study, typed);
  const keep = consentLog(data, now);
  await askBeforeSaving([["the consent", text, study.consent]], {
    agreed,
    keep: (consent) => keep({ ...consent, workspace: join(desksOf(data, study.id, id), "consent") }),
  });
}
