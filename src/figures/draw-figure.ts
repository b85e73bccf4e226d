import { Blanks } from "./blanks.ts";
import { drawAngles, drawParallelLines, sayAngles, sayParallelLines } from "./draw/angles.ts";
import { drawBarChart, sayBarChart } from "./draw/bar-chart.ts";
import { drawBarModel, sayBarModel } from "./draw/bar-model.ts";
import { drawCircle, sayCircle } from "./draw/circle.ts";
import { drawCircuit, sayCircuit } from "./draw/circuit.ts";
import { drawCoordinateGrid, sayCoordinateGrid } from "./draw/coordinates.ts";
import { drawCuboid, sayCuboid } from "./draw/cuboid.ts";
import { drawCycle, sayCycle } from "./draw/cycle.ts";
import { drawFlowChart, sayFlowChart } from "./draw/flow-chart.ts";
import { drawFoodWeb, sayFoodWeb } from "./draw/food-web.ts";
import { drawFractionBars, sayFractionBars } from "./draw/fraction-bars.ts";
import { drawLabelledParts, sayLabelledParts } from "./draw/labelled-parts.ts";
import { drawLineChart, sayLineChart } from "./draw/line-chart.ts";
import { drawNumberLine, sayNumberLine } from "./draw/number-line.ts";
import { drawQuadrilateral, sayQuadrilateral } from "./draw/quadrilaterals.ts";
import { drawTable, sayTable } from "./draw/table.ts";
import { drawTimeline, sayTimeline } from "./draw/timeline.ts";
import { drawTriangle, sayTriangle } from "./draw/triangle.ts";
import type { Figure } from "./figure.ts";
import { Scene } from "./layout/scene.ts";
import type { Look } from "./look.ts";
import { sentences } from "./said.ts";

/** `alt` says what the picture shows, every label and number of it; what is blank in one is blank in the other. */
export type Drawing = { svg: string; width: number; height: number; alt: string };

/** The same picture for the same figure, always. */
export function drawFigure(figure: Figure, look: Look = "page"): Drawing {
  const blanks = new Blanks(figure);
  const alt = sentences(figure.title === undefined ? null : blanks.of(figure.title), said(figure, blanks));
  return { ...drawn(figure, look, blanks).finished(alt), alt };
}

/** What belongs into the blanks of a figure, by their numbers; empty where it has none. */
export function keyOf(figure: Figure): ReadonlyMap<number, string> {
  return blanksIn(figure).answers;
}

/** The blanks, once everything has been drawn. */
export function blanksIn(figure: Figure): Blanks {
  const blanks = new Blanks(figure);
  drawn(figure, "print", blanks);
  // What is never written, only read off, is blank in what is said.
  said(figure, blanks);
  return blanks;
}

function drawn(figure: Figure, look: Look, blanks: Blanks): Scene {
  const scene = new Scene(look);
  draw(figure, scene, blanks);
  scene.title(figure.title === undefined ? undefined : blanks.of(figure.title));
  return scene;
}

function draw(figure: Figure, scene: Scene, blanks: Blanks): void {
  switch (figure.kind) {
    case "number-line":
      drawNumberLine(figure, scene, blanks);
      return;
    case "bar-model":
      drawBarModel(figure, scene, blanks);
      return;
    case "fraction-bars":
      drawFractionBars(figure, scene, blanks);
      return;
    case "triangle":
      drawTriangle(figure, scene, blanks);
      return;
    case "rectangle":
    case "parallelogram":
    case "trapezium":
    case "l-shape":
      drawQuadrilateral(figure, scene, blanks);
      return;
    case "cuboid":
      drawCuboid(figure, scene, blanks);
      return;
    case "circle":
      drawCircle(figure, scene, blanks);
      return;
    case "angles":
      drawAngles(figure, scene, blanks);
      return;
    case "parallel-lines":
      drawParallelLines(figure, scene, blanks);
      return;
    case "coordinate-grid":
      drawCoordinateGrid(figure, scene, blanks);
      return;
    case "table":
    case "trace-table":
      drawTable(figure, scene, blanks);
      return;
    case "flow-chart":
      drawFlowChart(figure, scene, blanks);
      return;
    case "timeline":
      drawTimeline(figure, scene, blanks);
      return;
    case "cycle":
      drawCycle(figure, scene, blanks);
      return;
    case "labelled-parts":
      drawLabelledParts(figure, scene, blanks);
      return;
    case "circuit":
      drawCircuit(figure, scene, blanks);
      return;
    case "food-web":
      drawFoodWeb(figure, scene, blanks);
      return;
    case "bar-chart":
      drawBarChart(figure, scene, blanks);
      return;
    case "line-chart":
      drawLineChart(figure, scene, blanks);
      return;
  }
}

function said(figure: Figure, blanks: Blanks): string {
  switch (figure.kind) {
    case "number-line":
      return sayNumberLine(figure, blanks);
    case "bar-model":
      return sayBarModel(figure, blanks);
    case "fraction-bars":
      return sayFractionBars(figure, blanks);
    case "triangle":
      return sayTriangle(figure, blanks);
    case "rectangle":
    case "parallelogram":
    case "trapezium":
    case "l-shape":
      return sayQuadrilateral(figure, blanks);
    case "cuboid":
      return sayCuboid(figure, blanks);
    case "circle":
      return sayCircle(figure, blanks);
    case "angles":
      return sayAngles(figure, blanks);
    case "parallel-lines":
      return sayParallelLines(figure, blanks);
    case "coordinate-grid":
      return sayCoordinateGrid(figure, blanks);
    case "table":
    case "trace-table":
      return sayTable(figure, blanks);
    case "flow-chart":
      return sayFlowChart(figure, blanks);
    case "timeline":
      return sayTimeline(figure, blanks);
    case "cycle":
      return sayCycle(figure, blanks);
    case "labelled-parts":
      return sayLabelledParts(figure, blanks);
    case "circuit":
      return sayCircuit(figure, blanks);
    case "food-web":
      return sayFoodWeb(figure, blanks);
    case "bar-chart":
      return sayBarChart(figure, blanks);
    case "line-chart":
      return sayLineChart(figure, blanks);
  }
}
