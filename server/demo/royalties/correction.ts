import type { rematchLine } from '@omur/contract/royalties/rematch';
import { rematch } from '../../src/royalties/runs/rematch.ts';
import { hersirId } from '../people.ts';
import { callOf, latest, note, onDay, type Past } from './past.ts';
import { finishRun, reckon } from './runs.ts';

interface Correction {
  corrected: number;
  /** When an administrator said which work it was, and when another finished the correction. */
  askedOn: string;
  distributedOn: string;
}

/**
 * A line that a run paid a member alone for, in words that no other line has, and a work that is Þórdís's alone: one with the same title,
 * where there is any.
 */
const wrongLine = `
  select l.statement_line_id as "statementLineId", o.work_id as "workId"
  from run_line l join statement_line s using (distribution_id, statement_line_id) join author_right h on h.right_id = s.right_id
  join work w on w.work_id = l.work_id join usage_item i on i.usage_item_id = l.usage_item_id
  join work_right r on r.right_id = $2 and r.share = 100 and r.starts_on <= l.used_on and l.used_on < r.ends_before
  join work o on o.work_id = r.work_id and o.light = 0 and o.first_registered_at < l.used_on
  where l.distribution_id = $1 and l.finding is null and s.share = 100 and h.person_id is not null and h.right_id <> $2
    and (select count(*) from usage_line u join usage_item t using (usage_item_id) where t.fingerprint_id = i.fingerprint_id) = 1
  order by fold(o.title) = fold(w.title) desc, s.amount between 4000 and 60000 desc, l.statement_line_id, o.work_id limit 1`;

interface Wrong {
  statementLineId: number;
  workId: number;
}

/** One administrator says of which work a line was in truth (R50); another finishes the run over the differences that comes of it. */
export async function correct(past: Past, { corrected, askedOn, distributedOn }: Correction): Promise<void> {
  const { client } = past;
  const { rows } = await client.query<Wrong>(wrongLine, [corrected, 5001]);
  const [wrong] = rows;
  if (!wrong) throw new Error('The demo has nothing to correct.');
  const { statementLineId, workId } = wrong;
  const call = callOf<typeof rematchLine>(
    past,
    { user: hersirId },
    {
      params: { distributionId: corrected, statementLineId },
      body: { workId, correctionReason: 'Á upptöku stöðvarinnar heyrist að annað lag var leikið.' },
    },
  );
  const distributionId = await onDay(past, askedOn, hersirId, async () => {
    const id = await rematch(call, hersirId);
    await client.query('select graphile_worker.remove_job($1)', [`reckonRun:${id}`]);
    await client.query('update distribution set distributed_on = $2 where distribution_id = $1', [
      id,
      distributedOn,
    ]);
    await reckon(past, id, askedOn);
    return id;
  });
  note(past, 'usageDecided', await latest(past, 'usage_decision', 'usage_decision_id'), askedOn);
  await finishRun(past, distributionId, distributedOn);
}
