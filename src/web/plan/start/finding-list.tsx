import type { PrivacyFound } from "../../../agent/reports.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";

const most = 8;

/** What looks like personal data, masked as it came; what stands in a file can be opened there. */
export function FindingList({ findings }: { findings: readonly PrivacyFound[] }) {
  const say = words.plan.before;
  return (
    <ul className="start-findings">
      {findings.slice(0, most).map(({ message, fix, where, line }) => (
        <li key={message}>
          {`${message}. ${fix}`}
          {where.endsWith(".md") && (
            <Button look="quiet" onClick={() => openFile({ path: where, lines: { from: line, to: line } })}>
              {say.open(where)}
            </Button>
          )}
        </li>
      ))}
      {findings.length > most && <li>{say.more(findings.length - most)}</li>}
    </ul>
  );
}
