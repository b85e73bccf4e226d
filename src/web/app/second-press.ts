/** What a press landed on, as it was just before anything came of it. */
type Pressed = { on: object; reads: string; x: number; y: number; at: number };

type Press = Pressed & {
  /** How many presses in a row, as the system counts them: 2 is a double click. */
  count: number;
  /** A finger's: some systems count each tap as a first one. */
  isTouch: boolean;
};

const tapsWithinMs = 500;
const tapsWithinPx = 30;

/**
 * The second press of a double click does what the first one did, or nothing: never what has come up under the pointer
 * meanwhile, which nobody has seen yet. A key that is held down was pressed once.
 */
export function ignoreSecondPresses(page: Document): void {
  let first: Pressed | null = null;
  const clicked = (event: MouseEvent) => {
    const on = pressable(event.target);
    // Made by a key, a script, or by the label of what is pressed.
    if (on === null || event.detail === 0) return;
    const press: Press = {
      on,
      reads: on.textContent ?? "",
      x: event.clientX,
      y: event.clientY,
      at: event.timeStamp,
      count: event.detail,
      isTouch: "pointerType" in event && (event.pointerType === "touch" || event.pointerType === "pen"),
    };
    if (isSecond(press, first)) return stop(event);
    first = press;
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.repeat && pressesAnew(event)) stop(event);
  };
  page.addEventListener("click", clicked, true);
  page.addEventListener("keydown", pressed, true);
}

/** Whether a press belongs to the one before it, and would do something else. */
export function isSecond(press: Press, first: Pressed | null): boolean {
  if (first === null) return false;
  const { isTouch, count, at, x, y } = press;
  const isTapAgain =
    isTouch && at - first.at < tapsWithinMs && Math.hypot(x - first.x, y - first.y) < tapsWithinPx;
  if (count < 2 && !isTapAgain) return false;
  return press.on !== first.on || press.reads !== first.reads;
}

/** Enter and Space press what has the keyboard; in a text they write. */
function pressesAnew({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== "Enter" && key !== " ") return false;
  const writes =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
  if (writes) return key === "Enter" && (ctrlKey || metaKey);
  return key === "Enter" || !(target instanceof HTMLInputElement) || isSwitch(target);
}

function isSwitch({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}

const pressables =
  "button, a[href], input, select, textarea, summary, label, [role=option], [role=menuitem], [role=tab]";

function pressable(target: EventTarget | null): Element | null {
  const on = target instanceof Element ? target.closest(pressables) : null;
  return on instanceof HTMLLabelElement ? (on.control ?? on) : on;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
