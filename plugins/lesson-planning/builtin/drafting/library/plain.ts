/** What a library says, put into markdown as the plain text that it is: nothing in it becomes a link, a list or code. */
export function plain(text: string): string {
  return text
    .replace(/[\\`*_[\]<|~]/g, "\\$&")
    .replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2")
    .replace(/^([-+#>])/, "\\$1");
}
