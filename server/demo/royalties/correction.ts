import type * as contract from '@omur/contract/royalties/distributions';
import { announce, startImport, takePart } from '../../src/royalties/distributions/announce.ts';
import { finish } from '../../src/royalties/distributions/finish.ts';
import { importFile } from '../../src/royalties/distributions/import.ts';
import { hersirId, katlaId } from '../people.ts';
import { periodOf } from './income.ts';
import { callOf, note, onDay, type Past } from './past.ts';

interface Correction {
  corrected: number;
  categoryId: number;
  year: number;
  day: string;
}

/** A use of one member's work that was in truth one of another's: a file takes it from the one and gives it to the other (M9). */
const wrongUse = `
  select l.right_id as "fromRight", l.work_id as "fromWork", l.amount::text, l.used_on::text as day, o.right_id as "toRight", o.work_id as "toWork"
  from statement_line l, statement_line o
  where l.distribution_id = $1 and o.distribution_id = $1 and l.share = 100 and l.right_id <> o.right_id
    and l.amount between 4000 and 60000 and o.right_id = $2
    and (select count(*) from statement_line t where t.distribution_id = $1 and t.right_id = l.right_id and t.work_id = l.work_id) = 1
  order by o.share < 100, l.right_id, l.statement_line_id, o.statement_line_id limit 1`;

interface Wrong {
  fromRight: number;
  fromWork: number;
  toRight: number;
  toWork: number;
  amount: string;
  day: string;
}

export async function correct(past: Past, { corrected, categoryId, year, day }: Correction): Promise<void> {
  const { client } = past;
  const { rows } = await client.query<Wrong>(wrongUse, [corrected, 5001]);
  const [wrong] = rows;
  if (!wrong) throw new Error('The demo has nothing to correct.');
  const text = [
    'line;type;right;work;pot;used_on;amount',
    `1;1;${wrong.fromRight};${wrong.fromWork};Útvarp;${wrong.day};-${wrong.amount}`,
    `2;1;${wrong.toRight};${wrong.toWork};Útvarp;${wrong.day};${wrong.amount}`,
    '',
  ].join('\n');
  const { rows: next } = await client.query<{ id: number }>(
    'select max(distribution_id) + 1 as id from distribution',
  );
  const distributionId = next[0]?.id ?? 0;
  const params = { distributionId };
  const bytes = Buffer.from(text);
  const body = {
    distributionName: `Leiðrétting á aðalúthlutun ${year}`,
    periodName: periodOf(year),
    categoryId,
    correctionOf: corrected,
    distributedOn: day,
    fileName: `leidretting-${year}.csv`,
    sizeBytes: bytes.length,
  };
  const who = { user: hersirId };
  await onDay(past, day, hersirId, async () => {
    await announce(callOf<typeof contract.announceDistribution>(past, who, { params, body }));
    const part = { params: { ...params, partNumber: 1 }, body: { content: bytes.toString('base64') } };
    await takePart(callOf<typeof contract.sendDistributionPart>(past, who, part), true);
    await startImport(client, distributionId);
    await client.query('select graphile_worker.remove_job($1)', [`importDistribution:${distributionId}`]);
    await importFile(past.pool, { distributionId, attempt: 1 });
  });
  await onDay(past, day, katlaId, () => finish(client, distributionId, { userId: katlaId, takesTwo: true }));
  note(past, 'fileOfLines', distributionId, day);
}
