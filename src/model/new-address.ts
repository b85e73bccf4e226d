import { serverOf } from "./address.ts";
import { ModelError } from "./errors.ts";

/** A key would go to a server to which it has never gone. Nothing was sent; somebody has to allow it once. */
export class NewAddress extends ModelError {
  readonly provider: "anthropic" | "openai";
  /** The address as it was found: never shown whole, for it may hold a password. */
  readonly address: string;

  constructor(provider: "anthropic" | "openai", address: string) {
    super(
      "missing_key",
      `Your ${provider === "anthropic" ? "Anthropic" : "OpenAI"} key would go to ${serverOf(address)}, where it has ` +
        `never gone before. Nothing was sent. It is sent there once you allow it, and that is remembered.`,
      {
        command:
          `To allow it, add --provider ${provider} --base-url ${serverOf(address)}${pathOf(address)}; ` +
          "to draft without a model, --provider builtin.",
      },
    );
    this.provider = provider;
    this.address = address;
  }
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname.replace(/\/$/, "") : "";
}
