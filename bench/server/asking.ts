/** Clients of their own process, so that what they measure is the server: asks, waits for the answer, rests, asks again. */
const [base = "", token = "", path = "", clients = "1", restMs = "20"] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}` };
const times: number[] = [];
let over = false;

process.once("SIGTERM", () => {
  over = true;
});

async function client(): Promise<void> {
  await Bun.sleep(Math.random() * Number(restMs));
  while (!over) {
    const begun = performance.now();
    const reply = await fetch(`${base}${path}`, { headers });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
    times.push(performance.now() - begun);
    await Bun.sleep(Number(restMs));
  }
}

await Promise.all(Array.from({ length: Number(clients) }, client));
console.log(JSON.stringify(times));

export {};
