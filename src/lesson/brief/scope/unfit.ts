import { withoutInnocent } from "../../check/age/innocent.ts";
import { unfit } from "../../check/age/unfit.ts";

/**
 * Whether a request asks how to do harm. That something terrible happened, how it came about and how to be safe from it
 * are topics like any other: the Blitz, ethical hacking, the war on drugs.
 */
export function asksForHarm(request: string): boolean {
  const text = withoutInnocent(request);
  if (about.test(text)) return false;
  return unfit.some(({ says, below }) => below === undefined && text.search(says) !== -1) || how.test(text);
}

const about =
  /\b(?:never|not|don't|avoid\w*|illegal|dangers?|dangerous|prevent\w*|protect\w*|defend\w*|defen[cs]e|against|ethical\w*|laws?|misuse|crimes?|criminals?|safe|safely|safety|secure|security|stop(?:ping|ped)?|history|blitz|wars?|wartime|ww[12i]+|manhattan|shelters?|disposal|report\w*)\b/i;

const told =
  "(?:^|\\b(?:how (?:to|do (?:i|you|we)|can (?:i|you|we)|i can|you can)|ways? to|and|me|us|pupils|them) )";
const weapon =
  "(?:an? |the |your own |some |\\d+ )?(?:\\w+ )?(?:bombs?|explosives?|molotovs?(?: cocktails?)?|grenades?|detonators?|ricin|napalm|nerve (?:gas|agents?))";
const broken =
  "(?:into )?(?:(?!and |groups |pairs |teams )[\\w'-]+ ){0,4}(?:wi-?fi|networks?|computers?|accounts?|passwords?|phones?|laptops?|servers?|e-?mails?|websites?|systems?|instagram|snapchat|facebook|tiktok|whatsapp|bank|seemis|database)";
const how = new RegExp(
  `${told}(?:(?:make|build|assemble|plant|set off) ${weapon}|(?:hack|break into|steal|crack) ${broken})\\b`,
  "i",
);
