import type { Literal } from "mdast";
import type { Extension } from "mdast-util-from-markdown";

/** `value` is the source, dollars included: whoever knows no formulas sees what was typed. */
export interface FormulaNode extends Literal {
  type: "formula";
  tex: string;
  display: boolean;
}

/** A formula on lines of its own. */
export interface FormulaBlockNode extends Literal {
  type: "formulaBlock";
  tex: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    formula: FormulaNode;
  }
  interface BlockContentMap {
    formulaBlock: FormulaBlockNode;
  }
  interface RootContentMap {
    formula: FormulaNode;
    formulaBlock: FormulaBlockNode;
  }
}

/** The nodes of what `formulaSyntax` finds. */
export function formulaNodes(): Extension {
  return {
    enter: {
      formula(token) {
        const value = this.sliceSerialize(token);
        const fence = value.startsWith("$$") ? 2 : 1;
        const tex = value.slice(fence, -fence).trim();
        this.enter({ type: "formula", value, tex, display: fence === 2 }, token);
      },
      formulaBlock(token) {
        const value = this.sliceSerialize(token);
        const tex = value.replace(/^\$\$[ \t]*|[ \t]*\$\$[ \t]*$/g, "").trim();
        this.enter({ type: "formulaBlock", value, tex }, token);
      },
    },
    exit: {
      formula(token) {
        this.exit(token);
      },
      formulaBlock(token) {
        this.exit(token);
      },
    },
  };
}
