import { program } from "../program.ts";
import { version } from "../version.ts";

program(async () => version);
