import { openAsBlob } from 'node:fs';
import { telltaleBytes } from '@omur/contract/platform/fileRules';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../config.ts';
import {
  dispositionOf,
  StorageUnavailable,
  type Kept,
  type Reading,
  type Storage,
  type Upload,
} from './storage.ts';

const patience = 5_000;
const patienceToRead = 30_000;
const patienceWithFile = 1_800_000;

/** A bucket of any storage that speaks S3. Contents go between it and the browser; what is read here are pictures that everybody sees, and what is scanned. */
export class S3Storage implements Storage {
  readonly settings: S3Settings;

  constructor(settings: S3Settings) {
    this.settings = settings;
  }

  uploadUrl({ key, type, sizeBytes }: Upload, validSeconds: number): Promise<string> {
    // Whatever is signed must be sent just so, or the signature does not fit.
    const headers = { 'content-type': type, 'content-length': String(sizeBytes), 'if-none-match': '*' };
    return this.#signedUrl('PUT', key, { 'X-Amz-Expires': String(validSeconds) }, headers);
  }

  readUrl(reading: Reading, validSeconds: number): Promise<string> {
    return this.#signedUrl('GET', reading.key, {
      'X-Amz-Expires': String(validSeconds),
      'response-content-type': reading.type,
      'response-content-disposition': dispositionOf(reading),
      'response-cache-control': 'private,no-store',
    });
  }

  async find(key: string): Promise<Kept | undefined> {
    const answer = await this.#ask('GET', key, { range: `bytes=0-${telltaleBytes - 1}` });
    if (answer.status === 404) return undefined;
    if (answer.status !== 206 && answer.status !== 200) throw await unavailable(answer);
    const start = await beginningOf(answer);
    const whole = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1];
    return {
      sizeBytes: Number(whole ?? answer.headers.get('content-length')),
      start,
    };
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    const answer = await this.#ask('GET', key, {}, { body: null, patience: patienceToRead });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw await unavailable(answer);
    try {
      return new Uint8Array(await answer.arrayBuffer());
    } catch (error) {
      throw new StorageUnavailable(error);
    }
  }

  /** A file of the portal's own; what lay there before is replaced. */
  async putFile(key: string, file: string): Promise<void> {
    const sent = { body: await openAsBlob(file), patience: patienceWithFile };
    const answer = await this.#ask('PUT', key, { 'content-type': 'application/octet-stream' }, sent);
    if (!answer.ok) throw await unavailable(answer);
    await answer.body?.cancel();
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#ask('DELETE', key);
    if (!answer.ok && answer.status !== 404) throw await unavailable(answer);
    await answer.body?.cancel();
  }

  async #signedUrl(
    method: string,
    key: string,
    query: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) {
    const url = this.#urlOf(key);
    url.search = new URLSearchParams(query).toString();
    const signed = await this.#signer({ method, url, headers, signQuery: true, allHeaders: true }).sign();
    return signed.url.href;
  }

  async #ask(
    method: string,
    key: string,
    headers: Record<string, string> = {},
    sent: { body: Blob | null; patience: number } = { body: null, patience },
  ): Promise<Response> {
    const signed = await this.#signer({ method, url: this.#urlOf(key), headers }).sign();
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: sent.body,
        redirect: 'error',
        signal: AbortSignal.timeout(sent.patience),
      });
    } catch (error) {
      throw new StorageUnavailable(error);
    }
  }

  #signer(request: Signing) {
    const { accessKeyId, secretAccessKey, region } = this.settings;
    return new AwsV4Signer({
      ...request,
      url: request.url.href,
      service: 's3',
      accessKeyId,
      secretAccessKey,
      region,
    });
  }

  #urlOf(key: string): URL {
    const path = [this.settings.bucket, ...key.split('/')].map(encodeURIComponent).join('/');
    return new URL(`${this.settings.endpoint}/${path}`);
  }
}

interface Signing {
  method: string;
  url: URL;
  headers: Record<string, string>;
  signQuery?: boolean;
  allHeaders?: boolean;
}

async function unavailable(answer: Response): Promise<StorageUnavailable> {
  const said = (await answer.text().catch(() => '')).slice(0, 500);
  return new StorageUnavailable(new Error(`Storage answered ${answer.status}: ${said}`));
}

/** The first bytes of an answer, however long it goes on; the rest is not waited for. */
async function beginningOf({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    // Leaving the loop cancels what is still to come.
    for await (const part of body ?? []) {
      parts.push(part);
      length += part.length;
      if (length >= telltaleBytes) break;
    }
  } catch (error) {
    throw new StorageUnavailable(error);
  }
  return Buffer.concat(parts).subarray(0, telltaleBytes);
}
