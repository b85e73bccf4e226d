import { remember, remembered } from "./remembered.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export function chosenTheme(): Theme {
  return themes.find((theme) => theme === remembered("theme")) ?? "system";
}

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  remember("theme", theme === "system" ? null : theme);
  applyTheme(theme);
}
