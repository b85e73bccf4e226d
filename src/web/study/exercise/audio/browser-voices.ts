import { ask } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { changed } from "../../../api/use-read.ts";

let telling: Promise<void> | null = null;

/** The room learns, once a visit, which languages this browser speaks: then listening is planned where this computer is mute. */
export function tellVoices(): Promise<void> {
  telling ??= tell().catch(() => {
    telling = null;
  });
  return telling;
}

async function tell(): Promise<void> {
  const { webSpeech } = await import("../../../speak/sound/web-speech.ts");
  const { synthesis } = await webSpeech();
  if (synthesis === null) return;
  const languages = [...new Set(ownVoices().map(({ lang }) => lang))].slice(0, mostLanguages);
  const { isNews } = await ask(api.study.voices.$put({ json: { languages } }));
  if (isNews) changed("study");
}

const mostLanguages = 200;

/** Those that need no network: what is practised offline is not planned by a voice that is elsewhere. */
function ownVoices(): SpeechSynthesisVoice[] {
  return window.speechSynthesis.getVoices().filter(({ localService }) => localService);
}

/** One for the language, its own before one that is elsewhere. */
export function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  const primary = language.split("-")[0]?.toLowerCase() ?? "";
  const isOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().split(/[-_]/)[0] === primary;
  return ownVoices().find(isOf) ?? window.speechSynthesis.getVoices().find(isOf);
}
