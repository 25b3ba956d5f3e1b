import { usagePartBytes } from '@omur/contract/royalties/usage';
import type { Ask } from './ask.ts';

export interface Sent {
  usageImportId: number;
  bytes: number;
  seconds: number;
}

/** Announces a log and sends it in parts, as it is made; `pieces` makes it anew each time that it is called. */
export async function sendLog(asks: Ask, pieces: () => AsyncIterable<Buffer>): Promise<Sent> {
  let bytes = 0;
  for await (const piece of pieces()) bytes += piece.length;
  const began = performance.now();
  const announced = await asks('POST', 'usageImports', {
    HEITI_SENDANDA: 'Mælistöð',
    TEGUND_NOTKUNARSKRAR: 'log',
    HEITI_SKRAR: 'maeling.csv',
    STAERD: bytes,
  });
  const usageImportId = Number(announced['notkunarinnlestuR_NR']);
  let rest = Buffer.alloc(0);
  let part = 0;
  const sendPart = (content: Buffer) =>
    asks('PUT', `usageImports/${usageImportId}/parts/${++part}`, { INNIHALD: content.toString('base64') });
  for await (const piece of pieces()) {
    rest = Buffer.concat([rest, piece]);
    for (; rest.length >= usagePartBytes; rest = rest.subarray(usagePartBytes))
      await sendPart(rest.subarray(0, usagePartBytes));
  }
  if (rest.length > 0) await sendPart(rest);
  return { usageImportId, bytes, seconds: (performance.now() - began) / 1000 };
}

/** Has a log read by the columns that its headings propose. */
export async function askToRead(asks: Ask, usageImportId: number, without: boolean): Promise<void> {
  const { dalkar } = (await asks('GET', `usageImports/${usageImportId}/preview`)) as {
    dalkar: { dalkuR_NR: number; tillagA_AD_SVIDI: string | null }[];
  };
  await asks('POST', `usageImports/${usageImportId}/read`, {
    DALKAVORPUN: dalkar.flatMap(({ dalkuR_NR: DALKUR_NR, tillagA_AD_SVIDI: SVID_NOTKUNAR }) =>
      SVID_NOTKUNAR === null ? [] : [{ DALKUR_NR, SVID_NOTKUNAR }],
    ),
    AN_GALLADRA_LINA: without ? 1 : 0,
  });
}
