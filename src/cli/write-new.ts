import { writeFile } from "node:fs/promises";
import { Problem } from "../problem.ts";

/** A name we chose must not overwrite a file; one the person named may. */
export async function writeNew(path: string, bytes: Uint8Array, overwrite: boolean): Promise<void> {
  try {
    await writeFile(path, bytes, { flag: overwrite ? "w" : "wx" });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EEXIST")
      throw new Problem("usage", `${path} is there already. Name another with -o, or add --force.`);
    throw new Problem("setup", `${path} could not be written (${code ?? error}).`, { cause: error });
  }
}
