import { createElement, type ReactNode } from "react";
import { aloud } from "../../formulas/aloud.ts";
import { type MathElement, mathmlOf } from "../../formulas/mathml.ts";
import { readFormula } from "../../formulas/read-formula.ts";
import { reasonOf } from "../../problem.ts";

type Props = { tex: string; display: boolean };

/** A formula as the browser sets it, read out in words. What cannot be read is shown as typed, with what is wrong. */
export default function Formula({ tex, display }: Props) {
  try {
    const formula = readFormula(tex, display);
    return shown(mathmlOf(formula, aloud(formula)));
  } catch (error) {
    return (
      <>
        <code>{tex}</code> <span className="quiet">{reasonOf(error)}</span>
      </>
    );
  }
}

function shown({ tag, attributes, children }: MathElement): ReactNode {
  const { class: className, ...rest } = attributes;
  const inner = children.map((child) => (typeof child === "string" ? child : shown(child)));
  return createElement(tag, className === undefined ? rest : { ...rest, className }, ...inner);
}
