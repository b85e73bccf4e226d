import { slug } from "../../../lesson/section-kind.ts";
import { Button } from "../../ui/button.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { saveAs } from "./download.ts";

/** For a worksheet, a quiz, a guide: there are no sections to decide on, but it is to be taken away. */
export function OtherTools({ title, markdown }: { title: string | null; markdown: string }) {
  const say = words.planLesson;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(markdown);
      tell(say.copied);
    } catch {
      tell(say.cannotCopy, { tone: "problem" });
    }
  };
  const keep = () => {
    const name = `${slug(title ?? "")}.md`;
    saveAs(new Blob([markdown], { type: "text/markdown;charset=utf-8" }), name);
    tell(say.exported(name));
  };
  return (
    <div className="lesson-other">
      <p className="quiet">{say.documentAbout}</p>
      <div className="row">
        <Button onClick={() => void copy()}>{say.copy}</Button>
        <Button icon="download" onClick={keep}>
          {say.keepFile}
        </Button>
      </div>
    </div>
  );
}
