import { crc32, deflateRawSync } from 'node:zlib';
import { answerCwr } from '../src/exchange/cwrIn/answer.ts';
import { checkFile } from '../src/exchange/cwrIn/check.ts';
import { registerFile } from '../src/exchange/cwrIn/registerFile.ts';
import { readCwr } from '../src/exchange/cwr/readCwr.ts';
import { acknowledgementOf, type CwrAcknowledgement } from '../src/exchange/cwr/typed.ts';
import type { CwrContent } from '../src/exchange/cwr/write.ts';
import type { ValuesOf } from '../src/exchange/cwr/layouts/index.ts';
import type { TypedRecord } from '../src/exchange/cwr/values.ts';
import { cwrLines } from './cwrFiles.ts';
import { cwrRecord } from './cwrWorks.ts';
import type { Answer, Portal, Someone } from './portal.ts';
import { publisherIpi } from './publishedWork.ts';

// Files of CWR that a publisher sends to the portal. Everybody in them is invented.

export interface SentWork {
  number: string;
  title?: string;
  writerIpi: string;
  type?: 'NWR' | 'REV';
  /** What the publisher and the writer own of the performing right, in hundredths. */
  shares?: readonly [publisher: number, writer: number];
  /** What the header says beside title and number. */
  header?: Partial<ValuesOf<'NWR'>>;
  /** What the publisher owns of the mechanical and synchronisation rights, as its contract gives it; the rest is the writer's. */
  mechanical?: number;
  /** What it collects of them; what it owns, if left out. */
  collected?: number;
  /** The original publisher's; the sender's if left out. */
  publisherIpi?: string;
  /** Records after those of the publisher: where else it collects, and whom it has below it. */
  publishers?: readonly TypedRecord[];
  /** Records after those of the parties. */
  details?: readonly TypedRecord[];
}

const world = { inclusion: 'I', territory: 2136, sequence: 1 } as const;

/** A work of one writer of ours and the publisher. */
export function sentWork(of: SentWork): TypedRecord[] {
  const {
    number,
    title = 'SJAVARNID',
    writerIpi,
    type = 'NWR',
    shares,
    header = {},
    publishers = [],
    details = [],
  } = of;
  const [published, own] = shares ?? [5000, 5000];
  const { mechanical = 4000, collected = mechanical } = of;
  const owned = { mrSociety: '077', mrShare: mechanical, srSociety: '077', srShare: mechanical };
  const rest = { mrShare: 10_000 - mechanical, srShare: 10_000 - mechanical };
  const left = { mrShare: 10_000 - collected, srShare: 10_000 - collected };
  return [
    cwrRecord(type, {
      title,
      submitterNumber: number,
      category: 'POP',
      recorded: 'N',
      versionType: 'ORI',
      ...header,
    }),
    cwrRecord('SPU', {
      chain: 1,
      party: 'P1',
      name: 'BRIM EHF',
      publisherType: 'E',
      ipi: of.publisherIpi ?? publisherIpi,
      prSociety: '077',
      prShare: published,
      ...owned,
    }),
    cwrRecord('SPT', { ...world, party: 'P1', prShare: published, mrShare: collected, srShare: collected }),
    ...publishers,
    cwrRecord('SWR', {
      party: 'W1',
      lastName: 'AESA',
      firstName: 'THORDIS',
      role: 'CA',
      ipi: writerIpi,
      prSociety: '077',
      prShare: own,
      mrSociety: '077',
      srSociety: '077',
      ...rest,
    }),
    cwrRecord('SWT', { ...world, party: 'W1', prShare: own, ...left }),
    cwrRecord('PWR', {
      publisherParty: 'P1',
      publisherName: 'BRIM EHF',
      submitterAgreement: 'BR-7',
      writerParty: 'W1',
      chain: 1,
    }),
    ...details,
  ];
}

/** The bytes of a file of 2.2 by the publisher. */
export function cwrBytes(groups: CwrContent['groups'], header: Partial<ValuesOf<'HDR'>> = {}): Buffer {
  const sender = { senderId: publisherIpi.slice(2), senderName: 'BRIM EHF', ...header };
  return Buffer.from(
    cwrLines('2.2', groups, sender)
      .map((line) => `${line}\r\n`)
      .join(''),
    'latin1',
  );
}

export const worksFile = (works: readonly SentWork[], header: Partial<ValuesOf<'HDR'>> = {}): Buffer =>
  cwrBytes([{ type: works[0]?.type ?? 'NWR', transactions: works.map(sentWork) }], header);

interface Upload {
  as: Someone;
  bytes: Buffer;
  name: string;
}

export const uploadCwr = (portal: Portal, { as, bytes, name }: Upload): Promise<Answer> =>
  portal.ask('POST /api/cwr/files', {
    as,
    body: { HEITI_SKRAR: name, INNIHALD: bytes.toString('base64') },
  });

/** Uploads a file and has it judged, as the job does; answers its number. */
export async function judgedCwr(portal: Portal, upload: Upload): Promise<number> {
  const { status, body, text } = await uploadCwr(portal, upload);
  if (status !== 201) throw new Error(`The file was refused: ${text}`);
  await checkFile(portal.pool, body.cwR_SKRA_NR);
  return body.cwR_SKRA_NR;
}

/** Sends it on, and has all its works registered. */
export async function sentCwr(portal: Portal, upload: Upload): Promise<number> {
  const cwrFileId = await judgedCwr(portal, upload);
  const { status, text } = await portal.ask(`POST /api/cwr/files/${cwrFileId}/send`, { as: upload.as });
  if (status !== 200) throw new Error(`The file was not sent: ${text}`);
  await registerFile(portal.pool, cwrFileId, Infinity);
  return cwrFileId;
}

/** Has what was decided since answered, as the job does. */
export const answeredCwr = (portal: Portal) =>
  answerCwr.run({ pool: portal.pool } as Parameters<typeof answerCwr.run>[0], {});

/** An answer to a file, by its place, read by the reader of the format. */
export async function answerTo(portal: Portal, as: Someone, { id, at = 0 }: { id: number; at?: number }) {
  const { body: answers } = await portal.ask(`GET /api/cwr/files/${id}/answers`, { as });
  const one = answers[at];
  if (!one) throw new Error(`There is no answer ${at} to file ${id}.`);
  const { text } = await portal.ask(`GET /api/cwr/answers/${one.cwR_SVAR_NR}`, { as });
  const read: CwrAcknowledgement[] = [];
  const types: string[] = [];
  let messages: readonly unknown[] = [];
  for await (const event of readCwr([Buffer.from(text, 'latin1')], { fileName: one.heitI_SKRAR }))
    if (event.kind === 'transaction') {
      types.push(event.transaction.type);
      if (event.transaction.type === 'ACK') read.push(acknowledgementOf(event.transaction));
    } else if (event.kind === 'end') ({ messages } = event.result);
  return { name: one.heitI_SKRAR as string, number: one.cwR_SVAR_NR as number, text, read, types, messages };
}

/** A zip of these files, each packed. `claimed` is the size that the zip says the first has. */
export function zipOf(files: Readonly<Record<string, Buffer>>, claimed?: number): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimed ?? bytes.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const start = Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1');
    entries.push(Buffer.concat([start, fields, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}
