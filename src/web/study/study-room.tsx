import { Head } from "../app/head.tsx";
import type { RoomProps } from "../app/rooms.ts";
import { words } from "../words/words.ts";

export default function StudyRoom({ parts }: RoomProps) {
  return (
    <Head>
      <h1 data-parts={parts.length}>{words.frame.rooms.study}</h1>
    </Head>
  );
}
