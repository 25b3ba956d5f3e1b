import type * as contract from '@omur/contract/royalties/usage';
import { announce } from '../../src/royalties/usage/announce.ts';
import { importUsageFile } from '../../src/royalties/usage/import.ts';
import { preview } from '../../src/royalties/usage/preview.ts';
import { startReading } from '../../src/royalties/usage/startReading.ts';
import { takePart } from '../../src/royalties/usage/takePart.ts';
import { brynjaId } from '../people.ts';
import type { ReportedFile } from './logs.ts';
import { callOf, note, onDay, type Past } from './past.ts';

/** Sends a file of usage and has it read, with the columns that are proposed for its sender; answers its number. R6, R7 */
export function importReported(past: Past, day: string, { text, ...head }: ReportedFile): Promise<number> {
  const who = { user: brynjaId };
  return onDay(past, day, brynjaId, async () => {
    const bytes = Buffer.from(text);
    const body = { ...head, sizeBytes: bytes.length };
    const usageImportId = await announce(callOf<typeof contract.announceUsage>(past, who, { body }));
    note(past, 'fileOfUsage', usageImportId, day);
    const part = { params: { usageImportId, partNumber: 1 }, body: { content: bytes.toString('base64') } };
    await takePart(callOf<typeof contract.sendUsagePart>(past, who, part));
    const params = { usageImportId };
    const { previewColumns, reportControllers } = await preview(
      callOf<typeof contract.previewUsage>(past, who, { params }),
      'Ómur',
    );
    const mapping = previewColumns.flatMap(({ columnNumber, proposedColumn }) =>
      proposedColumn === null ? [] : [{ columnNumber, usageColumn: proposedColumn }],
    );
    // Reports of the demo's services have money of the society alone.
    const ourControllers = reportControllers.map(({ controllerName }) => controllerName);
    const wanted = {
      mapping,
      takesWithoutBroken: false,
      ...(ourControllers.length > 0 && { ourControllers }),
    };
    await startReading(callOf<typeof contract.readUsage>(past, who, { params, body: wanted }));
    // What the job does; the job itself is not needed any more.
    await past.client.query('select graphile_worker.remove_job($1)', [`importUsage:${usageImportId}`]);
    const { rows } = await past.client.query<{ attempt: number }>(
      'select attempt from usage_import where usage_import_id = $1',
      [usageImportId],
    );
    await importUsageFile(past.pool, { usageImportId, attempt: rows[0]?.attempt ?? 1 });
    return usageImportId;
  });
}
