/** The environment as a port: nothing below the doors reads `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;
