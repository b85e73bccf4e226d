import { research } from "../words/en/research.ts";

/** How a run stands, as a word on its colour. */
export function Status({ status }: { status: string }) {
  const tone = status === "success" ? "good" : status === "error_model" ? "problem" : "draft";
  return <span className={`chip chip-${tone} research-status`}>{research.status(status)}</span>;
}
