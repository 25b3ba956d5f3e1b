import { usagePartBytes } from '@omur/contract/royalties/usage';
import { importUsageFile } from '../src/royalties/usage/import.ts';
import type { Answer, Portal, Someone } from './portal.ts';

interface SentUsage {
  as: Someone;
  file: string | Buffer;
  head?: Record<string, unknown>;
  /** Of a service's report for several. */
  controllers?: string[];
}

/** Announces a file of usage and sends it in parts; answers its number. */
export async function sendUsage(portal: Portal, { as, file, head }: SentUsage): Promise<number> {
  const bytes = Buffer.from(file);
  const announced = await portal.ask('POST /api/usageImports', {
    as,
    body: {
      HEITI_SENDANDA: 'Útvarp Vogar',
      TEGUND_NOTKUNARSKRAR: 'log',
      HEITI_SKRAR: 'vogar.csv',
      STAERD: bytes.length,
      ...head,
    },
  });
  if (announced.status !== 201) throw new Error(`The file was not announced: ${announced.text}`);
  const number: number = announced.body.notkunarinnlesturR_NR ?? announced.body.notkunarinnlestuR_NR;
  for (let at = 0; at < bytes.length; at += usagePartBytes) {
    const part = bytes.subarray(at, at + usagePartBytes).toString('base64');
    const sent = await portal.ask(`PUT /api/usageImports/${number}/parts/${at / usagePartBytes + 1}`, {
      as,
      body: { INNIHALD: part },
    });
    if (sent.status !== 204) throw new Error(`The part was refused: ${sent.text}`);
  }
  return number;
}

/** What the server proposes for the columns of a file, as it is sent back. */
export async function proposedMapping(portal: Portal, as: Someone, number: number) {
  const { body } = await portal.ask(`GET /api/usageImports/${number}/preview`, { as });
  return (body.dalkar as { dalkuR_NR: number; tillagA_AD_SVIDI: string | null }[])
    .filter(({ tillagA_AD_SVIDI: ours }) => ours !== null)
    .map(({ dalkuR_NR: at, tillagA_AD_SVIDI: ours }) => ({ DALKUR_NR: at, SVID_NOTKUNAR: ours }));
}

/** Has a file read as the job does; answers the import after that. */
export async function readUsage(
  portal: Portal,
  {
    as,
    number,
    without = false,
    controllers,
  }: { as: Someone; number: number; without?: boolean; controllers?: string[] | undefined },
): Promise<Answer> {
  const asked = await portal.ask(`POST /api/usageImports/${number}/read`, {
    as,
    body: {
      DALKAVORPUN: await proposedMapping(portal, as, number),
      AN_GALLADRA_LINA: without,
      ...(controllers && { OKKAR_RETTHAFAR: controllers }),
    },
  });
  if (asked.status !== 200) return asked;
  const [row] = await portal.sql('select attempt from usage_import where usage_import_id = $1', [number]);
  await importUsageFile(portal.pool, { usageImportId: number, attempt: row?.attempt });
  return portal.ask(`GET /api/usageImports/${number}`, { as });
}

/** Sends a file and has it read. */
export const importUsage = async (portal: Portal, sent: SentUsage): Promise<Answer> =>
  readUsage(portal, { as: sent.as, number: await sendUsage(portal, sent), controllers: sent.controllers });

/** R234: how many lines that wait with the words of a claim the desk shows beside it. */
export async function linesDecidedBy(portal: Portal, as: Someone, claim: number): Promise<number> {
  const { body } = await portal.ask('GET /api/usageClaims/desk', { as });
  const shown = (body as { krafA_NR: number; fjoldI_LINA_EINS: number }[]).find(
    ({ krafA_NR }) => krafA_NR === claim,
  );
  return shown?.fjoldI_LINA_EINS ?? 0;
}
