import { isPackPath } from "../../../workspace/packs/pack-paths.ts";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";
import type { Curriculum } from "./curriculum-tab.tsx";

/** Where the outcomes come from, whether they are the official words, and what is wrong in the files. */
export function CurriculumSources({ files, problems }: Pick<Curriculum, "files" | "problems">) {
  const say = words.planWorkspace.curriculum;
  return (
    <>
      <details className="ws-sources">
        <summary>{say.sources(files.length)}</summary>
        <ul className="ws-list">
          {files.map(({ path, title, wording, integrity, source, outcomes }) => (
            <li key={path}>
              <button
                type="button"
                className="ws-open"
                onClick={() => openFile({ path, lines: null }, { focus: true })}
              >
                {title === "" ? path : title}
              </button>
              <p className="quiet">
                {[
                  say.count(outcomes),
                  say.wording[wording],
                  isPackPath(path) ? say.shipped : say.integrity[integrity],
                ].join(" · ")}
              </p>
              {source !== "" && <p className="quiet">{sourceOf(source)}</p>}
            </li>
          ))}
        </ul>
      </details>
      {problems.length > 0 && (
        <details className="ws-sources">
          <summary>{say.problems(problems.length)}</summary>
          <ul className="ws-list">
            {problems.map(({ file, line, message }) => (
              <li key={`${file} ${line} ${message}`}>
                <button
                  type="button"
                  className="ws-open"
                  onClick={() => openFile({ path: file, lines: { from: line, to: line } })}
                >
                  {say.problemAt(file, line)}
                </button>
                <p>{message}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function sourceOf(source: string) {
  const say = words.planWorkspace.curriculum;
  if (!/^https?:\/\//.test(source)) return `${say.source}: ${source}`;
  return (
    <a href={source} target="_blank" rel="noreferrer noopener">
      {`${say.source}: ${new URL(source).host}`}
    </a>
  );
}
