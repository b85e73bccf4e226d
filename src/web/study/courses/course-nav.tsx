import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { study } from "../../words/en/study.ts";
import { useCourse } from "./reads.ts";

/** Above the pages of a course that are looked through, not worked in: where one is in it, the way back, and what can be taken along. */
export function CourseNav({ course, here }: { course: string; here: "today" | "progress" | "code" }) {
  const say = study;
  const hasPrograms = useCourse(course).value?.hasPrograms === true;
  const places = [
    "today",
    "progress",
    "cards",
    "together",
    ...(hasPrograms ? ["code" as const] : []),
  ] as const;
  const exports = (["apkg", "csv", "xapi"] as const).map((format) => ({
    label: say.export[format],
    about: say.export[`${format}About`],
    run: () => location.assign(`/api/study/courses/${encodeURIComponent(course)}/export?format=${format}`),
  }));
  return (
    <nav className="study-nav" aria-label={say.nav.label}>
      <Link to="/study" className="study-nav-back">
        <Icon name="left" />
        <span>{say.courses.all}</span>
      </Link>
      {/* The keyboard stays on the link: that another page is shown must be heard. */}
      <p className="only-heard" role="status">
        {say.nav.shown(say.nav[here])}
      </p>
      <div className="study-nav-places">
        {places.map((place) => (
          <Link
            key={place}
            to={place === "today" ? pathTo("study", "c", course) : pathTo("study", "c", course, place)}
            className="study-nav-place"
            aria-current={place === here ? "page" : undefined}
          >
            {say.nav[place]}
          </Link>
        ))}
      </div>
      <Link to={pathTo("study", "c", course, "edit")} className="button button-quiet">
        <Icon name="edit" />
        <span>{say.nav.edit}</span>
      </Link>
      <Menu items={exports}>
        <Button look="quiet" icon="download">
          <span>{say.export.open}</span>
        </Button>
      </Menu>
    </nav>
  );
}
