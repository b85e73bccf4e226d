import { type BloomLevel, type Concept, type Items, levelRank, type Modality } from "../course-format.ts";

/**
 * What a concept's own material asks at a level, whatever the matrix uses there: programs and long answers say their
 * level. At the target, and above what is asked, all of them do: a concept is not done before its programs were written.
 * `inALine`: small code questions can be asked, and those suit every level.
 */
export function suitedAt(
  items: Items | undefined,
  { bloom_target }: Concept,
  bloom: BloomLevel,
  inALine: boolean,
): Modality[] {
  if (items === undefined) return [];
  const atTarget = levelRank(bloom) >= levelRank(bloom_target);
  const asks = (list: readonly { bloom: BloomLevel }[]) =>
    list.some((one) => atTarget || levelRank(one.bloom) <= levelRank(bloom));
  return [
    ...(asks(items.code_tasks) || inALine ? (["code"] as const) : []),
    ...(asks(items.essays) ? (["long_form"] as const) : []),
  ];
}
