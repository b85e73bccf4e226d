import { Button } from "../../ui/button.tsx";
import { CourseText } from "../../ui/foreign.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { study } from "../../words/en/study.ts";
import { kindFacts } from "../courses/kinds.ts";
import type { OpenExercise, PlanItem } from "../courses/reads.ts";
import { otherKinds, wishOf } from "./stops.ts";
import type { Starting } from "./use-start.ts";

type Props = {
  item: PlanItem;
  title: string;
  open: readonly OpenExercise[];
  starting: Starting;
};

/** One stop of the path: what, how, how long, and why. */
export function Stop({ item, title, open, starting }: Props) {
  const say = study.today;
  const { type, modality, kind, bloom_level, minutes, reason } = item;
  const wish = wishOf(item, title, open);
  const others = [
    ...otherKinds(item).map(({ kind, isOffer }) => ({
      label: study.modality[kind],
      ...(isOffer ? { about: say.offer } : {}),
      run: () => starting.start(wishOf(item, title, open, kind)),
    })),
    ...(wish.isBegun ? [{ label: say.fresh, run: () => starting.begin({ ...wish, fresh: true }) }] : []),
  ];
  return (
    <li className={`study-stop study-stop-${type}`}>
      <div className="study-stop-text">
        <p className="study-stop-type">{study.type[type]}</p>
        <h3>
          <CourseText text={title} />
        </h3>
        <p className="study-stop-how">
          {study.modality[kind]} · {say.level(study.bloom[bloom_level])} · {study.minutes(minutes)}
        </p>
        <p className="study-stop-why">
          <CourseText text={reason} quoted />
        </p>
      </div>
      <div className="study-stop-do">
        <Button
          look="quiet"
          busy={starting.busy === item.concept_id}
          disabled={starting.busy !== null}
          aria-label={wish.isBegun ? say.goOnWith(title) : say.startOn(title)}
          onClick={() => starting.start(wish)}
        >
          {wish.isBegun ? say.goOn : say.start}
        </Button>
        {type === "new" && kindFacts[modality].isTalk && (
          <Button look="quiet" aria-label={say.readOn(title)} onClick={() => starting.read(wish)}>
            {say.read}
          </Button>
        )}
        {others.length > 0 && (
          <Menu items={others}>
            <Button look="quiet" aria-label={say.otherFor(title)}>
              {say.other}
              <Icon name="chevron" />
            </Button>
          </Menu>
        )}
      </div>
    </li>
  );
}
