import { Head } from "../app/head.tsx";
import type { RoomProps } from "../app/rooms.ts";
import { words } from "../words/words.ts";

export default function PlanRoom({ parts }: RoomProps) {
  return (
    <Head>
      <h1 data-parts={parts.length}>{words.frame.rooms.plan}</h1>
    </Head>
  );
}
