import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Icon } from "../../ui/icon.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";

const readClasses = () => ask(api.workspace.classes.$get());
type Profile = Awaited<ReturnType<typeof readClasses>>["classes"][number];

export function ClassesTab({ root }: { root: string }) {
  const say = words.planWorkspace.classes;
  const read = useRead(`workspace/classes ${root}`, readClasses);
  return (
    <Shown read={read}>
      {({ classes }) =>
        classes.length === 0 ? (
          <Empty title={say.none}>
            <p>{say.noneAbout}</p>
          </Empty>
        ) : (
          <ul className="ws-cards">
            {classes.map((profile) => (
              <li key={profile.path} className="card ws-card">
                <ClassCard profile={profile} />
              </li>
            ))}
          </ul>
        )
      }
    </Shown>
  );
}

function ClassCard({ profile }: { profile: Profile }) {
  const say = words.planWorkspace.classes;
  const { id, stage, subject, level, size, periodMinutes, language } = profile;
  const facts = [
    stage,
    subject,
    level === "" ? "" : say.level(level),
    size === null ? "" : say.pupils(size),
    say.minutes(periodMinutes),
    language,
  ].filter((fact) => fact !== "");
  const more = [
    { title: say.knows, items: profile.priorKnowledge === "" ? [] : [profile.priorKnowledge] },
    { title: say.room, items: profile.equipment },
  ].filter(({ items }) => items.length > 0);
  const bare = profile.needs.length + profile.unclear.length + profile.worksWell.length + more.length === 0;
  return (
    <>
      <h2>
        <button
          type="button"
          className="ws-open"
          aria-label={say.open(id)}
          onClick={() => openFile({ path: profile.path, lines: null }, { focus: true })}
        >
          {id}
          <Icon name="right" />
        </button>
      </h2>
      <p className="ws-facts">{facts.join(" · ")}</p>
      <Lines title={say.needs} items={profile.needs.map(({ text }) => text)} />
      <Lines title={say.unclear} items={profile.unclear} />
      <Lines title={say.works} items={profile.worksWell} />
      {more.length > 0 && (
        <details className="ws-more">
          <summary>{more.map(({ title }) => title).join(" · ")}</summary>
          {more.map((list) => (
            <Lines key={list.title} {...list} />
          ))}
        </details>
      )}
      {bare && <p className="quiet">{say.bare}</p>}
    </>
  );
}

/** Each with its first part, up to a dash, in front of what explains it. */
function Lines({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="ws-list">
        {items.map((item) => {
          const [, first = item, rest = ""] = /^(.*?)( — .*)$/.exec(item) ?? [];
          return (
            <li key={item}>
              {first}
              {rest !== "" && <span className="quiet">{rest}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
