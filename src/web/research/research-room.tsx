import { Head } from "../app/head.tsx";
import type { RoomProps } from "../app/rooms.ts";
import { words } from "../words/words.ts";

export default function ResearchRoom({ parts }: RoomProps) {
  return (
    <Head>
      <h1 data-parts={parts.length}>{words.frame.rooms.research}</h1>
    </Head>
  );
}
