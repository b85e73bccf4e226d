import { choose } from "../choose.ts";
import { program } from "../program.ts";

program(choose);
