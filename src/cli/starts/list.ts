import "./uncompiled-schemas.ts";
import { list } from "../list.ts";
import { program } from "../program.ts";

program(async () => list);
