import { z } from "zod";
import { barModel, fractionBars } from "./kinds/bars.ts";
import { barChart, lineChart } from "./kinds/charts.ts";
import { circuit } from "./kinds/circuit.ts";
import { coordinateGrid } from "./kinds/coordinates.ts";
import { cycle, flowChart, foodWeb } from "./kinds/flow.ts";
import { numberLine } from "./kinds/number-line.ts";
import { labelledParts } from "./kinds/parts-of.ts";
import {
  angles,
  circle,
  cuboid,
  lShape,
  parallelLines,
  parallelogram,
  rectangle,
  trapezium,
  triangle,
} from "./kinds/shapes.ts";
import { table, traceTable } from "./kinds/tables.ts";
import { timeline } from "./kinds/timeline.ts";

/** Every kind of figure (decision 47). What a schema cannot say is said by `wrongIn`, which `readFigure` asks too. */
export const kinds = [
  numberLine,
  barModel,
  fractionBars,
  triangle,
  rectangle,
  parallelogram,
  trapezium,
  lShape,
  cuboid,
  circle,
  angles,
  parallelLines,
  coordinateGrid,
  table,
  traceTable,
  flowChart,
  timeline,
  cycle,
  labelledParts,
  circuit,
  foodWeb,
  barChart,
  lineChart,
] as const;

export const figureSchema = z.discriminatedUnion("kind", kinds);
export type Figure = z.infer<typeof figureSchema>;
