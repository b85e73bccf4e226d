import { useState } from "react";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { making as say } from "../../words/en/making.ts";
import { EmptyWay } from "./empty-way.tsx";
import { FileWay } from "./file-way.tsx";
import { ListWay } from "./list-way.tsx";
import { NoteWay } from "./note-way.tsx";

const ways = [
  { id: "list", icon: "menu", label: say.ways.list, about: say.ways.listAbout, Way: ListWay },
  { id: "file", icon: "file", label: say.ways.file, about: say.ways.fileAbout, Way: FileWay },
  { id: "note", icon: "plan", label: say.ways.note, about: say.ways.noteAbout, Way: NoteWay },
  { id: "empty", icon: "edit", label: say.ways.empty, about: say.ways.emptyAbout, Way: EmptyWay },
] as const satisfies readonly { id: string; icon: IconName; label: string; about: string; Way: unknown }[];

/** A course from what somebody has: /study/new. */
export function NewCoursePage() {
  const [chosen, setChosen] = useState<(typeof ways)[number]["id"]>("list");
  const Way = ways.find(({ id }) => id === chosen)?.Way ?? ListWay;
  return (
    <div className="study-page making-new">
      <Head>
        <h1>{say.newTitle}</h1>
      </Head>
      <Link to="/study" className="study-nav-back">
        <Icon name="left" />
        <span>{say.back}</span>
      </Link>
      <fieldset className="making-ways">
        <legend>{say.ways.label}</legend>
        {ways.map(({ id, icon, label, about }) => (
          <label key={id} className="card making-way">
            <input type="radio" name="way" checked={chosen === id} onChange={() => setChosen(id)} />
            <Icon name={icon} />
            <span>
              <strong>{label}</strong>
              <small className="quiet">{about}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <section className="card making-form">
        <Way />
      </section>
    </div>
  );
}
