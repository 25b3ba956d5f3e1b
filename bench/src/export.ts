import { setTimeout as delay } from 'node:timers/promises';

const megabyte = 1_000_000;

export interface Exported {
  megabytes: number;
  lines: number;
  seconds: number;
  /** The most memory the server's process took while it wrote, less what it had before. */
  extraMegabytes: number;
}

/** Reads a person's whole works list as a file, and watches the memory of the server's process meanwhile. */
export async function measureExport(url: string, personId: number, token: string): Promise<Exported> {
  const before = await memoryOf(url);
  const started = performance.now();
  const answer = await fetch(`${url}/api/persons/${personId}/compositions.csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reading = new AbortController();
  let most = before;
  const watching = (async () => {
    while (!reading.signal.aborted) {
      most = Math.max(most, await memoryOf(url));
      await delay(50);
    }
  })();
  let bytes = 0;
  let lines = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) lines++;
  }
  const seconds = (performance.now() - started) / 1000;
  reading.abort();
  await watching;
  return { megabytes: bytes / megabyte, lines, seconds, extraMegabytes: (most - before) / megabyte };
}

export async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}
