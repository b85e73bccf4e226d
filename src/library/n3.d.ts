/** As much of n3 as the importer uses; the package brings no types of its own. */
declare module "n3" {
  export type Term = { termType: string; value: string };
  export type Quad = { subject: Term; predicate: Term; object: Term };
  export class Parser {
    constructor(options?: { format?: string });
    /** Quads come as the input tells of data; null after the last. */
    parse(
      input: import("node:events").EventEmitter,
      heard: (error: Error | null, quad: Quad | null) => void,
    ): void;
  }
}
