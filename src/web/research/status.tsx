import { words } from "../words/words.ts";

/** How a run stands, as a word on its colour. */
export function Status({ status }: { status: string }) {
  const tone = status === "success" ? "good" : status === "error_model" ? "problem" : "draft";
  return <span className={`chip chip-${tone} research-status`}>{words.research.status(status)}</span>;
}
