import type * as contract from '@omur/contract/royalties/distributions';
import { announce, startImport, takePart } from '../../src/royalties/distributions/announce.ts';
import { importFile } from '../../src/royalties/distributions/import.ts';
import { periodOf } from './income.ts';
import { callOf, note, onDay, type Past } from './past.ts';

interface FileOfLines {
  name: string;
  year: number;
  categoryId: number;
  correctionOf?: number;
  distributedOn?: string;
  fileName: string;
  text: string;
  /** When it came. */
  day: string;
}

/** Announces a distribution, sends its file and has it read, as the job does; answers its number. M1 */
export async function importLines(
  past: Past,
  user: number,
  { name, year, categoryId, correctionOf, distributedOn, fileName, text, day }: FileOfLines,
): Promise<number> {
  const { client } = past;
  const { rows } = await client.query<{ id: number }>(
    'select max(distribution_id) + 1 as id from distribution',
  );
  const distributionId = rows[0]?.id ?? 0;
  const params = { distributionId };
  const bytes = Buffer.from(text);
  const body = {
    distributionName: name,
    periodName: periodOf(year),
    categoryId,
    correctionOf,
    distributedOn,
    fileName,
    sizeBytes: bytes.length,
  };
  await onDay(past, day, user, async () => {
    await announce(callOf<typeof contract.announceDistribution>(past, { user }, { params, body }));
    const part = { params: { ...params, partNumber: 1 }, body: { content: bytes.toString('base64') } };
    await takePart(callOf<typeof contract.sendDistributionPart>(past, { user }, part), true);
    await startImport(client, distributionId);
    await client.query('select graphile_worker.remove_job($1)', [`importDistribution:${distributionId}`]);
    await importFile(past.pool, { distributionId, attempt: 1 });
  });
  note(past, 'fileOfLines', distributionId, day);
  return distributionId;
}
