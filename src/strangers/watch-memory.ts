const everyMs = 250;

/** Where the system sets no end to a process's memory (macOS), `ps` is asked now and then. */
export function watchMemory(
  pid: number,
  mostMb: number,
  tooMuch: () => void,
  platform: NodeJS.Platform = process.platform,
): { stop(): void } {
  if (platform !== "darwin") return { stop() {} };
  const timer = setInterval(async () => {
    const asked = Bun.spawn(["/bin/ps", "-o", "rss=", "-p", String(pid)], { env: {}, stderr: "ignore" });
    const kilobytes = Number((await new Response(asked.stdout).text()).trim());
    if (kilobytes > mostMb * 1024) tooMuch();
  }, everyMs);
  return { stop: () => clearInterval(timer) };
}
