import { useEffect, useRef, useState } from "react";
import { useActions } from "../../../app/actions.ts";
import { Button } from "../../../ui/button.tsx";
import { meet as say } from "../../../words/en/meet.ts";
import { playSound } from "../audio/play-sound.ts";

type Props = { text: string; language: string; keys?: string };

/**
 * Has a word said by the browser's own voice, and where it has none for the language by this computer's; both are synthetic, which
 * is said. Where neither can, that is said.
 */
export function SayAloud({ text, language, keys }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const talking = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word silences the one before
  useEffect(() => () => talking.current?.abort(), [text]);
  const speak = async () => {
    talking.current?.abort();
    const own = new AbortController();
    talking.current = own;
    setProblem(null);
    const { enginesHere } = await import("../../../speak/sound/engines-here.ts");
    const { tts } = await enginesHere();
    const spoken = await tts?.speak({ turnId: text, text, language, slow: false }, own.signal);
    if (own.signal.aborted || (spoken !== undefined && spoken.outcome !== "error")) return;
    const isHeard = await playSound(`/api/study/said?${new URLSearchParams({ text, language })}`, own.signal);
    if (!isHeard && !own.signal.aborted) setProblem(spoken?.problem ?? say.noVoice);
  };
  useActions(
    keys === undefined
      ? []
      : [{ id: "say-aloud", label: say.listen, group: say.group, keys, run: () => void speak() }],
  );
  return (
    <span className="meet-sound">
      <Button
        look="quiet"
        icon="volume"
        {...(keys === undefined ? {} : { keys })}
        title={say.synthetic}
        aria-label={say.listenTo(text)}
        onClick={() => void speak()}
      >
        {say.listen}
      </Button>
      <small className="quiet" role="status">
        {problem ?? ""}
      </small>
    </span>
  );
}
