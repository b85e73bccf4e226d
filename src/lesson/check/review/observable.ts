import { unseenIn } from "../lints/outcome-verbs.ts";
import type { Item } from "../lints/rule.ts";
import type { ReviewFinding } from "./finding.ts";
import type { Reviewed } from "./reviewed.ts";

/** What pupils are told success is can be seen or heard; where there are no criteria, the outcomes have to say it. */
export function notObservable({ plan }: Reviewed): ReviewFinding[] {
  const [role, items] =
    plan.criteria.length > 0
      ? (["success-criteria", plan.criteria] as const)
      : (["learning-outcomes", plan.outcomes] as const);
  const section = plan.of(role)[0]?.id ?? null;
  return items.flatMap((item): ReviewFinding[] => {
    const unseen = unseenBy(item);
    if (unseen === null) return [];
    return [
      {
        rule: "observable",
        section,
        line: item.line,
        message: `Nobody can see or hear "${unseen.word}": "${item.text}"`,
        fix: `Say what a pupil does that shows it: ${unseen.better}, and how well.`,
        practice: { file: "backward-design/framework.md", heading: "Set success criteria" },
      },
    ];
  });
}

const feelings =
  /^(?:i |we |they |pupils |students )?(?:(?:will |can |should )?(?:feel|am|are|be|become|have become|will be) (?:more )?(?:confident|comfortable|happy|aware|familiar|interested|curious|able to understand)|have (?:a |an )?(?:\w+ )?(?:understanding|knowledge|idea|sense|awareness|grasp)|feel\b|enjoy|like)\b/i;

function unseenBy({ text }: Item): { word: string; better: string } | null {
  const felt = feelings.exec(text.replace(/^I can\s+(?=feel|be |have )/i, ""));
  if (felt !== null) return { word: felt[0].toLowerCase(), better: "explain, show, choose or make" };
  return unseenIn(text.replace(/^I (?:can|am able to|have)\s+/i, "").replace(/^I\s+/i, ""));
}
