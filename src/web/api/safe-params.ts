/**
 * The typed client with every parameter of a path kept inside its own part of the path. The client itself puts them in as
 * they are, and an address may say anything: `..%2fabout` must be a name that nobody has, and no way into another route.
 */
export function withSafeParams<T extends object>(client: T): T {
  return new Proxy(client, {
    get(target, name) {
      const inner: unknown = Reflect.get(target, name);
      return typeof inner === "function" ? withSafeParams(inner) : inner;
    },
    apply(target, self, [asked, ...more]: unknown[]) {
      if (typeof target !== "function") return undefined;
      return Reflect.apply(target, self, [safe(asked), ...more]);
    },
  });
}

/** A part of a path that is read back as it was. Dots alone would be a way up, so they are sent as a name with no dots. */
export function pathPart(value: string): string {
  if (/^\.{1,2}$/.test(value)) return value.replaceAll(".", "%252E");
  return value === "" ? "%20" : encodeURIComponent(value.toWellFormed());
}

function safe(asked: unknown): unknown {
  if (!hasParams(asked)) return asked;
  const param = Object.entries(asked.param).map(([name, value]) => [name, pathPart(String(value))]);
  return { ...asked, param: Object.fromEntries(param) };
}

function hasParams(asked: unknown): asked is { param: object } {
  if (typeof asked !== "object" || asked === null || !("param" in asked)) return false;
  return typeof asked.param === "object" && asked.param !== null;
}
