import { expect } from 'vitest';
import type { chances } from './moneyWorld.ts';
import type { aPayingSociety } from './paying.ts';
import { definePlainRunParts } from './plainRunParts.ts';
import type { Portal, Someone } from './portal.ts';
import { faultsOf, noFaults, recomputed } from './runFaults.ts';

interface Society {
  portal: Portal;
  chance: ReturnType<typeof chances>;
  authors: readonly Someone[];
  society: Awaited<ReturnType<typeof aPayingSociety>>;
}

/** Works of a run turn out to have been registered otherwise from the beginning: what was paid for them is shared anew, once (R35). */
export async function correctSome(of: Society, id: number): Promise<void> {
  const { portal, chance } = of;
  const paid = await portal.sql<{ work_id: number }>(
    `select distinct l.work_id from run_line l where l.distribution_id = $1 and l.finding is null
       and not exists (select from work_dispute d where d.work_id = l.work_id and d.ended_at is null) order by 1`,
    [id],
  );
  const works = paid.map(({ work_id }) => work_id).slice(chance.upTo(2), 4);
  if (works.length === 0) return;
  for (const workId of works) await registerOtherwise(of, workId);
  await rematchSome(of, id);
  if (!(await finishCorrection(of, id, works))) return;
  // Nothing is left to correct.
  const again = await makeCorrection(of, id, works);
  expect(await portal.sql('select from run_line where distribution_id = $1', [again])).toEqual([]);
}

/** A part of a share goes to a co-author, and somebody else holds the right of it. */
async function registerOtherwise({ portal, chance: { upTo, oneOf }, authors }: Society, workId: number) {
  const [one, two] = await portal.sql<{ author_id: number; share: string }>(
    'select author_id, share from work_author where work_id = $1 and author_id <> 3492 order by share desc, author_id',
    [workId],
  );
  const part = upTo(Math.floor(Number(one?.share) * 100) - 1) / 100;
  // What is under contract is divided by the day: it stays as it is, and the author's own part gets another holder.
  const [published] = await portal.sql(
    `select from work_right where work_id = $1 and author_id = any ($2) and publisher_id is not null
     union all select from agreement_right where work_id = $1 and author_id = any ($2) limit 1`,
    [workId, [one?.author_id, two?.author_id].filter((id) => id !== undefined)],
  );
  if (two && !published)
    await portal.sql(
      `with authors as (update work_author set share = share + case author_id when $2 then -$4::numeric else $4 end
         where work_id = $1 and author_id in ($2, $3))
       update work_right set share = share + case author_id when $2 then -$4::numeric else $4 end,
         share_abroad = share_abroad + case author_id when $2 then -$4::numeric else $4 end where work_id = $1 and author_id in ($2, $3)`,
      [workId, one?.author_id, two.author_id, part],
    );
  const right = `right_id = (select right_id from author_right where author_id = $3) where work_id = $1 and author_id = $2 and publisher_id is null`;
  await portal.sql(
    `with by_contract as (update agreement_right set ${right}) update work_right set ${right}`,
    [workId, one?.author_id, oneOf(authors).authorId],
  );
}

/** The words of a line turn out to be of another work: what runs paid for them is of that one from then on (R50). */
async function rematchSome(of: Society, id: number) {
  const { portal, chance, society } = of;
  const lines = await portal.sql<{ line: number; work_id: number }>(
    `select l.statement_line_id as line, i.work_id from run_line l join usage_item i using (usage_item_id)
     where l.distribution_id = $1 and l.finding is null and l.units > 0 and i.work_id is not null order by 1`,
    [id],
  );
  const works = await portal.sql<{ work_id: number }>(
    `select work_id from work w where light = 0 and not exists (select from work_dispute d where d.work_id = w.work_id and d.ended_at is null) order by 1`,
  );
  if (lines.length === 0 || works.length < 2) return;
  const line = chance.oneOf(lines);
  const right = chance.oneOf(works.filter(({ work_id }) => work_id !== line.work_id)).work_id;
  const { status, text, body } = await society.post(`runs/${id}/lines/${line.line}/work`, {
    VERK_NR: right,
    ASTAEDA_LEIDRETTINGAR: 'Rangt verk.',
  });
  if (body.Code === 'usage.decidedAlready' || body.Code === 'money.lineNotRematchable') return;
  if (status !== 201) throw new Error(text);
  for (const { distribution_id: made } of await portal.sql<{ distribution_id: number }>(
    `select c.distribution_id from run_correction c join distribution d using (distribution_id) where d.state = 'importing' order by 1`,
  )) {
    await portal.sql('select reckon_run($1)', [made]);
    await finishMade(of, made);
  }
  await definePlainRunParts(portal);
  expect(await wronglyHad(portal)).toEqual([]);
}

/** Lines that corrections moved and whose right work's holders, of what nobody else is in doubt of, have had another part than theirs. */
const wronglyHad = (portal: Portal) =>
  portal.sql(
    `select l.distribution_id, l.statement_line_id from run_line l join distribution d using (distribution_id)
     where d.state = 'finished' and l.moved_from is not null and (
       exists (select from plain_run_parts(l.distribution_id) p where p.statement_line_id = l.statement_line_id and p.right_id is not null
         and p.share_hundredths = 0 and p.eyrir <> 0)
       or not exists (select from usage_payment p where (p.usage_import_id, p.line_number, p.part_number)
         = (l.usage_import_id, l.line_number, l.part_number)))`,
  );

async function makeCorrection({ portal, society }: Society, id: number, works: readonly number[]) {
  const made = await society.post(`runs/${id}/corrections`, {
    HEITI_UTHLUTUNAR: 'Leiðrétting',
    VERK_TIL_LEIDRETTINGAR: works,
    ASTAEDA_LEIDRETTINGAR: 'Rangt skráð.',
  });
  if (made.status !== 201) throw new Error(made.text);
  const correction: number = made.body.uthlutuN_NR;
  await portal.sql('select reckon_run($1)', [correction]);
  return correction;
}

/** False where nothing had been paid wrongly. */
const finishCorrection = async (of: Society, id: number, works: readonly number[]): Promise<boolean> =>
  finishMade(of, await makeCorrection(of, id, works));

async function finishMade(of: Society, correction: number): Promise<boolean> {
  const {
    portal,
    society: { anna, bera },
  } = of;
  expect(await faultsOf(portal, correction)).toEqual(noFaults);
  expect(await recomputed(portal, anna, correction)).toMatch(/ 0 differ\.$/);
  const { body } = await portal.ask(`GET /api/money/runs/${correction}`, { as: bera });
  const finished = await portal.ask(`POST /api/money/runs/${correction}/finish`, {
    as: bera,
    body: { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR },
  });
  if (finished.body.Code === 'money.runEmpty') return false;
  if (finished.status !== 200) throw new Error(finished.text);
  return true;
}
