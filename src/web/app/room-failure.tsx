import { Component, type ReactNode } from "react";
import { type AskError, asProblem } from "../api/ask.ts";
import { line } from "../api/line.ts";
import { Button } from "../ui/button.tsx";
import { Empty, WhatHappened } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import { readAbout } from "./about.ts";

/** As browsers say that a part of the page could not be fetched. */
const notFetched = /dynamically imported module|importing a module script/i;

/** Where a room cannot be drawn, the others still can. */
export class RoomFailure extends Component<{ children: ReactNode }, { problem: AskError | null }> {
  override state: { problem: AskError | null } = { problem: null };
  private unwatch: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown) {
    return { problem: asProblem(error) };
  }

  /** A part that was not fetched is asked for once only: the page begins anew as soon as somebody answers. */
  override componentDidCatch(error: unknown) {
    if (!notFetched.test(String(error))) return;
    this.unwatch ??= line.watch(() => {
      if (line.state() === "open") location.reload();
    });
  }

  override componentWillUnmount() {
    this.unwatch?.();
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    const away = notFetched.test(problem.details ?? "");
    return (
      <Empty title={words.frame.roomFailed}>
        <p>{away ? words.frame.unreachable : words.frame.roomFailedAbout}</p>
        <Button look="main" onClick={() => void reloadIfAnswered()}>
          {away ? words.frame.tryAgain : words.frame.reload}
        </Button>
        {!away && <WhatHappened details={problem.details ?? problem.message} />}
      </Empty>
    );
  }
}

/** Reloading while nobody answers would leave an empty window. */
async function reloadIfAnswered(): Promise<void> {
  await readAbout().then(
    () => location.reload(),
    () => {},
  );
}
