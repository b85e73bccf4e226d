import { type SlideLook, slideLooks } from "../../../lesson/export/slide-themes.ts";
import { useRemembered } from "../../app/remembered.ts";

/** The look of slides that she chose last: on the screen, and in the file. */
export function useLook(): [SlideLook, (look: SlideLook) => void] {
  const [kept, keep] = useRemembered("slides.look", "light");
  return [slideLooks.find((one) => one === kept) ?? "light", keep];
}
