/** `apiKey` goes to `baseUrl`, OpenAI's own address where left out. */
export type OpenaiOptions = {
  id: string;
  /** Needed at OpenAI's own address only. */
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  /** Left to the server where absent. */
  maxOutputTokens?: number;
  idleTimeoutMs?: number;
};
