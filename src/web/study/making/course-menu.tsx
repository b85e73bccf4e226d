import { type FormEvent, useState } from "react";
import { domainTypes } from "../../../learning/course-words.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Notice } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { making as say } from "../../words/en/making.ts";
import { making, type Outline } from "./calls.ts";
import { LanguageField } from "./language-field.tsx";
import { OwnWords } from "./own-words.tsx";

const one = making.courses[":course"];

/** What can be done with a course as a whole. */
export function CourseMenu({ outline }: { outline: Outline }) {
  const { name, own, about } = outline;
  const [asking, setAsking] = useState<"about" | "words" | "remove" | null>(null);
  const param = { course: name };
  const copy = async () => {
    try {
      const made = await ask(one.copy.$post({ param, json: {} }));
      changed("study/");
      tell(say.menu.copied(made.title));
      go(pathTo("study", "c", made.name, "edit"));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    }
  };
  const bringBack = async () => {
    try {
      await ask(one.restore.$post({ param }));
      changed("study/");
      go(pathTo("study", "c", name, "edit"));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    }
  };
  const remove = async () => {
    const { comesBack } = await ask(one.$delete({ param }));
    go("/study");
    changed("study/");
    const said = comesBack ? say.menu.comesBack(about.title) : say.menu.removed(about.title);
    tell(said, { action: { label: say.menu.bringBack, run: () => void bringBack() } });
  };
  const share = () => location.assign(`/api/making/courses/${encodeURIComponent(name)}/share`);
  return (
    <div className="row">
      <Button look="quiet" icon="edit" onClick={() => setAsking("about")}>
        {say.about.open}
      </Button>
      <Menu
        items={[
          { label: say.templates.open, about: say.templates.openAbout, run: () => setAsking("words") },
          { label: say.menu.copy, run: () => void copy() },
          { label: say.menu.share, about: say.menu.shareAbout, run: share },
          ...(own ? [null, { label: say.menu.remove, run: () => setAsking("remove") }] : []),
        ]}
      >
        <Button look="quiet" icon="more">
          <span>{say.menu.more}</span>
        </Button>
      </Menu>
      <Dialog open={asking === "about"} onClose={() => setAsking(null)} title={say.about.title}>
        <AboutCourse outline={outline} onDone={() => setAsking(null)} />
      </Dialog>
      <Dialog open={asking === "words"} onClose={() => setAsking(null)} title={say.templates.open}>
        <OwnWords outline={outline} onDone={() => setAsking(null)} />
      </Dialog>
      <ConfirmDialog
        open={asking === "remove"}
        onClose={() => setAsking(null)}
        title={say.menu.removeTitle(about.title)}
        label={say.menu.remove}
        onConfirm={remove}
      >
        <p>{say.menu.removeAbout}</p>
      </ConfirmDialog>
    </div>
  );
}

function AboutCourse({ outline, onDone }: { outline: Outline; onDone(): void }) {
  const { name, about } = outline;
  const [form, setForm] = useState({
    title: about.title,
    description: about.description,
    domain: about.domain,
    instruction: about.instruction,
    target: about.target,
    license: about.license,
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const set = (next: Partial<typeof form>) => setForm((before) => ({ ...before, ...next }));
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await ask(one.$put({ param: { course: name }, json: form }));
      changed("study/");
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={submitted}>
      <TextField
        label={say.about.name}
        value={form.title}
        maxLength={200}
        data-first
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label={say.about.description}
        rows={3}
        value={form.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <Select
        label={say.about.domain}
        value={form.domain}
        onChange={({ target }) =>
          set({ domain: domainTypes.find((each) => each === target.value) ?? form.domain })
        }
      >
        {domainTypes.map((domain) => (
          <option key={domain} value={domain}>
            {say.domains[domain]}
          </option>
        ))}
      </Select>
      <div className="making-pairs">
        <LanguageField
          label={say.about.target}
          value={form.target}
          none={say.looked.noTarget}
          onChange={(target) => set({ target })}
        />
        <LanguageField
          label={say.about.instruction}
          value={form.instruction}
          onChange={(instruction) => set({ instruction })}
        />
      </div>
      <TextField
        label={say.about.licence}
        value={form.license}
        onChange={({ target }) => set({ license: target.value })}
      />
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.about.save}
        </Button>
      </div>
    </form>
  );
}
