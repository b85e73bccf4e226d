import { lazy, memo, type ReactNode, Suspense, useMemo } from "react";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { directions } from "./directions.ts";
import { foreignWords, toldIn, useTongues } from "./foreign.tsx";
import { formulaClass, formulas, formulasAsCode } from "./formulas.ts";
import { htmlAsText } from "./html-as-text.ts";
import { languagesOfBlocks } from "./languages-of-blocks.ts";

/** With what sets formulas, on the first page that has one. */
const Formula = lazy(() => import("./formula.tsx"));

type Props = {
  text: string;
  /** What a link becomes, where it is not to be an ordinary one; null leaves it ordinary. */
  link?(href: string, children: ReactNode): ReactNode | null;
  /** What code inside a line becomes, where it is not to be code; null leaves it. */
  code?(text: string): ReactNode | null;
  /** Headings begin at this level, so that the page's own outline stays whole. */
  headingsFrom?: 2 | 3 | 4;
};

/** Pictures come with what reads and draws them, once there is one. */
const Figure = lazy(async () => ({ default: (await import("./figure.tsx")).Figure }));

/**
 * Markdown from anybody: HTML in it stays text, links go to the web in a tab of their own. It is read again when it has
 * changed, not whenever something beside it has: a long text would be, with every letter that is typed.
 */
export const Markdown = memo(function Markdown({ text, link, code, headingsFrom = 3 }: Props) {
  const tongues = useTongues();
  const rehype = useMemo(
    () =>
      tongues === null
        ? [rehypeSanitize, directions, languagesOfBlocks]
        : [rehypeSanitize, directions, foreignWords(tongues)],
    [tongues],
  );
  // The same from one time to the next: a table that is another component's is another table, scrolled back to its start.
  const components = useMemo(() => componentsFor({ link, code, headingsFrom }), [link, code, headingsFrom]);
  return (
    <div className="markdown" lang={toldIn(tongues)}>
      <ReactMarkdown remarkPlugins={remark} rehypePlugins={rehype} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
});

const remark = [remarkGfm, formulas, htmlAsText, formulasAsCode];

function componentsFor({
  link,
  code,
  headingsFrom,
}: Pick<Props, "link" | "code"> & Required<Pick<Props, "headingsFrom">>): Components {
  return {
    ...headings[headingsFrom],
    a: ({ href = "", children }) => link?.(href, children) ?? anchor(href, children),
    code: ({ children, className }) =>
      formula(children, className) ??
      (typeof children === "string" ? code?.(children) : null) ?? (
        <code className={className}>{children}</code>
      ),
    table: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
      <div className="table-scroll" tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
    pre: ({ children, node }) => {
      const figure = node === undefined ? null : figureIn(node);
      if (figure === null)
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard
          <pre tabIndex={0}>{children}</pre>
        );
      return (
        <Suspense fallback={<pre>{children}</pre>}>
          <Figure source={figure} />
        </Suspense>
      );
    },
    img: ({ alt = "" }) => <span className="quiet">{alt}</span>,
  };
}

/** The text of a block of code that is a figure; null for any other. */
function figureIn({ children }: Block): string | null {
  const [code] = children;
  const [text] = code?.type === "element" ? code.children : [];
  const names = code?.type === "element" ? code.properties.className : [];
  const isFigure = Array.isArray(names) && names.includes("language-figure");
  return isFigure && text?.type === "text" ? text.value : null;
}
type Block = NonNullable<ExtraProps["node"]>;
/** Its TeX stands in its place until it is set. */
function formula(tex: ReactNode, className: string | undefined): ReactNode | null {
  const display = className === formulaClass.onItsOwn;
  if (typeof tex !== "string" || (className !== formulaClass.inLine && !display)) return null;
  return (
    <Suspense fallback={<span>{tex}</span>}>
      <Formula tex={tex} display={display} />
    </Suspense>
  );
}

const headings = { 2: headingsAt(2), 3: headingsAt(3), 4: headingsAt(4) };

function headingsAt(level: 2 | 3 | 4): Components {
  const tags = ["h2", "h3", "h4", "h5", "h6"] as const;
  const heading = (depth: number): NonNullable<Components["h1"]> => {
    const Tag = tags[depth + level - 3] ?? "h6";
    return ({ children, lang }) => <Tag lang={lang}>{children}</Tag>;
  };
  return { h1: heading(1), h2: heading(1), h3: heading(2), h4: heading(3), h5: heading(4), h6: heading(5) };
}

function anchor(href: string, children: ReactNode): ReactNode {
  if (!/^(https?:|mailto:)/i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
