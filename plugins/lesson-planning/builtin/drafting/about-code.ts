import { codesIn } from "../../../../src/workspace/curriculum/codes.ts";
import { unknownCode } from "../../../../src/workspace/curriculum/evidence-problems.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { pointer } from "./opening-sections.ts";
import { sentence } from "./wording.ts";

const asks = /^(?:is|are|does|do|did|what|what's|whats|where|which|who|how|was|can i|should)\b/i;
const codeShaped = /\b[A-Z]{2,5}[ -]?\d{1,2}[-.]\d{1,2}[a-z]?\b/g;

/** What the curriculum files say of the codes that a question is about; null where it is none about codes. */
export function aboutCodes(text: string, registry: Registry): string | null {
  const said = text.trim();
  if (!asks.test(said) && !said.endsWith("?")) return null;
  if (/^(?:can|could|would|will) you\b/i.test(said)) return null;
  const known = codesIn(said, registry.patterns).map(({ code }) => code);
  const codes = known.length > 0 ? known : (said.match(codeShaped) ?? []);
  if (codes.length === 0) return null;
  const answers = [...new Set(codes)].map((code) => {
    const outcome = registry.find(code);
    if (outcome === null) return unknownCode(code, registry).message;
    const { title, level, text: says, file, startLine } = outcome;
    const at = level === "" ? "" : ` (${level})`;
    return `${pointer(outcome)} is in your curriculum files: ${title}${at}. It says: ${sentence(says)} It stands in \`${file}\`, line ${startLine}.`;
  });
  return `${answers.join("\n\n")}\n\nThe lesson was not changed.`;
}
