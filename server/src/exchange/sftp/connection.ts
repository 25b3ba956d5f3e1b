import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'node:dns/promises';
import { Readable } from 'node:stream';
import type { SftpFailure } from '@omur/contract/platform/fields/sftp';
import ssh2 from 'ssh2';
import { checkedAddress, type Resolve, UnreachableAddress } from '../../platform/publicAddress.ts';

/** Where an account is, and what it is entered with. */
export interface SftpPlace {
  host: string;
  port: number;
  userName: string;
  hostKeys: readonly string[];
  credential: { password: string } | { privateKey: string };
}

export interface SftpLimits {
  /** Whether private addresses may be connected to (X121). */
  allowsPrivate: boolean;
  resolve?: Resolve;
  /** For each step; for a file ten times as long, for all of it thirty times. */
  milliseconds?: number;
}

/** Why a round with a server ended. The key that it showed, where it was none of those that are known. */
export class SftpFailed extends Error {
  readonly failure: SftpFailure;
  readonly shownHostKey: string | undefined;
  constructor(failure: SftpFailure, shownHostKey?: string) {
    super(failure);
    this.failure = failure;
    this.shownHostKey = shownHostKey;
  }
}

export interface RemoteFile {
  name: string;
  size: number;
  modifiedAt: number;
}

type Done<T> = (error: Error | null | undefined, value: T) => void;
const longest = 30_000;
const perFile = 10;
const perRound = 30;
/** Names of a folder that are read, and no more. */
const mostListed = 10_000;
const mostReads = 1000;
const longestName = 255;
/** Status codes of SFTP: end of file, no such file, permission denied. */
const [endOfFolder, noSuchFile, denied] = [1, 2, 3];

const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/u, '')}`;

/** Connects to the address that was checked, and logs in only where the server shows a key that is known (X121, X122). @throws SftpFailed */
export async function openSftp(place: SftpPlace, limits: SftpLimits): Promise<SftpSession> {
  const { milliseconds = longest } = limits;
  const host = await addressOf(place.host, limits);
  const client = new ssh2.Client();
  let shownHostKey: string | undefined;
  const connected = new Promise<ssh2.SFTPWrapper>((resolve, reject) => {
    client.on('error', reject);
    client.on('close', () => reject(new Error('The connection was closed.')));
    client.on('ready', () => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))));
  });
  client.connect({
    host,
    port: place.port,
    username: place.userName,
    ...place.credential,
    readyTimeout: milliseconds,
    hostVerifier: (key: Buffer) => {
      const shown = fingerprintOf(key);
      const isKnown = place.hostKeys.includes(shown);
      if (!isKnown) shownHostKey = shown;
      return isKnown;
    },
  });
  // Steps are small and wait for each other's answers.
  client.setNoDelay(true);
  try {
    return new SftpSession(client, await inTime(connected, milliseconds), milliseconds);
  } catch (error) {
    client.destroy();
    throw shownHostKey ? new SftpFailed('hostKey', shownHostKey) : failureOf(error);
  }
}

async function addressOf(hostname: string, { allowsPrivate, resolve }: SftpLimits): Promise<string> {
  try {
    if (allowsPrivate) return (await lookup(hostname)).address;
    return (await checkedAddress({ hostname }, { allowsLocal: false, resolve })).address;
  } catch (error) {
    throw new SftpFailed(error instanceof UnreachableAddress ? error.failure : 'name');
  }
}

/** A folder on another's server. Everything has its time, and ends the connection when that is over. */
export class SftpSession {
  private readonly client: ssh2.Client;
  private readonly sftp: ssh2.SFTPWrapper;
  private readonly milliseconds: number;
  /** Not every step hears of it by itself. */
  private readonly lost: Promise<never>;
  /** A server that answers each step, but slowly, holds up the others no longer than this. */
  private readonly over: NodeJS.Timeout;

  constructor(client: ssh2.Client, sftp: ssh2.SFTPWrapper, milliseconds: number) {
    this.client = client;
    this.sftp = sftp;
    this.milliseconds = milliseconds;
    // What is under way fails by itself; without a listener this would end the process.
    sftp.on('error', () => undefined);
    this.over = setTimeout(() => client.destroy(), milliseconds * perRound);
    this.over.unref();
    this.lost = new Promise<never>((_, reject) =>
      client.once('close', () => reject(new SftpFailed('connection'))),
    );
    this.lost.catch(() => undefined);
  }

  /** The size of a file; undefined where there is none. */
  async sizeOf(path: string): Promise<number | undefined> {
    return this.step<number | undefined>((done) =>
      this.sftp.stat(path, (error, stats) =>
        error && codeOf(error) === noSuchFile ? done(null, undefined) : done(error, stats?.size),
      ),
    );
  }

  /** Writes a file from its beginning, whatever is there. */
  async write(path: string, content: AsyncIterable<Buffer>): Promise<void> {
    await this.timed(pipeline(Readable.from(content), this.sftp.createWriteStream(path)), perFile);
  }

  /** Never over another file: servers refuse that. */
  async rename(from: string, to: string): Promise<void> {
    await this.step((done) => this.sftp.rename(from, to, (error) => done(error, undefined)));
  }

  /** The files of a folder, without those below it; of a folder that has no end, the first ten thousand or so. */
  async list(folder: string): Promise<RemoteFile[]> {
    const handle = await this.step<Buffer>((done) => this.sftp.opendir(folder, done));
    const found: RemoteFile[] = [];
    for (let seen = 0, reads = 0; reads < mostReads && seen < mostListed; reads += 1) {
      const some = await this.step<ssh2.FileEntryWithStats[] | undefined>((done) =>
        this.sftp.readdir(handle, (error, list) =>
          error && codeOf(error) === endOfFolder ? done(null, undefined) : done(error, list),
        ),
      );
      if (!some) break;
      seen += some.length;
      // Only what is needed of them: the other side may send a packet's worth with each.
      for (const { filename, attrs } of some)
        if (attrs.isFile() && filename.length <= longestName)
          found.push({ name: filename, size: attrs.size, modifiedAt: attrs.mtime });
    }
    await this.step((done) => this.sftp.close(handle, (error) => done(error, undefined)));
    return found;
  }

  /** The bytes of a file, and no more than `most`. */
  async read(path: string, most: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const stream = this.sftp.createReadStream(path, { end: most - 1 });
    const reading = async () => {
      for await (const chunk of stream) chunks.push(chunk as Buffer);
    };
    await this.timed(reading(), perFile);
    return Buffer.concat(chunks);
  }

  close(): void {
    clearTimeout(this.over);
    this.client.end();
  }

  private step<T>(work: (done: Done<T>) => void): Promise<T> {
    const working = new Promise<T>((resolve, reject) =>
      work((error, value) => (error ? reject(error) : resolve(value))),
    );
    return this.timed(working, 1);
  }

  private async timed<T>(working: Promise<T>, times: number): Promise<T> {
    try {
      return await inTime(Promise.race([working, this.lost]), this.milliseconds * times);
    } catch (error) {
      if (error instanceof SftpFailed) this.client.destroy();
      throw failureOf(error);
    }
  }
}

/** @throws SftpFailed `timeout` */
async function inTime<T>(working: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SftpFailed('timeout')), milliseconds);
  });
  // Whichever comes second fails unheard.
  working.catch(() => undefined);
  try {
    return await Promise.race([working, over]);
  } finally {
    clearTimeout(timer);
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

function failureOf(error: unknown): SftpFailed {
  if (error instanceof SftpFailed) return error;
  const { level } = error as { level?: unknown };
  const code = codeOf(error);
  if (level === 'client-authentication') return new SftpFailed('login');
  if (level === 'client-timeout') return new SftpFailed('timeout');
  if (code === noSuchFile || code === denied) return new SftpFailed('folder');
  return new SftpFailed('connection');
}
