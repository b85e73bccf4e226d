/** Nothing of another site is loaded, no script stands inside a page, nobody puts the pages into a frame. */
export function contentPolicy(port: number): string {
  const socket = `ws://127.0.0.1:${port} ws://localhost:${port}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'", // the editor writes its own style sheets
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${socket}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function securityHeaders(port: number): Record<string, string> {
  return {
    "content-security-policy": contentPolicy(port),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "microphone=(self), camera=(self), geolocation=(), payment=(), usb=()",
  };
}
