import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ask } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states.tsx";
import { studyAudio as say } from "../../../words/en/study-audio.ts";
import { voiceOf } from "./browser-voices.ts";
import { playSound } from "./play-sound.ts";

type From = "here" | "browser" | "nowhere";

/** A question, heard as often as one likes, also slower; spoken by this computer, else by the browser. */
export function Voice({ id, at, language }: { id: string; at: number; language: string }) {
  const [from, setFrom] = useState<From>("here");
  const [isPlaying, setPlaying] = useState(false);
  const playing = useRef<AbortController | null>(null);
  const stop = () => {
    playing.current?.abort();
    window.speechSynthesis?.cancel();
  };
  const play = async (slow: boolean) => {
    stop();
    setPlaying(true);
    try {
      if (from === "here" && (await playedHere(slow))) return;
      const isSaid = await saidByBrowser(id, at, language, slow);
      setFrom(isSaid ? "browser" : "nowhere");
    } finally {
      setPlaying(false);
    }
  };
  const playedHere = (slow: boolean): Promise<boolean> => {
    playing.current = new AbortController();
    const address = `/api/exercises/${encodeURIComponent(id)}/sound/${at}?slow=${slow}`;
    return playSound(address, playing.current.signal);
  };
  const begin = useEffectEvent(() => void play(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is heard once by itself
  useEffect(() => {
    begin();
    return stop;
  }, [id, at]);
  if (from === "nowhere") {
    return (
      <Notice tone="problem">
        <p>{say.mute}</p>
      </Notice>
    );
  }
  return (
    <div className="sa-voice">
      <div className="row">
        <Button look="main" icon="volume" busy={isPlaying} onClick={() => void play(false)}>
          {say.play}
        </Button>
        <Button onClick={() => void play(true)}>{say.slow}</Button>
      </div>
      <small className="quiet">{from === "here" ? say.synthetic : say.browser}</small>
    </div>
  );
}

async function saidByBrowser(id: string, at: number, language: string, slow: boolean): Promise<boolean> {
  const { webSpeech } = await import("../../../speak/sound/web-speech.ts");
  const { synthesis } = await webSpeech();
  const voice = synthesis === null ? undefined : voiceOf(language);
  if (voice === undefined) return false;
  try {
    const { text } = await ask(api.exercises[":id"].said[":at"].$get({ param: { id, at: String(at) } }));
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = slow ? 0.6 : 0.9;
    synthesis?.speak(utterance);
    return true;
  } catch {
    return false;
  }
}
