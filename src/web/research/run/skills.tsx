import type { SkillRead } from "../../../evals/runs/skills-read.ts";
import { words } from "../../words/words.ts";

const say = words.research.run;

export function Skills({ read, onChoose }: { read: readonly SkillRead[]; onChoose(span: string): void }) {
  return (
    <section className="card stack">
      <h2>{say.skills}</h2>
      <p className="quiet">{say.skillsAbout}</p>
      {read.length === 0 ? (
        <p>{say.noSkills}</p>
      ) : (
        <ul className="research-skills">
          {read.map(({ span, skill, tier, file, chars }) => (
            <li key={span}>
              <button type="button" className="research-step" onClick={() => onChoose(span)}>
                {skill}
              </button>
              <span className={`chip research-tier-${tier}`}>{say.tier(tier, file)}</span>
              <span className="quiet">{say.chars(chars)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
