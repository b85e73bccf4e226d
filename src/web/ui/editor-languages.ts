import type * as Markdown from "@codemirror/lang-markdown";
import { indentUnit } from "@codemirror/language";
import { EditorState, type Extension, Prec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { EditorProps } from "./editor.tsx";
import { tabKeys } from "./editor-tab.ts";

type MarkdownExtension = NonNullable<NonNullable<Parameters<typeof Markdown.markdown>[0]>["extensions"]>;
type Language = EditorProps["language"];

export function isCode(language: Language): boolean {
  return language === "python" || language === "javascript";
}

/** What a language needs to be coloured. Each is fetched when it is first shown. */
export async function grammarOf(language: Language): Promise<Extension> {
  if (language === "python") return (await import("@codemirror/lang-python")).python();
  if (language === "javascript") return (await import("@codemirror/lang-javascript")).javascript();
  if (language === "text") return [];
  const { markdown, markdownLanguage } = await import("@codemirror/lang-markdown");
  return markdown({ base: markdownLanguage, completeHTMLTags: false, extensions: frontmatter });
}

/** How one types in it. */
export function habitsOf(language: Language): Extension {
  if (isCode(language))
    return [keymap.of([...tabKeys]), indentUnit.of(language === "python" ? "    " : "  ")];
  return [
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ spellcheck: "true", autocapitalize: "sentences" }),
    // In prose an apostrophe is an apostrophe.
    Prec.highest(EditorState.languageData.of(() => [{ closeBrackets: { brackets: [] } }])),
  ];
}

const mostFrontLines = 60;

/** The facts between a file's first `---` and the next: without this they would be taken for headings. */
const frontmatter: MarkdownExtension = {
  defineNodes: [{ name: "Frontmatter", block: true, style: tags.meta }],
  parseBlock: [
    {
      name: "Frontmatter",
      before: "HorizontalRule",
      parse(context, line) {
        if (context.lineStart !== 0 || !/^---\s*$/.test(line.text)) return false;
        let end = line.text.length;
        for (let count = 0; count < mostFrontLines && context.nextLine(); count++) {
          end = context.lineStart + line.text.length;
          if (/^---\s*$/.test(line.text)) {
            context.nextLine();
            break;
          }
        }
        context.addElement(context.elt("Frontmatter", 0, end));
        return true;
      },
    },
  ],
};
