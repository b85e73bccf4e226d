import { conditionInWords, factors, usual } from "../../agent/condition.ts";
import { TextField } from "../ui/field.tsx";
import { conditions as say } from "../words/en/research-conditions.ts";
import { Heads } from "./heads.tsx";
import { Scrolling } from "./scrolling.tsx";
import { typedWords } from "./use-sending.ts";

/** Conditions as they are typed, each said in words, and what every letter means. */
export function ConditionsField({
  value,
  problem = null,
  onChange,
}: {
  value: string;
  problem?: string | null;
  onChange(value: string): void;
}) {
  return (
    <div className="stack">
      <TextField
        label={say.label}
        hint={say.hint}
        problem={problem}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <ul className="research-found" aria-label={say.meaning}>
        {[...new Set(typedWords(value))].map((one) => (
          <li key={one}>{say.line(one, conditionInWords(one))}</li>
        ))}
      </ul>
      <details className="research-details">
        <summary>{say.letters}</summary>
        <Scrolling label={say.scroll}>
          <table className="research-table">
            <Heads names={[say.code, say.means]} numbersFrom={2} />
            <tbody>
              {factors.flatMap(({ letter, name, levels }) =>
                levels.map((level, at) => (
                  <tr key={level}>
                    <th scope="row">{`${letter}${at}`}</th>
                    <td>{at === usual[name] ? say.usual(level) : level}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </Scrolling>
        <p className="quiet">{say.checksStay}</p>
      </details>
    </div>
  );
}
