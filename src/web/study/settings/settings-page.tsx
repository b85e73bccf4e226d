import { useState } from "react";
import type { SettingsWish } from "../../../learning/room/settings.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { study } from "../../words/en/study.ts";
import { KindsOfExercise } from "./kinds.tsx";
import { MinutesField, NewWordsField, ZoneField } from "./time-fields.tsx";
import { YourData } from "./your-data.tsx";

const readSettings = () => ask(api.study.settings.$get());
export type Settings = Awaited<ReturnType<typeof readSettings>>;
export type Save = (wish: SettingsWish) => void;

/** Each change is saved as it is made, and says so once it is. */
export function SettingsPage() {
  const say = study.settings;
  const read = useRead("study/settings", readSettings);
  const [saved, setSaved] = useState<Settings | null>(null);
  const [state, setState] = useState<"none" | "saving" | "saved">("none");
  const [problem, setProblem] = useState<string | null>(null);
  const save: Save = async (wish) => {
    setState("saving");
    setProblem(null);
    try {
      setSaved(await ask(api.study.settings.$put({ json: wish })));
      setState("saved");
    } catch (error) {
      setProblem(messageOf(error));
      setState("none");
    }
  };
  return (
    <div className="study-page study-settings">
      <Head>
        <h1>{say.title}</h1>
      </Head>
      <Link to="/study" className="study-nav-back">
        <Icon name="left" />
        <span>{study.courses.all}</span>
      </Link>
      <p className="quiet">{say.about}</p>
      <Shown read={read}>
        {(first) => {
          const settings = saved ?? first;
          return (
            <div className="stack">
              <MinutesField settings={settings} save={save} />
              <NewWordsField settings={settings} save={save} />
              <ZoneField settings={settings} save={save} />
              <KindsOfExercise settings={settings} save={save} />
              <YourData />
            </div>
          );
        }}
      </Shown>
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <p className="study-saved" role="status">
        {state === "saved" && <Icon name="check" />}
        {state === "none" ? "" : say[state]}
      </p>
    </div>
  );
}
