import type { CircuitSymbol } from "../kinds/circuit.ts";
import type { Point } from "../layout/box.ts";
import { round, type Scene } from "../layout/scene.ts";

/** Half the length of wire that a symbol takes the place of. */
export const half = 22;

/** The symbol of a component on a wire from left to right, in the signs that schools use. */
export function drawSymbol(scene: Scene, is: CircuitSymbol, { x, y }: Point): void {
  const line = (x1: number, y1: number, x2: number, y2: number, width = 1.8, arrow = false) =>
    scene.way(
      [
        { x: x + x1, y: y + y1 },
        { x: x + x2, y: y + y2 },
      ],
      { width, arrow },
    );
  const circled = (letter: string) => {
    wires(14);
    scene.ellipse({ x, y }, 14, 14, { width: 1.8, fill: "paper" });
    if (letter !== "") scene.word(letter, { x, y });
  };
  const wires = (to: number) => {
    line(-half, 0, -to, 0);
    line(to, 0, half, 0);
  };
  const cell = (at: number) => {
    line(at - 3, -14, at - 3, 14);
    line(at + 3, -7, at + 3, 7, 4);
  };
  switch (is) {
    case "cell":
      wires(3);
      cell(0);
      return;
    case "battery":
      line(-half, 0, -15, 0);
      line(15, 0, half, 0);
      scene.way(
        [
          { x: x - 9, y },
          { x: x + 9, y },
        ],
        { dashes: "3 3" },
      );
      cell(-12);
      cell(12);
      return;
    case "lamp":
      circled("");
      line(-10, -10, 10, 10);
      line(-10, 10, 10, -10);
      return;
    case "motor":
      circled("M");
      return;
    case "ammeter":
      circled("A");
      return;
    case "voltmeter":
      circled("V");
      return;
    case "switch":
    case "open-switch":
      wires(14);
      line(-14, 0, is === "switch" ? 14 : 11, is === "switch" ? 0 : -13);
      scene.dot({ x: x - 14, y }, { radius: 2.6, fill: "ink", stroke: "ink" });
      scene.dot({ x: x + 14, y }, { radius: 2.6, fill: "ink", stroke: "ink" });
      return;
    case "resistor":
    case "variable-resistor":
      wires(18);
      scene.rectangle({ x: x - 18, y: y - 7, width: 36, height: 14 }, { width: 1.8, fill: "paper" });
      if (is === "variable-resistor") line(-14, 15, 14, -16, 1.5, true);
      return;
    case "buzzer":
      wires(12);
      scene.path(
        `M${round(x - 12)} ${round(y)}A12 12 0 0 1 ${round(x + 12)} ${round(y)}Z`,
        [
          { x: x - 12, y: y - 12 },
          { x: x + 12, y },
        ],
        { width: 1.8 },
      );
      line(-12, 0, 12, 0);
      return;
    case "led":
      wires(9);
      scene.way(
        [
          { x: x - 9, y: y - 10 },
          { x: x + 9, y },
          { x: x - 9, y: y + 10 },
        ],
        { closed: true, width: 1.8 },
      );
      line(9, -10, 9, 10);
      line(0, -12, 8, -21, 1.2, true);
      line(8, -10, 16, -19, 1.2, true);
      return;
  }
}

export const spoken: Readonly<Record<CircuitSymbol, string>> = {
  cell: "a cell",
  battery: "a battery",
  lamp: "a lamp",
  switch: "a closed switch",
  "open-switch": "an open switch",
  resistor: "a resistor",
  "variable-resistor": "a variable resistor",
  motor: "a motor",
  buzzer: "a buzzer",
  ammeter: "an ammeter",
  voltmeter: "a voltmeter",
  led: "a light-emitting diode",
};
