/** "de" of "de-AT". */
export function primaryTag(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? "";
}

/** Whether an engine that can do these languages (none named: any) can do this one. */
export function speaks(languages: readonly string[], language: string): boolean {
  return languages.length === 0 || languages.some((each) => primaryTag(each) === primaryTag(language));
}
