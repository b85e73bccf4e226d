import { research } from "../../words/en/research.ts";
import type { SkillSteps } from "./skill-steps.ts";

const say = research.run;

export function Skills({ read, onChoose }: { read: readonly SkillSteps[]; onChoose(key: string): void }) {
  return (
    <section className="card stack">
      <h2>{say.skills}</h2>
      <p className="quiet">{say.skillsAbout}</p>
      {read.length === 0 ? (
        <p>{say.noSkills}</p>
      ) : (
        <ul className="research-skills">
          {read.map(({ key, skill, tier, file, chars, times }) => (
            <li key={key}>
              <button type="button" className="research-step" onClick={() => onChoose(key)}>
                {skill}
              </button>
              <span className={`chip research-tier-${tier}`}>{say.tier(tier, file)}</span>
              <span className="quiet">{say.chars(chars)}</span>
              {times > 1 && <span className="quiet">{say.times(times)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
