import { z } from "zod";
import { common, label } from "./parts.ts";

const symbols = [
  "cell",
  "battery",
  "lamp",
  "switch",
  "open-switch",
  "resistor",
  "variable-resistor",
  "motor",
  "buzzer",
  "ammeter",
  "voltmeter",
  "led",
] as const;
export type CircuitSymbol = (typeof symbols)[number];

const component = z.strictObject({ is: z.enum(symbols), label: label.max(40).optional() });
export type Component = z.infer<typeof component>;

/** One loop; where it has `branches`, they stand side by side below the rest of it. */
export const circuit = z.strictObject({
  kind: z.literal("circuit"),
  ...common,
  series: z.array(component).min(1).max(8),
  branches: z.array(z.array(component).min(1).max(4)).min(2).max(4).optional(),
});
export type Circuit = z.infer<typeof circuit>;
