import "./uncompiled-schemas.ts";
import { program } from "../program.ts";
import { sessions } from "../sessions.ts";

program(async () => sessions);
