import { type KeyboardEvent, useId, useState } from "react";
import { IconButton } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import type { ClassShown } from "./class-line.ts";
import { takeFocus, topicId } from "./focus-topic.ts";
import { type Suggestion, stepped } from "./suggestions.ts";
import { TopicList } from "./topic-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type Props = {
  topic: string;
  code: string | null;
  of: ClassShown | null;
  problem: string | null;
  onType(topic: string): void;
  onChoose(suggestion: Suggestion): void;
};

/** A combobox: any words will do, and outcomes of the curriculum are offered as one types. */
export function TopicField({ topic, code, of, problem, onType, onChoose }: Props) {
  const say = words.plan.start;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { groups, loading, fitting } = useSuggestions(topic, of, open);
  const items = groups.flatMap((group) => group.items);
  const at = fitting && active < items.length ? active : -1;
  const optionId = (index: number) => `${id}-option-${index}`;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    onChoose(suggestion);
    close();
  };
  const pressed = (event: KeyboardEvent) => {
    const chosen = items[at];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const by = event.key === "ArrowDown" ? 1 : -1;
      if (!open) setOpen(true);
      else setActive(fitting ? stepped(at, by, items.length) : 0);
    } else if (event.key === "Enter" && open && active !== -1 && !event.ctrlKey && !event.metaKey) {
      // Nobody has seen yet what this would choose: it chooses nothing, and sends nothing.
      event.preventDefault();
      if (chosen !== undefined) choose(chosen);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  const described = [`${id}-hint`, problem !== null && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={topicId} className="field-label">
        {say.topic}
      </label>
      <div className="start-topic">
        <input
          ref={takeFocus}
          id={topicId}
          className="input start-topic-input"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && at >= 0 ? optionId(at) : undefined}
          aria-describedby={described}
          aria-invalid={problem !== null || undefined}
          aria-required
          autoComplete="off"
          placeholder={say.topicPlaceholder}
          value={topic}
          onChange={({ target }) => {
            onType(target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={pressed}
          onBlur={close}
        />
        <IconButton
          icon="chevron"
          label={say.showTopics}
          className="start-topic-open"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            document.getElementById(topicId)?.focus();
            setOpen(!open);
          }}
        />
        <TopicList
          id={`${id}-list`}
          open={open}
          loading={loading}
          fitting={fitting}
          label={of === null || of.level === "" ? say.topics : say.topicsAt(of.level)}
          groups={groups}
          active={at}
          optionId={optionId}
          onChoose={choose}
        />
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {code === null ? say.topicHint : say.chosen(code)}
      </p>
      {problem !== null && (
        <p id={`${id}-problem`} className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <p className="only-heard" role="status">
        {open && fitting ? say.found(items.length) : ""}
      </p>
    </div>
  );
}
