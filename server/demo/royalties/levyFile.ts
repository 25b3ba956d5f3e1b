import type * as contract from '@omur/contract/royalties/distributions';
import { announce, takePart } from '../../src/royalties/distributions/announce.ts';
import { startImport } from '../../src/royalties/distributions/startImport.ts';
import { importFile } from '../../src/royalties/distributions/import.ts';
import { katlaId } from '../people.ts';
import { periodOf } from './income.ts';
import { callOf, note, onDay, type Past } from './past.ts';
import { categoryOf } from './rules.ts';

interface Levy {
  year: number;
  /** The distribution by which the levy is shared. */
  like: number;
  day: string;
}

interface Share {
  right: number;
  work: number;
  title: string;
  eyrir: number;
}

/** A part of what each right had for each work. Authors of other societies have theirs from there. */
const shares = `
  select l.right_id as right, l.work_id as work, w.title, round(sum(l.amount) * 4)::integer as eyrir
  from statement_line l join work w using (work_id) join author_right r using (right_id)
  where l.distribution_id = $1 and r.society_code is null
  group by l.right_id, l.work_id, w.title having round(sum(l.amount) * 4) > 0 order by l.right_id, l.work_id`;

/** The levy on private copying comes finished from a joint office, as a file of lines; it waits for another administrator. M1 */
export async function sendLevyFile(past: Past, { year, like, day }: Levy): Promise<void> {
  const { rows } = await past.client.query<Share>(shares, [like]);
  const pot = 'Eintakagerð til einkanota';
  const known = rows.map(
    ({ right, work, title, eyrir }, i) => `${i + 1};${right};${work};"${title}";;${pot};${kronur(eyrir)}`,
  );
  const text = [
    'line;right;work;title;performers;pot;amount',
    ...known,
    `${known.length + 1};;;Vorboðar;Kvöldvökubandið;${pot};4180,50`,
    '',
  ].join('\n');
  await importLines(past, { year, text, day });
}

/** Announces the distribution, sends its file and has it read, as the job does. */
async function importLines(past: Past, { year, text, day }: { year: number; text: string; day: string }) {
  const { client } = past;
  const { rows } = await client.query<{ id: number }>(
    'select max(distribution_id) + 1 as id from distribution',
  );
  const distributionId = rows[0]?.id ?? 0;
  const params = { distributionId };
  const bytes = Buffer.from(text);
  const body = {
    distributionName: `Eintakagerð til einkanota ${year}`,
    periodName: periodOf(year),
    categoryId: categoryOf.main,
    fileName: `eintakagerd-${year}.csv`,
    sizeBytes: bytes.length,
  };
  const by = { user: katlaId };
  await onDay(past, day, katlaId, async () => {
    await announce(callOf<typeof contract.announceDistribution>(past, by, { params, body }));
    const part = { params: { ...params, partNumber: 1 }, body: { content: bytes.toString('base64') } };
    await takePart(callOf<typeof contract.sendDistributionPart>(past, by, part), true);
    await startImport(client, distributionId);
    await client.query('select graphile_worker.remove_job($1)', [`importDistribution:${distributionId}`]);
    await importFile(past.pool, { distributionId, attempt: 1 });
  });
  note(past, 'fileOfLines', distributionId, day);
}

const kronur = (eyrir: number) => (eyrir / 100).toFixed(2).replace('.', ',');
