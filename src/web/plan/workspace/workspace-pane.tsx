import { useOpenFile } from "../open-file.ts";

/** Files, classes and curriculum of the workspace; the file that is open, in its editor. */
export function WorkspacePane() {
  const file = useOpenFile();
  return <p>{file?.path}</p>;
}
