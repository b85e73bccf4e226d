import { isAllSubjects } from "./packs/subjects.ts";
import { stageIn, stageWritten } from "./stage.ts";

/** What a teacher teaches, and whom, from one line: "everything, yr 4", "Year 9 history", "Mathematics, Years 7 to 11". */
export function taughtIn(teaches: string): { subject: string; stage: string } {
  const stages = teaches.split(/,|\band\b|&/).flatMap((part) => stageIn(part) ?? []);
  const [stage = ""] = stages;
  const said = stages.reduce((rest, one) => rest.replace(one, " "), teaches);
  const [first = ""] = said
    .split(",")
    .map((part) =>
      part
        .replace(/\b(?:to|for|with|in|and|&)\s*$|^\s*(?:to|for|with|in|and|&)\b/gi, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
  // Two years are two classes: which of them is the first one is hers to say.
  const meant = new Set(stages.map((one) => stageWritten(one))).size === 1 ? stageWritten(stage) : "";
  return {
    subject: isAllSubjects(first) ? (teaches.trim() === "" ? "" : "All subjects") : capital(first),
    stage: meant,
  };
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
