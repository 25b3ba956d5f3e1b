import { finish } from '../../src/royalties/distributions/finish.ts';
import { addPeriod } from '../../src/royalties/runs/queries.ts';
import { seeControllers } from '../../src/royalties/runs/controllers.ts';
import { seeRates } from '../../src/royalties/runs/rates.ts';
import { reckonRun } from '../../src/royalties/runs/reckon.ts';
import { hersirId, katlaId } from '../people.ts';
import { periodOf } from './income.ts';
import { note, onDay, type Past } from './past.ts';

interface Run {
  name: string;
  categoryId: number;
  year: number;
  /** The days of the year whose usage it pays; all of them where they are left out. */
  until?: string;
  /** When it was asked for, and when another administrator finished it. */
  askedOn: string;
  distributedOn: string;
}

/** What stands above a statement, in Icelandic and in English. */
const royaltyTexts = (year: number) => [
  `Úthlutað er fyrir notkun á árinu ${year}. Athugasemdir þurfa að berast innan sex mánaða.`,
  `For use during ${year}. Remarks have to arrive within six months.`,
];

/** A run as a call asks for it, with the days that the call takes from the clock. */
const insertRun = `
  with d as (
    insert into distribution (distribution_id, name, period_id, category_id, state, period_ends_on, announced_by, distributed_on,
      royalty_text_is, royalty_text_en)
    select (select coalesce(max(distribution_id), 600) + 1 from distribution), $1, period_id, $2, 'importing', $4, $5, $6, $8, $9
    from distribution_period where name = $7 returning distribution_id)
  insert into run (distribution_id, used_from, used_until, asked_by, asked_at, reckon_asked_at, paid_on)
  select distribution_id, $3, $4, $5, $10, $10, $11 from d returning distribution_id as id`;

/** Asks for a run and has it reckoned, as the job does; answers its number (R11, R14). */
export function previewRun(past: Past, run: Run, { isOpen = false } = {}): Promise<number> {
  const { name, categoryId, year, until = '12-31', askedOn, distributedOn } = run;
  return onDay(past, askedOn, hersirId, async () => {
    await addPeriod.run(past.client, { periodName: periodOf(year) });
    const { rows } = await past.client.query<{ id: number }>(insertRun, [
      name,
      categoryId,
      `${year}-01-01`,
      `${year}-${until}`,
      hersirId,
      isOpen ? null : distributedOn,
      periodOf(year),
      ...royaltyTexts(year),
      `${askedOn}T10:00:00Z`,
      distributedOn,
    ]);
    const id = rows[0]?.id ?? 0;
    await reckon(past, id, askedOn);
    return id;
  });
}

/** Has a run reckoned as the job does. */
export async function reckon(past: Past, distributionId: number, day: string): Promise<void> {
  await reckonRun(() => Promise.resolve()).run(
    { pool: past.pool } as Parameters<ReturnType<typeof reckonRun>['run']>[0],
    { distributionId },
  );
  note(past, 'reckoned', distributionId, day);
}

/** Previews a run and finishes it; answers its number. */
export async function makeRun(past: Past, run: Run): Promise<number> {
  const distributionId = await previewRun(past, run);
  await finishRun(past, distributionId, run.distributedOn);
  return distributionId;
}

/** Another administrator finishes a run as it was previewed (R15). */
export async function finishRun(past: Past, distributionId: number, day: string): Promise<void> {
  await onDay(past, day, katlaId, async () => {
    const { rows } = await past.client.query<{ hash: string }>(
      `select encode(run_hash(r), 'hex') as hash from run r where distribution_id = $1`,
      [distributionId],
    );
    const previewHash = rows[0]?.hash ?? '';
    await seeRates(past.client, distributionId, true);
    await seeControllers(past.client, distributionId, true);
    await finish(past.client, distributionId, { userId: katlaId, takesTwo: false, previewHash });
  });
}
