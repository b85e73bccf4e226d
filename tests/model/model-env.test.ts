import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isLoopback } from "../../src/model/address.ts";
import { heldNames, keyNames, modelEnv, urlNames } from "../../src/model/model-env.ts";
import { chooseProvider } from "../../src/model/provider.ts";

const nobody = () => false;
const away = "https://gateway.example/v1";
const here = "http://localhost:11434/v1";
const mine = "sk-mine-123456789";

/** What would be sent where, of these places. */
function sent(
  places: { environment?: object; folder?: object; saved?: { key?: string; baseUrl?: string } },
  known: (key: string, address: string) => boolean = nobody,
) {
  const saved = places.saved === undefined ? null : { provider: "openai" as const, ...places.saved };
  const { env } = modelEnv(
    { environment: { ...places.environment }, folder: { ...places.folder }, saved },
    {},
    known,
  );
  return { key: env.OPENAI_API_KEY, url: env.OPENAI_BASE_URL, held: env.TEACHER_ASSIST_HELD_OPENAI };
}

describe("a key and an address come from one place together", () => {
  const key = { OPENAI_API_KEY: mine };
  const url = { OPENAI_BASE_URL: away };
  const local = { OPENAI_BASE_URL: here };
  test.each([
    ["the environment's key alone goes to the provider", { environment: key }, { key: mine }],
    ["both in the environment are asked about", { environment: { ...key, ...url } }, { held: away }],
    ["both in .env are asked about", { folder: { ...key, ...url } }, { held: away }],
    ["both saved were said in the form", { saved: { key: mine, baseUrl: away } }, { key: mine, url: away }],
    [
      "an address of .env is left out for another place's key",
      { environment: key, folder: url },
      { key: mine },
    ],
    ["… for a saved key too", { folder: url, saved: { key: mine } }, { key: mine }],
    ["an address of .env without any key is left out", { folder: url }, {}],
    [
      "an address on this computer counts, and the key stays",
      { environment: key, folder: local },
      { url: here },
    ],
    [
      "one's own address with a key from elsewhere is asked about",
      { environment: url, saved: { key: mine } },
      { held: away },
    ],
    [
      "a saved address with the environment's key is asked about",
      { environment: key, saved: { baseUrl: away } },
      { held: away },
    ],
    ["a server of one's own that needs no key", { environment: url }, { url: away }],
    [
      "both on this computer are never asked about",
      { environment: { ...key, ...local } },
      { key: mine, url: here },
    ],
    ["blank values say nothing", { environment: { OPENAI_API_KEY: " " }, folder: { ...key } }, { key: mine }],
  ])("%s", (_, places, expected) => {
    expect(sent(places)).toEqual({ key: undefined, url: undefined, held: undefined, ...expected });
  });

  test("what was allowed is not asked about again", () => {
    const known = (given: string, address: string) => given === mine && address === away;
    expect(sent({ environment: { ...key, ...url } }, known)).toMatchObject({ key: mine, url: away });
    expect(sent({ environment: key, saved: { baseUrl: away } }, known)).toMatchObject({
      key: mine,
      url: away,
    });
  });

  test("where the key is held back nobody drafts, and built-in drafting does not take over unasked", () => {
    const { env } = modelEnv({ environment: { ...key, ...url }, folder: {}, saved: null }, {}, nobody);
    const agent = { name: "planner", provider: "openai", model: "m" } as const;
    expect(() => chooseProvider({ flags: {}, env, agent, hasAuthor: true })).toThrow("never gone before");
    expect(chooseProvider({ flags: { provider: "builtin" }, env, agent, hasAuthor: true }).provider).toBe(
      "builtin",
    );
  });

  test("an address that is typed is the answer, for the provider that it is typed for", () => {
    const environment = { ...key, ANTHROPIC_API_KEY: "sk-ant-1234567", ANTHROPIC_BASE_URL: away };
    const { env } = modelEnv({ environment, folder: {}, saved: null }, { baseUrl: away }, nobody);
    expect(env).toMatchObject({ OPENAI_API_KEY: mine, [heldNames.anthropic]: away });
    expect(env.ANTHROPIC_API_KEY).toBeUndefined();
  });
});

test("whatever a folder says, no key of another place goes to a server that it names", () => {
  const word = fc.constantFrom(
    undefined,
    "",
    " ",
    away,
    here,
    "https://api.openai.com/v1",
    "nonsense",
    "http://evil.example",
  );
  const secret = fc.constantFrom(undefined, "", "sk-folder-1234567", "sk-other-12345678");
  const names = [
    ...Object.values(keyNames),
    ...Object.values(urlNames),
    ...Object.values(heldNames),
    "TEACHER_ASSIST_PROVIDER",
  ];
  const place = fc.record(
    Object.fromEntries(names.map((name) => [name, name.endsWith("KEY") ? secret : word])),
  );
  fc.assert(
    fc.property(place, place, (environment, folder) => {
      const { env } = modelEnv(
        {
          environment: { ...environment, ANTHROPIC_API_KEY: mine, OPENAI_API_KEY: mine },
          folder,
          saved: null,
        },
        {},
        nobody,
      );
      for (const provider of ["anthropic", "openai"] as const) {
        const url = env[urlNames[provider]];
        if (env[keyNames[provider]] !== mine || url === undefined || !URL.canParse(url)) continue;
        expect(String(environment[urlNames[provider]])).toBe(url);
        expect(isLoopback(url) || new URL(url).hostname === `api.${provider}.com`).toBe(true);
      }
    }),
  );
});

test("what is on this computer is known by its address, however it is written", () => {
  const yes = [
    "http://localhost",
    "http://LOCALHOST.:1",
    "http://a.localhost/v1",
    "http://127.0.0.1:1",
    "http://127.9.8.7",
    "http://127.1",
    "http://0x7f.1",
    "http://2130706433",
    "http://[::1]:1/v1",
    "http://[0:0:0:0:0:0:0:1]",
    "http://[::ffff:127.0.0.1]",
    "http://0.0.0.0:11434",
    "https://localhost",
  ];
  const no = [
    "http://localhost.example",
    "http://127.0.0.1.example",
    "http://128.0.0.1",
    "http://192.168.0.2",
    "http://user@stranger.example",
    "http://127.0.0.1@stranger.example",
    "http://[::2]",
    "http://[::ffff:8.8.8.8]",
    "localhost",
    "",
    "http://notlocalhost",
  ];
  expect(yes.filter((address) => !isLoopback(address))).toEqual([]);
  expect(no.filter(isLoopback)).toEqual([]);
});
