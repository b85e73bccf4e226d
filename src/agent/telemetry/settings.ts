import type { Env } from "../../env.ts";

/** Where spans go, by OpenTelemetry's own settings. */
export type Telemetry = {
  url: string;
  headers: Record<string, string>;
  service: string;
  /** Whether what was said goes along. */
  content: boolean;
};

/** null where nobody asked for any: the usual case. `problem` says why what was asked for cannot be done. */
export function telemetryOf(env: Env): Telemetry | { problem: string } | null {
  const said = (name: string) => env[name]?.trim() || undefined;
  if (said("OTEL_SDK_DISABLED")?.toLowerCase() === "true" || said("OTEL_TRACES_EXPORTER") === "none")
    return null;
  const whole = said("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT");
  const base = said("OTEL_EXPORTER_OTLP_ENDPOINT");
  const url = whole ?? (base === undefined ? undefined : `${base.replace(/\/+$/, "")}/v1/traces`);
  if (url === undefined) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return { problem: "the collector's address is not one. It should look like http://localhost:4318." };
  const headers = headersIn(
    said("OTEL_EXPORTER_OTLP_TRACES_HEADERS") ?? said("OTEL_EXPORTER_OTLP_HEADERS") ?? "",
  );
  if (headers === null)
    return {
      problem: "OTEL_EXPORTER_OTLP_HEADERS is not understood. It should look like name=value,other=value.",
    };
  const content = /^(true|span_only|span_and_event)$/i.test(
    said("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT") ?? "",
  );
  return { url, headers, service: said("OTEL_SERVICE_NAME") ?? "teacher-assist", content };
}

/** `name=value` pairs with commas between them, percent-encoded where they need to be. */
function headersIn(text: string): Record<string, string> | null {
  const headers = new Headers();
  try {
    for (const pair of text.split(",").filter((each) => each.trim() !== "")) {
      const at = pair.indexOf("=");
      headers.append(pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim()));
    }
  } catch {
    return null;
  }
  return Object.fromEntries(headers);
}
