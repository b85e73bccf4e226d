import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { speak } from "../../words/en/speak.ts";
import type { SoundDesk } from "./use-sound.ts";

/** Two switches that are remembered. What the browser cannot has none. */
export function SoundSwitches({ sound }: { sound: SoundDesk }) {
  const say = speak.sound;
  if (!sound.canSpeak && !sound.canListen) return null;
  return (
    <fieldset className="speak-sound">
      <legend className="only-heard">{say.label}</legend>
      {sound.canSpeak && <Switch label={say.aloud} on={sound.aloud} onChange={sound.setAloud} />}
      {sound.canListen && (
        <Switch label={say.microphone} on={sound.microphone} onChange={sound.setMicrophone} />
      )}
      <MicrophoneWord sound={sound} />
    </fieldset>
  );
}

/** What the browser cannot, said once and plainly. */
export function SoundMissing({ sound }: { sound: SoundDesk }) {
  const say = speak.sound;
  if (!sound.ready) return null;
  const missing = [...(sound.canSpeak ? [] : [say.noVoice]), ...(sound.canListen ? [] : [say.noEar])];
  return missing.map((text) => (
    <p key={text} className="quiet speak-small">
      {text}
    </p>
  ));
}

/** Said once, before the microphone is ever used. */
function MicrophoneWord({ sound: { asking, agree } }: { sound: SoundDesk }) {
  const say = speak.sound.before;
  return (
    <Dialog open={asking} onClose={() => agree(false)} title={say.title}>
      <p>{say.text}</p>
      <p className="quiet">{say.once}</p>
      <div className="row">
        <Button look="main" onClick={() => agree(true)}>
          {say.yes}
        </Button>
        <Button onClick={() => agree(false)}>{say.no}</Button>
      </div>
    </Dialog>
  );
}

function Switch({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="speak-switch"
      onClick={() => onChange(!on)}
    >
      <span className="speak-switch-track" aria-hidden="true" />
      {label}
    </button>
  );
}
