/** What the voices of an open page's browser speak: kept while the program runs, and told anew by each page. */
export type PageVoices = {
  /** Codes as the browser has them: "ms-MY", "en_GB". */
  told(languages: readonly string[]): void;
  speaks(language: string): boolean;
};

export function pageVoices(): PageVoices {
  let spoken: ReadonlySet<string> = new Set();
  return {
    told(languages) {
      spoken = new Set(languages.map(primaryOf));
    },
    speaks: (language) => spoken.has(primaryOf(language)),
  };
}

function primaryOf(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? "";
}
