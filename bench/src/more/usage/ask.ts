import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from '../../export.ts';
import { logIn } from '../../cases.ts';
import { patientFetch } from '../../patient.ts';
import type { Running } from '../../servers.ts';

export type Body = Record<string, unknown>;
export type Ask = (method: string, path: string, body?: object) => Promise<Body>;

export async function askAs(portal: Running, kennitala: string): Promise<Ask> {
  const authorization = `Bearer ${await logIn(portal.url, kennitala)}`;
  return async (method, path, body) => {
    const answer = await patientFetch(`${portal.url}/api/${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Body);
  };
}

export interface Waited {
  seconds: number;
  /** The most memory of the server's process meanwhile, above what it had before, in bytes. */
  extraBytes: number;
}

/** Looks until it is done, and watches the server's memory. */
export async function waitUntil(portal: Running, isDone: () => Promise<boolean>): Promise<Waited> {
  const before = await memoryOf(portal.url);
  const began = performance.now();
  let most = before;
  while (!(await isDone())) {
    most = Math.max(most, await memoryOf(portal.url));
    await delay(250);
  }
  return { seconds: (performance.now() - began) / 1000, extraBytes: most - before };
}
