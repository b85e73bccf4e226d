import type { ReviewFinding } from "./finding.ts";
import type { Part } from "./plan.ts";
import type { Reviewed } from "./reviewed.ts";

/** Before the end, somewhere, everybody answers a question on the goal while the lesson can still change. */
export function understandingNotChecked({ plan }: Reviewed): ReviewFinding[] {
  const { teaching } = plan;
  const [first] = teaching;
  const promised = plan.of("assessment").some(({ body }) => hinge.test(body) && !emptyAsking.test(body));
  if (first === undefined || promised || teaching.some(checks)) return [];
  const asks = teaching.find((part) => emptyAsking.test(`${part.name}\n${bodyOf(part)}`));
  const before = asks ?? teaching.at(-1) ?? first;
  return [
    {
      rule: "understanding",
      section: before.section.id,
      line: before.line,
      message:
        asks === undefined
          ? `Nothing checks everybody's understanding before "${before.name}".`
          : `"${asks.name}" is no check for understanding: pupils do not know what they do not know.`,
      fix: "Ask one question on the goal that everybody answers at the same moment, and say what you do with the answers.",
      practice: { file: "formative-assessment/SKILL.md", heading: "Principles for a good check" },
    },
  ];
}

/** A question, and a way in which all answer; or a part that is called a check and asks something. */
function checks(part: Part): boolean {
  const body = bodyOf(part);
  if (emptyAsking.test(`${part.name}\n${body}`)) return false;
  const asks =
    /\?|…|\b(?:reason|true or false|which|what|who|why|how|name|finish|choose|agree|right or wrong|spot|fair or unfair)\b|^\W*[A-D][).]/im.test(
      body,
    );
  const answered = shown.test(body);
  if (!asks && !answered) return false;
  return (
    called.test(part.name) ||
    hinge.test(body) ||
    (asks && /\bmisconception/i.test(body)) ||
    (asks && answered && everybody.test(body))
  );
}

const called =
  /\bcheck|\bhinge\b|\bquick quiz\b|\bmini[- ]?quiz\b|\bdiagnostic\b|\bafl\b|\bshow[- ]me\b|\bvote\b|\bmid-?(?:lesson )?plenary\b|\bstop and\b|\ball answer\b|\beverybody (?:shows|answers)\b/i;
const hinge =
  /\bhinge question\b|\bdiagnostic question\b|\bcold[- ]call|\bconcept cartoon\b|\bno hands up\b/i;
const everybody =
  /\b(?:all|everyone|everybody|each (?:pupil|student|child|one)|every (?:pupil|student|child)|whole class|class|pupils|students|children)\b/i;
const shown =
  /\bwhiteboards?\b|\bshow (?:me|cards?|fingers|thumbs)\b|\bh[eo]ld(?:s|ing)? up\b|\bthumbs\b|\bfingers\b|\b(?:traffic lights?|letter cards?|vot(?:e|ing)|polls?|quizziz|kahoot|plickers|mini[- ]?quiz)\b|\bstand(?:s)? (?:up )?if\b|\bfour corners\b/i;
const emptyAsking =
  /\bany questions\b|\b(?:does|do|has|have|whether) (?:everyone|everybody|they|all|you) (?:has |have )?underst(?:an|oo)d/i;

function bodyOf({ lines }: Part): string {
  return lines.map(({ text }) => text).join("\n");
}
