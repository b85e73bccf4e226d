import type { Said } from "../../../evals/runs/span-content.ts";
import type { Span } from "../../../store/trace.ts";
import { useRead } from "../../api/use-read.ts";
import { Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { readSpan } from "../read.ts";
import { LongText } from "./long-text.tsx";

const say = research.span;

type Props = { run: string; span: Extract<Span, { type: "model" | "tool" }> };

/** What went into a step and what came out, from the session that the trace refers to. */
export function Content({ run, span }: Props) {
  const read = useRead(`research/span/${run}/${span.id}`, () => readSpan(run, span.id));
  return (
    <Shown read={read}>
      {({ input, output }) => (
        <>
          <h3>{span.type === "model" ? say.inputModel : say.input}</h3>
          {input === null && span.type === "tool" ? (
            <>
              <LongText label={say.input} text={span.args} />
              {span.argsChars > span.args.length && <p className="quiet">{say.cutArgs(span.argsChars)}</p>}
            </>
          ) : (
            <Messages messages={input} label={say.input} />
          )}
          <h3>{say.output}</h3>
          <Messages messages={output} label={say.output} />
        </>
      )}
    </Shown>
  );
}

function Messages({ messages, label }: { messages: readonly Said[] | null; label: string }) {
  if (messages === null) return <p className="quiet">{say.gone}</p>;
  return messages.map(({ role, name, text, images, cut }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: messages of the past do not change places
    <div key={index} className="research-message">
      {messages.length > 1 && (
        <p className="quiet">{name === null ? say.roles[role] : `${say.roles[role]} ${name}`}</p>
      )}
      <LongText label={label} text={text} />
      {images > 0 && <p className="quiet">{say.images(images)}</p>}
      {cut && <p className="quiet">{say.cut}</p>}
    </div>
  ));
}
