import { withoutFields } from "../../fields.ts";
import { itemsOf, linesOf, plain, type Rule, sectionsOf } from "./rule.ts";

const label =
  /^(?:all|most|some|must|should|could|everyone|everybody|core|extension|challenge|sc ?\d+|\d+)(?: pupils| of us)?\s*[:–—.)-]\s*/i;
const iCan = /^["“'‘]?(?:…\s*)?(?:I can|I am able to|I have)\b/i;

/** Pupils read success criteria as their own: "I can …". */
export const successCriteria: Rule = (lesson) =>
  sectionsOf(lesson, "success-criteria").flatMap((section) => {
    const introduced =
      /\bI can\b/i.test(section.title) ||
      linesOf(section).some(({ text }) => /^I can\b[^.]*(?::|…|\.\.\.)$/i.test(plain(text)));
    if (introduced) return [];
    return itemsOf(section)
      .map((item) => ({ ...item, text: item.text.replace(label, "") }))
      .filter(({ text }) => !iCan.test(text) && withoutFields(text).trim() !== "")
      .map(({ text, line }) => ({
        rule: "success-criteria-i-can",
        section: section.id,
        line,
        message: `This success criterion does not start with "I can": "${text}"`,
        fix: `Write what a pupil can say of their own work: "${asICan(text)}"`,
      }));
  });

function asICan(text: string): string {
  const rest = text.replace(
    /^(?:pupils?|students?|learners?|you|we|they)\s+(?:will be able to|can|will|should be able to|should|are able to)\s+|^to\s+/i,
    "",
  );
  return `I can ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}
