import { Empty } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import { Head } from "./head.tsx";
import { Link } from "./link.tsx";
import { rooms } from "./rooms.ts";

/** An address that names no room. */
export function Nowhere() {
  const say = words.frame.nowhere;
  return (
    <>
      <Head>
        <h1>{words.frame.product}</h1>
      </Head>
      <Empty title={say.title}>
        <p>{say.about}</p>
        <ul className="nowhere-rooms">
          {rooms.map(({ name }) => (
            <li key={name}>
              <Link to={`/${name}`}>{words.frame.rooms[name]}</Link>
              <span className="quiet">{words.frame.roomsAbout[name]}</span>
            </li>
          ))}
        </ul>
      </Empty>
    </>
  );
}
