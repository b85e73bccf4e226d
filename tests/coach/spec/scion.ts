import { Statechart } from "@scion-scxml/core";
import { XMLParser } from "fast-xml-parser";

/**
 * SCION's core has no XML reader of its own, so this is one for the part of SCXML that a flat machine needs. It knows SCXML
 * and nothing of our specs: whatever it does not know is an error, so an export that needs more would not pass by it.
 */

type Element = { tag: string; attributes: Record<string, string>; children: Element[] };
type Data = Record<string, unknown>;

export type Independent = {
  state(): string;
  counters(): unknown;
  /** What was logged on the way, since it was last asked. */
  logged(): string[];
  send(event: string): void;
};

export function independentRuns(xml: string): () => Independent {
  const root = elementOf(xml);
  return () => independentRun(root);
}

function independentRun(root: Element): Independent {
  const data: Data = {};
  const log: string[] = [];
  for (const { attributes } of root.children
    .filter(({ tag }) => tag === "datamodel")
    .flatMap(({ children }) => children))
    data[given(attributes, "id")] = run(data, `return (${given(attributes, "expr")})`);
  const states = root.children
    .filter(({ tag }) => tag !== "datamodel")
    .map((state) => stateOf(state, data, log));
  const initial = {
    id: "$begin",
    $type: "initial",
    transitions: [{ target: given(root.attributes, "initial") }],
  };
  const chart = new Statechart(() => ({ states: [initial, ...states] }));
  chart.on("onError", ({ data: { reason } }) => {
    throw new Error(`SCION: ${reason}`);
  });
  chart.start();
  let last = chart.getConfiguration();
  return {
    // A finished interpreter leaves its last state.
    state: () => String(last[0]),
    counters: () => data.counters,
    logged: () => log.splice(0),
    send(event) {
      if (chart.isFinal()) return;
      chart.gen(event);
      last = chart.getConfiguration();
    },
  };
}

function stateOf({ tag, attributes, children }: Element, data: Data, log: string[]) {
  if (tag !== "state" && tag !== "final") throw new Error(`<${tag}> is not read here.`);
  const entry = children.filter((child) => child.tag === "onentry").flatMap((each) => each.children);
  const transitions = children.filter((child) => child.tag === "transition");
  if (entry.length === 0 && transitions.length !== children.length)
    throw new Error("Unknown content in a state.");
  return {
    id: given(attributes, "id"),
    ...(tag === "final" ? { $type: "final" } : {}),
    onEntry: () => perform(entry, data, log),
    transitions: transitions.map((transition) => {
      const { event, cond, target } = transition.attributes;
      return {
        target,
        ...(event === undefined ? {} : { event }),
        ...(cond === undefined ? {} : { cond: () => run(data, `return (${cond})`) === true }),
        onTransition: () => perform(transition.children, data, log),
      };
    }),
  };
}

function perform(content: readonly Element[], data: Data, log: string[]): void {
  for (const { tag, attributes } of content) {
    if (tag === "log") log.push(given(attributes, "label"));
    else if (tag === "assign") run(data, `${given(attributes, "location")} = (${given(attributes, "expr")})`);
    else throw new Error(`<${tag}> is not read here.`);
  }
}

const compiled = new Map<string, (data: Data) => unknown>();

/** An ECMAScript data model, as the export asks for: the names of its data are in scope. */
function run(data: Data, code: string): unknown {
  const names = Object.keys(data);
  const key = `${names.join()}\n${code}`;
  let made = compiled.get(key);
  if (made === undefined) {
    const body = new Function(...names, `"use strict"; ${code}`);
    made = (values) => body(...names.map((name) => values[name]));
    compiled.set(key, made);
  }
  return made(data);
}

function given(attributes: Record<string, string>, name: string): string {
  const value = attributes[name];
  if (value === undefined) throw new Error(`${name} is missing.`);
  return value;
}

export function elementOf(xml: string): Element {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseAttributeValue: false,
    ignoreDeclaration: true,
    htmlEntities: true,
  });
  const [root] = elements(parser.parse(xml));
  if (root === undefined) throw new Error("There is nothing in it.");
  return root;
}

function elements(nodes: unknown): Element[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: Record<string, unknown>) => {
    const { ":@": attributes = {}, ...rest } = node;
    return Object.entries(rest).flatMap(([tag, children]) =>
      tag === "#text" ? [] : [{ tag, attributes: textOf(attributes), children: elements(children) }],
    );
  });
}

function textOf(attributes: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes ?? {}).map(([name, value]) => [name, String(value)]));
}
