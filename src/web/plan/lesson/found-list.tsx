import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { words } from "../../words/words.ts";
import { builtinMends, type Found } from "./findings.ts";
import { inWords } from "./plain.ts";

/** What is to be put right, in the section it concerns: a claim that does not hold loudly, the rest quietly. */
export function FoundList({
  found,
  busy,
  builtin = false,
  onFix,
  onRemove,
  onChange,
}: {
  found: readonly Found[];
  busy: boolean;
  /** No model drafts: what built-in drafting cannot mend is not offered to be fixed. */
  builtin?: boolean;
  onFix?(one: Found): void;
  onRemove?(one: Found): void;
  /** Opens the section's text where it stands. */
  onChange?(one: Found): void;
}) {
  const say = words.planLesson;
  if (found.length === 0) return null;
  return (
    <ul className="lesson-found">
      {found.map((one) => (
        <li key={one.message} className={`lesson-found-${one.tone}`}>
          <Icon name="warning" />
          <div className="lesson-found-text">
            <p>
              {one.tone === "quiet" && <span className="lesson-found-word">{say.worthALook}</span>}
              {inWords(one.message)} <span className="quiet">{inWords(one.fix)}</span>
            </p>
            {onFix !== undefined && (
              <div className="row">
                {(!builtin || builtinMends(one)) && (
                  <Button
                    look={one.tone === "problem" ? "plain" : "quiet"}
                    disabled={busy}
                    aria-label={say.fixNamed(inWords(one.message))}
                    onClick={() => onFix(one)}
                  >
                    {say.fixIt}
                  </Button>
                )}
                {builtin && onChange !== undefined && (
                  <Button
                    look={one.tone === "problem" ? "plain" : "quiet"}
                    disabled={busy}
                    aria-label={say.changeNamed(inWords(one.message))}
                    onClick={() => onChange(one)}
                  >
                    {say.changeIt}
                  </Button>
                )}
                {one.tone === "problem" && (!builtin || builtinMends(one)) && onRemove !== undefined && (
                  <Button look="quiet" disabled={busy} onClick={() => onRemove(one)}>
                    {say.removeClaim}
                  </Button>
                )}
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
