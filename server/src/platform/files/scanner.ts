import { connect } from 'node:net';
import type { ClamdSettings } from '../config.ts';
import { Refusal } from '../refusal.ts';

/** What a content is infected with, by the scanner's name for it; nothing where it finds nothing. It is read when it is its turn. */
export type Scanner = (read: () => Promise<Uint8Array>) => Promise<string | undefined>;

const patience = 30_000;
/** Contents are held whole meanwhile. */
const mostAtOnce = 4;
const mostWaiting = 100;
/** What clamd reads at a time; it takes chunks of any length. */
const mostOfChunk = 65_536;

/** The scanner is away, or does not say whether a file is infected: nothing is taken unseen. */
class ScannerUnavailable extends Refusal {
  constructor(cause: unknown) {
    super('file.scannerUnavailable');
    this.cause = cause;
  }
}

/** Asks a clamd by its command INSTREAM, over a connection for each content (O345). */
export function clamdScanner(address: ClamdSettings, milliseconds = patience): Scanner {
  const inTurn = turns();
  return (read) => inTurn(async () => foundBy(address, await read(), milliseconds));
}

async function foundBy(
  address: ClamdSettings,
  content: Uint8Array,
  milliseconds: number,
): Promise<string | undefined> {
  const said = await ask(address, content, milliseconds).catch((error: unknown) => {
    throw new ScannerUnavailable(error);
  });
  if (said === 'stream: OK') return undefined;
  const [, found] = /^stream: (.{1,200}) FOUND$/.exec(said) ?? [];
  if (found !== undefined) return found;
  throw new ScannerUnavailable(new Error(`clamd said: ${said.slice(0, 200)}`));
}

/** Few at a time, the others in the order they came; too many wait for nothing. */
function turns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting) throw new ScannerUnavailable(new Error('Too many files wait.'));
    if (running >= mostAtOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** What clamd says to a content, however it breaks off. */
function ask(address: ClamdSettings, content: Uint8Array, milliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const timer = setTimeout(() => socket.destroy(new Error('clamd took too long.')), milliseconds);
    let said = '';
    socket.setEncoding('utf8');
    socket.once('connect', () => {
      // It may say no before it has read all, such as of what is too long for it.
      for (const part of framed(content)) socket.write(part);
    });
    socket.on('data', (part: string) => {
      said += part;
      if (said.includes('\0') || said.length > 1_000) socket.end();
    });
    socket.once('error', (error) => {
      if (!said.includes('\0')) reject(error);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      const [answer = ''] = said.split('\0');
      if (said.includes('\0')) resolve(answer.trim());
      else reject(new Error('clamd hung up without an answer.'));
    });
  });
}

/** Chunks with their lengths before them, and one of no length at the end. */
function* framed(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += mostOfChunk) {
    const chunk = content.subarray(at, at + mostOfChunk);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
