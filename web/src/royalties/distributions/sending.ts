import {
  importDistribution,
  listDistributionParts,
  partBytes,
  sendDistributionPart,
} from '@omur/contract/royalties/distributions';
import { useSyncExternalStore } from 'react';
import { call, callPage } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';

/** A file on its way to the server. It goes on while you look at other pages. */
export interface Sending {
  state: 'sending' | 'paused' | 'failed';
  fileName: string;
  sentBytes: number;
  sizeBytes: number;
  /** What the server said when it failed. */
  problem?: string | undefined;
}

interface Running {
  file: File;
  run: AbortController;
  shown: Sending;
  onSent: () => void;
}

const running = new Map<number, Running>();
const listeners = new Set<() => void>();
const tries = 4;

function show(distributionId: number, part: Partial<Sending>): void {
  const one = running.get(distributionId);
  if (!one) return;
  one.shown = { ...one.shown, ...part };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far the file of a distribution is, when it is being sent from here. */
export const useSendingOf = (distributionId: number): Sending | undefined =>
  useSyncExternalStore(subscribe, () => running.get(distributionId)?.shown);

/** Sends a file from where it was left, and has it read once all of it is there. */
export function startSending(distributionId: number, file: File, onSent: () => void): void {
  running.get(distributionId)?.run.abort();
  const shown: Sending = { state: 'sending', fileName: file.name, sentBytes: 0, sizeBytes: file.size };
  running.set(distributionId, { file, run: new AbortController(), shown, onSent });
  window.addEventListener('beforeunload', warn);
  show(distributionId, {});
  void send(distributionId);
}

export function pauseSending(distributionId: number): void {
  const one = running.get(distributionId);
  show(distributionId, { state: 'paused' });
  one?.run.abort();
}

export function resumeSending(distributionId: number): void {
  const one = running.get(distributionId);
  if (one) startSending(distributionId, one.file, one.onSent);
}

/** Forgets the file; what has arrived stays with the server until the distribution is cancelled. */
export function stopSending(distributionId: number): void {
  running.get(distributionId)?.run.abort();
  running.delete(distributionId);
  if (running.size === 0) window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

const warn = (event: BeforeUnloadEvent) => {
  if ([...running.values()].some(({ shown }) => shown.state === 'sending')) event.preventDefault();
};

async function send(distributionId: number): Promise<void> {
  const one = running.get(distributionId);
  if (!one) return;
  const { file, run, onSent } = one;
  const params = { distributionId };
  try {
    const there = await arrived(distributionId, run.signal);
    for (let at = 0; at < file.size; at += partBytes) {
      const part = file.slice(at, at + partBytes);
      const partNumber = at / partBytes + 1;
      if (!there.has(partNumber) || there.get(partNumber) !== (await checksumOf(part)))
        await again(run.signal, async () =>
          call(sendDistributionPart, {
            params: { ...params, partNumber },
            body: { content: await base64Of(part) },
            signal: run.signal,
          }),
        );
      run.signal.throwIfAborted();
      show(distributionId, { sentBytes: at + part.size });
    }
    await again(run.signal, () => call(importDistribution, { params, signal: run.signal }));
    stopSending(distributionId);
    onSent();
  } catch (error) {
    // Paused, or overtaken by another file.
    if (run.signal.aborted) return;
    show(distributionId, { state: 'failed', problem: (error as Error).message });
  }
}

/** The parts that are there already, with their checksums. */
async function arrived(distributionId: number, signal: AbortSignal): Promise<Map<number, string | null>> {
  const query = { limit: 1000 };
  const { rows } = await callPage(listDistributionParts, { params: { distributionId }, query, signal });
  return new Map(rows.map(({ partNumber, checksum }) => [partNumber, checksum]));
}

/** A line that breaks is waited for; what the server refuses is not. */
async function again<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      const mayPass = isRefusal(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (signal.aborted || !mayPass || round === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** round));
    }
  }
}

/** Undefined where the browser reckons none, as without TLS: then everything is sent. */
async function checksumOf(part: Blob): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The browser's own reader writes base64 faster than any code of ours. */
function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // A data URL: what comes after the comma is the content.
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/u, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(part);
  });
}
