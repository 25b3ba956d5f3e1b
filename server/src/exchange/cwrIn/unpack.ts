import { mostCwrBytes, mostUnpackedBytes } from '@omur/contract/exchange/cwr/cwr';
import yauzl from 'yauzl';
import { refuse } from '../../platform/refusal.ts';

/** A file as it is kept: its name in capitals, and its bytes. */
export interface CwrBytes {
  fileName: string;
  bytes: Buffer;
}

const megabyte = 1_048_576;

/** The file itself, or the one that the zip holds. @throws Refusal for what is too large (X82), empty or no sound zip. */
export async function unpack(fileName: string, content: string): Promise<CwrBytes> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) refuse('cwr.empty');
  if (bytes.length > mostCwrBytes) refuse('cwr.tooLarge', { values: { megabytes: mostCwrBytes / megabyte } });
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'));
  return isZip ? unzip(bytes) : { fileName: fileName.trim().toUpperCase(), bytes };
}

/** What a zip says of its sizes is not believed: the bytes are counted as they come. */
async function unzip(zipped: Buffer): Promise<CwrBytes> {
  const unreadable = () => refuse('cwr.zipUnreadable');
  const zip = await yauzl.fromBufferPromise(zipped, { lazyEntries: true }).catch(unreadable);
  if (zip.entryCount !== 1) unreadable();
  const entry = await firstEntry(zip).catch(unreadable);
  if (entry.isEncrypted()) unreadable();
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = await zip.openReadStreamPromise(entry).catch(unreadable);
  try {
    for await (const chunk of stream) {
      size += (chunk as Buffer).length;
      if (size > mostUnpackedBytes) break;
      chunks.push(chunk as Buffer);
    }
  } catch {
    unreadable();
  }
  if (size > mostUnpackedBytes)
    refuse('cwr.tooLarge', { values: { megabytes: mostUnpackedBytes / megabyte } });
  if (size === 0) refuse('cwr.empty');
  const name = entry.fileName.split('/').at(-1) ?? '';
  return { fileName: name.trim().toUpperCase(), bytes: Buffer.concat(chunks) };
}

const firstEntry = (zip: yauzl.ZipFile): Promise<yauzl.Entry> =>
  new Promise((resolve, reject) => {
    zip.on('entry', resolve);
    zip.on('error', reject);
    zip.on('end', () => reject(new Error('The zip is empty.')));
    zip.readEntry();
  });
