import { useSyncExternalStore } from 'react';
import { base64Of } from '../../platform/attachments/base64.ts';
import { again } from '../../platform/api/again.ts';
import { newListeners } from '../../platform/state/listeners.ts';

/** A file on its way to the server. It goes on while you look at other pages. */
export interface Sending {
  state: 'sending' | 'paused' | 'failed';
  fileName: string;
  sentBytes: number;
  sizeBytes: number;
  /** What the server said when it failed. */
  problem?: string | undefined;
}

/** How the parts of one file go to the server. */
export interface Transport {
  partBytes: number;
  /** The parts that are there already, with their checksums. */
  arrived: (signal: AbortSignal) => Promise<ReadonlyMap<number, string | null>>;
  /** Sends one in base64. */
  sendPart: (partNumber: number, content: string, signal: AbortSignal) => Promise<unknown>;
  /** What follows once all of it is there. */
  finish: (signal: AbortSignal) => Promise<unknown>;
}

interface Running {
  file: File;
  transport: Transport;
  run: AbortController;
  shown: Sending;
  onSent: () => void;
}

const running = new Map<string, Running>();
const { subscribe, notify } = newListeners();

function show(key: string, part: Partial<Sending>): void {
  const one = running.get(key);
  if (!one) return;
  one.shown = { ...one.shown, ...part };
  notify();
}

/** How far a file is, when it is being sent from here. */
export const useSendingOf = (key: string): Sending | undefined =>
  useSyncExternalStore(subscribe, () => running.get(key)?.shown);

/** Sends a file from where it was left; then comes what follows once all of it is there. */
export function startSending(key: string, file: File, transport: Transport, onSent: () => void): void {
  running.get(key)?.run.abort();
  const shown: Sending = { state: 'sending', fileName: file.name, sentBytes: 0, sizeBytes: file.size };
  running.set(key, { file, transport, run: new AbortController(), shown, onSent });
  window.addEventListener('beforeunload', warn);
  show(key, {});
  void send(key);
}

export function pauseSending(key: string): void {
  const one = running.get(key);
  show(key, { state: 'paused' });
  one?.run.abort();
}

export function resumeSending(key: string): void {
  const one = running.get(key);
  if (one) startSending(key, one.file, one.transport, one.onSent);
}

/** Forgets the file; what has arrived stays with the server. */
export function stopSending(key: string): void {
  running.get(key)?.run.abort();
  running.delete(key);
  if (running.size === 0) window.removeEventListener('beforeunload', warn);
  notify();
}

const warn = (event: BeforeUnloadEvent) => {
  if ([...running.values()].some(({ shown }) => shown.state === 'sending')) event.preventDefault();
};

async function send(key: string): Promise<void> {
  const one = running.get(key);
  if (!one) return;
  const { file, transport, run, onSent } = one;
  const { partBytes } = transport;
  try {
    const there = await transport.arrived(run.signal);
    for (let at = 0; at < file.size; at += partBytes) {
      const part = file.slice(at, at + partBytes);
      const partNumber = at / partBytes + 1;
      if (!there.has(partNumber) || there.get(partNumber) !== (await checksumOf(part)))
        await again(run.signal, async () => transport.sendPart(partNumber, await base64Of(part), run.signal));
      run.signal.throwIfAborted();
      show(key, { sentBytes: at + part.size });
    }
    await again(run.signal, () => transport.finish(run.signal));
    stopSending(key);
    onSent();
  } catch (error) {
    // Paused, or overtaken by another file.
    if (run.signal.aborted) return;
    show(key, { state: 'failed', problem: (error as Error).message });
  }
}

/** Undefined where the browser reckons none, as without TLS: then everything is sent. */
async function checksumOf(part: Blob): Promise<string | undefined> {
  if (!isSecureContext) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
