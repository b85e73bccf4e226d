import { conditionInWords } from "../../agent/condition.ts";

/** What a condition gives, in words, with its code beside it. */
export function ConditionName({ code }: { code: string }) {
  return (
    <>
      {conditionInWords(code)} <span className="quiet">{code}</span>
    </>
  );
}
