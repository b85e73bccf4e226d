import { lazy, Suspense, useState } from "react";
import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { companions } from "../../words/en/companions.ts";
import { present } from "../../words/en/present.ts";
import { askForFullScreen } from "./use-full-screen.ts";

const Show = lazy(() => import("./show.tsx"));

/** Begins the presentation. The whole screen is asked for in the press itself: a browser gives it only then. */
export function PresentButton({ id }: { id: string }) {
  const [showing, setShowing] = useState(false);
  const begin = () => {
    askForFullScreen();
    setShowing(true);
  };
  useActions([{ id: "present", label: present.present, group: companions.group, run: begin }]);
  return (
    <>
      <Button look="main" icon="play" title={present.presentAbout} onClick={begin}>
        {present.present}
      </Button>
      {showing && (
        <Suspense>
          <Show id={id} onEnd={() => setShowing(false)} />
        </Suspense>
      )}
    </>
  );
}
