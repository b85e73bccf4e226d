import manifest from "../../../package.json" with { type: "json" };

/** What is served where there is no web client yet: what works today, and nothing that does not. */
export const plainPage = page(
  "teacher-assist is running",
  `<p>This version (${manifest.version}) has no pages of its own: they were not there when it was started. Everything
you have made is safe. Install it anew, or go on in the terminal it was started from.</p>
<p>Programs can use it under <code>/api</code> with the same token.</p>`,
);

export const noTokenPage = page(
  "Open the address that was printed",
  `<p>This server answers only to the address it printed when it was started, with its token in it.
Look for it in the terminal: <code>http://127.0.0.1:…/?token=…</code></p>
<p>Once it was opened, in this window or another, this page goes on by itself.</p>`,
  `<script src="/come-back.js" defer></script>`,
);

/** Of the page above, which has no token to fetch the client's own files with. Without the token it was refused for. */
export const comeBack = {
  path: "/come-back.js",
  script: `const everyMs = 2000;
async function look() {
  const reply = await fetch("/api/about").catch(() => null);
  if (reply !== null && reply.ok) location.replace(location.pathname);
  else setTimeout(look, everyMs);
}
setTimeout(look, everyMs);
`,
};

function page(title: string, body: string, head = ""): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}</head>
<body><main><h1>${title}</h1>
${body}</main></body>
</html>
`;
}
