import manifest from "../../../package.json" with { type: "json" };

/** What is served where there is no web client yet: what works today, and nothing that does not. */
export const plainPage = page(
  "teacher-assist is running",
  `<p>This version (${manifest.version}) has no pages of its own yet. Everything can be done from the command line:</p>
<pre>teacher-assist lesson-planning:create-lesson "iteration for 3B"
teacher-assist decide &lt;session&gt; &lt;section&gt; accept | revise "…" | alternatives | pick &lt;n&gt; | undo
teacher-assist export &lt;session&gt; --format docx
teacher-assist check &lt;lesson.md&gt;
teacher-assist study plan | start | cards | progress &lt;course&gt;
teacher-assist coach start &lt;deck&gt;
teacher-assist --sessions
teacher-assist --help</pre>
<p>Programs can use it under <code>/api</code> with the same token.</p>`,
);

export const noTokenPage = page(
  "Open the address that was printed",
  `<p>This server answers only to the address it printed when it was started, with its token in it.
Look for it in the terminal: <code>http://127.0.0.1:…/?token=…</code></p>`,
);

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${body}</main></body>
</html>
`;
}
