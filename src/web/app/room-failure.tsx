import { Component, type ReactNode } from "react";
import { messageOf } from "../api/ask.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/states.tsx";
import { words } from "../words/words.ts";

/** Where a room cannot be drawn, the others still can. */
export class RoomFailure extends Component<{ children: ReactNode }, { problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: messageOf(error) };
  }

  override render() {
    if (this.state.problem === null) return this.props.children;
    return (
      <Empty title={words.frame.roomFailed}>
        <p>{words.frame.roomFailedAbout}</p>
        <p className="quiet">{this.state.problem}</p>
        <Button look="main" onClick={() => location.reload()}>
          {words.frame.reload}
        </Button>
      </Empty>
    );
  }
}
