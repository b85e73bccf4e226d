import { type FormEvent, useState } from "react";
import { domainTypes } from "../../../learning/course-words.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { making as say } from "../../words/en/making.ts";
import { study } from "../../words/en/study.ts";
import { making } from "./calls.ts";
import { LanguageField } from "./language-field.tsx";

/** A course with nothing in it yet. */
export function EmptyWay() {
  const [title, setTitle] = useState("");
  const [description, setDescription] = useState("");
  const [topic, setTopic] = useState("");
  const [domain, setDomain] = useState<(typeof domainTypes)[number]>("conceptual");
  const [target, setTarget] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const json = {
        title,
        description,
        topic,
        domain,
        instruction: study.locale.slice(0, 2),
        target: domain === "language" ? target : "",
      };
      const made = await ask(making.new.$post({ json }));
      changed("study/");
      go(pathTo("study", "c", made.name, "edit", made.concept));
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={submitted}>
      <TextField
        label={say.title}
        hint={say.titleHint}
        value={title}
        maxLength={200}
        problem={problem}
        onChange={({ target: field }) => setTitle(field.value)}
      />
      <TextArea
        label={say.empty.description}
        hint={say.empty.descriptionHint}
        rows={2}
        value={description}
        onChange={({ target: field }) => setDescription(field.value)}
      />
      <div className="making-pairs">
        <Select
          label={say.looked.domain}
          value={domain}
          onChange={({ target: field }) =>
            setDomain(domainTypes.find((each) => each === field.value) ?? "conceptual")
          }
        >
          {domainTypes.map((each) => (
            <option key={each} value={each}>
              {say.domains[each]}
            </option>
          ))}
        </Select>
        {domain === "language" && (
          <LanguageField
            label={say.looked.target}
            value={target}
            none={say.looked.choose}
            onChange={setTarget}
          />
        )}
      </div>
      <TextField
        label={say.empty.topic}
        hint={say.empty.topicHint}
        value={topic}
        maxLength={200}
        onChange={({ target: field }) => setTopic(field.value)}
      />
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.empty.make}
        </Button>
      </div>
    </form>
  );
}
