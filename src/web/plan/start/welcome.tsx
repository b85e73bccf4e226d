import { useAbout } from "../../app/about.ts";
import { words } from "../../words/words.ts";

/** Who this is for and what comes out, in a line. */
export function Welcome() {
  const say = words.plan.welcome;
  const { model } = useAbout();
  return (
    <header className="welcome">
      <svg className="welcome-mark" viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
        <rect x="1" y="1" width="30" height="30" rx="8" fill="currentColor" />
        <path d="M8 9.500h16M8 15h10" className="welcome-lines" />
        <path d="M8 22.500h3M14 22.500h5M22 22.500h2" className="welcome-strip" />
      </svg>
      <div>
        <p className="welcome-name">{words.frame.product}</p>
        <p>
          {say.line} {model?.builtin === true && say.stays}
        </p>
      </div>
    </header>
  );
}
