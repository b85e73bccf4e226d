import { startOf } from "./starts/start-of.ts";

/** The command line from its source. What it is compiled to begins with compiled.ts. */
switch (startOf(process.argv.slice(2))) {
  case "version":
    await import("./starts/version.ts");
    break;
  case "list":
    await import("./starts/list.ts");
    break;
  case "sessions":
    await import("./starts/sessions.ts");
    break;
  case "anything":
    await import("./starts/anything.ts");
}
