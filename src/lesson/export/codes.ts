import { type Block, flat, mapRuns, type Run, sliceRuns, trimRuns } from "./block.ts";

/** Text for pupils: no curriculum codes, no pointers into the teacher's files, no ticks on the right option. */
export function withoutCodes(blocks: readonly Block[], codes: readonly string[]): Block[] {
  const pattern = codePattern(codes);
  return unticked(mapRuns(blocks, (runs) => withoutCode(runs, pattern))).filter(
    (block) => (block.kind !== "paragraph" && block.kind !== "heading") || flat(block.runs) !== "",
  );
}

/** "Starter (8 minutes)" is the starter, to pupils. */
export function withoutMinutes(title: string): string {
  const rest = title.replace(
    /[\s:,–—-]*[([]?\s*(?:about\s+)?\b\d+(?:\s*[-–]\s*\d+)?\s*min(?:ute)?s?\b\.?\s*[)\]]?\s*$/iu,
    "",
  );
  return rest === "" ? title : rest;
}

/** Several codes in a row, with the brackets, dashes and small words that only serve them. */
function codePattern(codes: readonly string[]): RegExp {
  const known = codes
    .filter((code) => /\d/.test(code))
    .map((code) =>
      code
        .split(/\s+/)
        .map((part) => RegExp.escape(part))
        .join("\\s+"),
    );
  const one = `(?:\\b[A-Z]{2,4}\\s\\d-\\d{2}[a-z]\\b${known.map((code) => `|${code}`).join("")})`;
  const several = `${one}(?:\\s*(?:,|;|/|&|\\band\\b)?\\s*${one})*`;
  const lead = "(?:see|from|for|links? to|covers|curriculum:?)?";
  return new RegExp(
    `\\s*[([]\\s*${lead}\\s*${several}\\s*[)\\]]|\\s*[–—:-]?\\s*(?:\\b${lead}\\s+)?${several}`,
    "gu",
  );
}

function withoutCode(runs: Run[], pattern: RegExp): Run[] {
  const whole = flat(runs);
  const kept: Run[] = [];
  let at = 0;
  for (const match of whole.matchAll(pattern)) {
    kept.push(...sliceRuns(runs, at, match.index));
    at = match.index + match[0].length;
  }
  kept.push(...sliceRuns(runs, at, whole.length));
  const bare = kept.map((run) =>
    run.kind === "text" && run.link?.kind === "pointer" ? { ...run, link: null } : run,
  );
  return at === 0 ? bare : trimRuns(bare);
}

function unticked(blocks: readonly Block[]): Block[] {
  return blocks.map((block): Block => {
    if (block.kind === "quote") return { ...block, blocks: unticked(block.blocks) };
    if (block.kind !== "list") return block;
    const items = block.items.map((item) => ({
      checked: item.checked === null ? null : false,
      blocks: unticked(item.blocks),
    }));
    return { ...block, items };
  });
}
