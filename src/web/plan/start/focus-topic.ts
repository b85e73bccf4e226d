export const topicId = "plan-topic";

let wanted = false;

/** Puts the keyboard where the topic is written: now, or when the start page is shown. */
export function focusTopic(): void {
  const field = document.getElementById(topicId);
  wanted = field === null;
  field?.focus();
}

/** For the field itself, when it appears. */
export function takeFocus(field: HTMLElement | null): void {
  if (field === null || !wanted) return;
  wanted = false;
  field.focus();
}
