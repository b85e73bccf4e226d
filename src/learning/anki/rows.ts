import type { Database } from "bun:sqlite";

/** `undefined` where it is no JSON. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function values(database: Database, sql: string): unknown[][] {
  return database.query(sql).values();
}

/** A number whatever the column holds; 0 where it is none. */
export function number(value: unknown): number {
  const found = Number(value);
  return Number.isFinite(found) ? found : 0;
}

export function text(value: unknown): string {
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : value == null ? "" : String(value);
}
