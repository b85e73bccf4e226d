type Endpoint = {
  /** The address without credentials; null where the provider's own is meant. */
  url: string | null;
  /** An `Authorization` value, where the address held `user:password`. */
  authorization: string | null;
  /** Every spelling in which the credentials might come back to us. */
  secrets: string[];
};

/** Takes the credentials out of a base URL: they travel as a header, so that no URL in a message can hold them. */
export function endpointOf(baseUrl: string | undefined, apiKey: string | undefined): Endpoint {
  const secrets = apiKey ? spellings(apiKey) : [];
  if (!baseUrl) return { url: null, authorization: null, secrets };
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url?.username && !url?.password) return { url: baseUrl, authorization: null, secrets };
  const user = decoded(url.username);
  const password = decoded(url.password);
  const pair = Buffer.from(`${user}:${password}`).toString("base64");
  secrets.push(...spellings(`${user}:${password}`), ...spellings(password), pair);
  url.username = "";
  url.password = "";
  return { url: url.toString().replace(/\/$/, ""), authorization: `Basic ${pair}`, secrets };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function spellings(secret: string): string[] {
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)].filter(Boolean);
}

/** OpenAI's own address, where a key is needed; null means the default one. */
export function isOpenai(baseUrl: string | null): boolean {
  if (baseUrl === null) return true;
  return URL.canParse(baseUrl) && /(^|\.)openai\.com$/.test(new URL(baseUrl).hostname);
}
