/** The environment as a port: nothing below the doors reads `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;

/** What any program needs to find its files, its language and its time zone. */
const needed =
  /^(PATH|HOME|USER|LOGNAME|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|TERM|SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMFILES(\(X86\))?|PROGRAMDATA)$/i;

/**
 * The environment of every program that we start: the names above, those that `also` fits, and nothing else. Keys and
 * passwords live in the environment, and no program that we start has use for one.
 */
export function environmentFor(env: Env, also?: RegExp): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && (needed.test(name) || also?.test(name) === true)) kept[name] = value;
  return kept;
}
