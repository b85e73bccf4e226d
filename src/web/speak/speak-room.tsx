import { Head } from "../app/head.tsx";
import type { RoomProps } from "../app/rooms.ts";
import { words } from "../words/words.ts";

export default function SpeakRoom({ parts }: RoomProps) {
  return (
    <Head>
      <h1 data-parts={parts.length}>{words.frame.rooms.speak}</h1>
    </Head>
  );
}
