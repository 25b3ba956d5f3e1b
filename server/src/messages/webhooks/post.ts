import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import {
  type Address,
  checkedAddress,
  type Resolve,
  UnreachableAddress,
} from '../../platform/publicAddress.ts';
import { isWebhookUrl } from './address.ts';

export type Failure = 'address' | 'name' | 'connection' | 'timeout' | 'redirect' | 'status' | 'secret';
export type Outcome = { statusCode: number; failure: null } | { statusCode: number | null; failure: Failure };

interface Posting {
  url: string;
  body: string | Buffer;
  headers: Readonly<Record<string, string>>;
}

export interface Reaching {
  /** Whether this machine itself may be sent to: where the portal runs for nobody but its developer. */
  allowsLocal: boolean;
  resolve?: Resolve;
  milliseconds?: number;
}

const longest = 10_000;

/** Sends a payload to an address that somebody has typed (O63, O64, O68). Never throws; nothing of the answer is read but its status. */
export async function post({ url, body, headers }: Posting, reaching: Reaching): Promise<Outcome> {
  const { allowsLocal, resolve, milliseconds = longest } = reaching;
  if (!isWebhookUrl(url, allowsLocal)) return { statusCode: null, failure: 'address' };
  const target = new URL(url);
  const over = AbortSignal.timeout(milliseconds);
  try {
    const at = await Promise.race([checkedAddress(target, { allowsLocal, resolve }), ended(over)]);
    const statusCode = await statusOf(target, { at, body, headers, over });
    if (statusCode >= 200 && statusCode < 300) return { statusCode, failure: null };
    return { statusCode, failure: statusCode >= 300 && statusCode < 400 ? 'redirect' : 'status' };
  } catch (error) {
    if (error instanceof UnreachableAddress) return { statusCode: null, failure: error.failure };
    return { statusCode: null, failure: over.aborted ? 'timeout' : 'connection' };
  }
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('It took too long.')), { once: true }),
  );

interface Asked extends Omit<Posting, 'url'> {
  at: Address;
  over: AbortSignal;
}

/** Connects to the address that was checked, whatever the name leads to by now; the name is what the certificate has to be for. */
function statusOf(target: URL, { at, body, headers, over }: Asked): Promise<number> {
  const checked: LookupFunction = (_hostname, { all }, found) =>
    all ? found(null, [at]) : found(null, at.address, at.family);
  const hostname = target.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const request = (target.protocol === 'https:' ? https : http).request(
      {
        hostname,
        port: target.port || undefined,
        path: target.pathname + target.search,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Omur-Webhooks/1',
          ...headers,
        },
        lookup: checked,
        ...(isIP(hostname) === 0 && { servername: hostname }),
        agent: false,
        maxHeaderSize: 16_384,
        signal: over,
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
