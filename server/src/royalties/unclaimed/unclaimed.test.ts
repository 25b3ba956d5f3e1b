import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepByFile } from '../../../test/distribution.ts';
import { keptLongAgo, longAgo } from '../../../test/longAgo.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, bookedUnits, keptKronur, logsShareAPool, receive } from '../../../test/runs.ts';
import { leaveUnclaimed } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
const due = new Date().getUTCFullYear() - 4;
let portal: Portal;
let anna: Someone;
let bera: Someone;
let kara: Someone;
let author: Someone;
let other: Someone;
let shared: number;
let found: number;

beforeAll(async () => {
  portal = await aPortal();
  const administrator = () => portal.someone({ role: 'administrator', isPerson: false });
  [anna, bera, kara] = [await administrator(), await administrator(), await administrator()];
  [author, other] = [await portal.someone({ role: 'administrator' }), await portal.someone()];
  shared = await portal.work({ by: author, title: 'Brimalda', others: [other] });
  found = await portal.work({ by: author, title: 'Fundið lag', others: [other] });
  await leaveUnclaimed(portal, shared, other.authorId);
  await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
  await portal.sql(`select refresh_lights($1::integer[], 'approvedByStaff')`, [[shared, found]]);
  await logsShareAPool(portal, [anna, bera]);
  for (const year of [due, due + 1]) {
    const file = [
      'date;time;title;writers;seconds',
      `${year}-12-31;07:30;Brimalda;${author.name};100`,
      ...['Ókunnugt eitt', 'Ókunnugt tvö', 'Ókunnugt þrjú'].map(
        (title) => `${year}-12-31;12:30;${title};Einhver;100`,
      ),
      '',
    ].join('\n');
    await importUsage(portal, { as: anna, file });
    await pay(year);
  }
});
afterAll(() => portal.close());
const ask = (call: string, body?: object, as: Someone = anna) =>
  portal.ask(call, { as, ...(body && { body }) });
async function pay(year: number): Promise<void> {
  await receive(portal, anna, { period, kronur: 1000 });
  expect((await finish(await aRun(portal, anna, { period, year, day: longAgo }))).status).toBe(200);
  await keptLongAgo(portal);
}
async function finish(id: number, seen?: string) {
  const hash = seen ?? (await ask(`GET /api/money/runs/${id}`)).body.fingrafaR_FORSKODUNAR;
  return ask(`POST /api/money/runs/${id}/finish`, { FINGRAFAR_FORSKODUNAR: hash }, bera);
}
const listOf = async (year = due, categoryId = 1) =>
  (await ask(`GET /api/money/unclaimed/${categoryId}/${year}`)).body;
const titles = async () =>
  (await ask(`GET /api/money/unclaimed/1/${due}/lines`)).body
    .map(({ heitI_VERKS: title }: { heitI_VERKS: string }) => title)
    .toSorted();
async function propose(changes: object = {}, as = anna) {
  const { flokkuR_UTHLUTUNAR_NR: category, notkunarar, fingrafaR_LISTA: seen } = await listOf();
  const body = {
    FLOKKUR_UTHLUTUNAR_NR: category,
    NOTKUNARAR: notkunarar,
    RADSTOFUN_FJAR: 'cultural',
    ASTAEDA_RADSTOFUNAR: 'Enginn hefur gefið sig fram.',
    FINGRAFAR_LISTA: seen,
    ...changes,
  };
  return ask('POST /api/money/unclaimedDecisions', body, as);
}
const decide = (id: number, body: object, as: Someone = bera) =>
  ask(`PATCH /api/money/unclaimedDecisions/${id}`, body, as);
const approve = async (id: number, as: Someone = bera) =>
  decide(id, { SAMTHYKKT: 1, FINGRAFAR_LISTA: (await listOf()).fingrafaR_LISTA }, as);
const refuse = (id: number) => decide(id, { SAMTHYKKT: 0 });
const usageOf = async (title: string, year = due) =>
  (
    await portal.sql<{ id: number }>(
      `select unmatched_usage_id as id from unmatched_usage where title = $1 and extract(year from used_on) = $2`,
      [title, year],
    )
  )[0]?.id ?? 0;
const claim = async (title: string, year = due) =>
  ask('POST /api/usageClaims', { OTHEKKT_NOTKUN_NR: await usageOf(title, year), VERK_NR: found }, author);
const matchGroup = async (title: string, work: number) => {
  const group = (await ask(`GET /api/usageGroups?q=${encodeURIComponent(title)}`)).body[0].notkunarhopuR_NR;
  return ask('POST /api/usageDecisions', { NOTKUNARHOPUR_NR: group, VERK_NR: work });
};
const give = (workId: number, isTaken: boolean) =>
  portal.sql(
    `update work_right set right_id = case when $3 then (select right_id from author_right where author_id = $2) end
     where work_id = $1 and author_id = $2`,
    [workId, other.authorId, isTaken],
  );
const all = ['Brimalda', 'Ókunnugt eitt', 'Ókunnugt tvö', 'Ókunnugt þrjú'];

describe('the list of what may be decided on', () => {
  it('R32 has what was kept for nobody known, once three years have passed since the end of its year', async () => {
    expect(await titles()).toEqual(all);
    expect(await listOf()).toMatchObject({ fjoldI_LINA: 4, upphad: 875, akvedA_FRA: `${due + 4}-01-01` });
    const young = await listOf(due + 1);
    expect(young).toMatchObject({ fjoldI_LINA: 0, upphad: 0 });
    const { body: clocks } = await ask('GET /api/money/clocks/kept');
    expect(clocks).toMatchObject([
      {
        notkunarar: due,
        upphaeD_I_VORSLU: 875,
        upphaeD_TIL_RADSTOFUNAR: 875,
        fjoldI_LINA_TIL_RADSTOFUNAR: 4,
      },
      { notkunarar: due + 1, upphaeD_I_VORSLU: 875, upphaeD_TIL_RADSTOFUNAR: 0 },
    ]);
    const asked = await propose({ NOTKUNARAR: due + 1, FINGRAFAR_LISTA: young.fingrafaR_LISTA });
    expect(asked.body.Code).toBe('money.nothingUnclaimed');
    expect((await ask('GET /api/money/unclaimed/99/2020')).status).toBe(404);
  });
  it('R32 has nothing that is claimed, and nothing whose right holder is known since', async () => {
    const made = await claim('Ókunnugt eitt');
    expect(made.status).toBe(201);
    await give(shared, true);
    expect(await titles()).toEqual(['Ókunnugt tvö', 'Ókunnugt þrjú']);
    await give(shared, false);
    await ask(`DELETE /api/usageClaims/${made.body.krafA_NR}`, undefined, author);
    expect(await titles()).toEqual(all);
  });
});

describe('a decision on unclaimed money', () => {
  it('R32 is asked for by the list that was seen, with a purpose and a reason, once', async () => {
    expect((await propose({ FINGRAFAR_LISTA: '0'.repeat(64) })).status).toBe(412);
    expect((await propose({ ASTAEDA_RADSTOFUNAR: ' ' })).status).toBe(422);
    expect((await propose({ RADSTOFUN_FJAR: 'administration' })).status).toBe(422);
    const asked = await propose();
    expect(asked.body).toMatchObject({ stadA_AKVORDUNAR: 'waiting', upphad: 875, mA_AKVEDA: 0 });
    expect((await propose({}, bera)).body.Code).toBe('money.keptAskedAlready');
    expect((await refuse(asked.body.akvorduN_UM_OSOTT_FE_NR)).status).toBe(204);
    expect((await approve(asked.body.akvorduN_UM_OSOTT_FE_NR)).body.Code).toBe('money.ruleDecided');
  });
  it('R32 is not approved by who asked, nor without the list, nor of another list than was asked about', async () => {
    const id = (await propose()).body.akvorduN_UM_OSOTT_FE_NR;
    expect((await approve(id, anna)).body.Code).toBe('money.ownRequest');
    expect((await decide(id, { SAMTHYKKT: 1 })).status).toBe(412);
    const made = await claim('Ókunnugt eitt');
    const claimed = await approve(id);
    expect([claimed.status, claimed.body.Code]).toEqual([412, 'money.keptChanged']);
    await ask(`DELETE /api/usageClaims/${made.body.krafA_NR}`, undefined, author);
    await expect(
      portal.sql(
        `update kept_decision set state = 'active', decided_by = $2, decided_at = now(), transaction_id = (select max(transaction_id) from ledger_transaction)
         where kept_decision_id = $1`,
        [id, bera.userId],
      ),
    ).rejects.toThrow('not booked');
    await expect(
      portal.sql(`select decide_kept($1, $2, list_checksum) from kept_decision where kept_decision_id = $1`, [
        id,
        anna.userId,
      ]),
    ).rejects.toThrow('takes another administrator');
    await expect(portal.sql(`update kept_decision set purpose = 'social'`)).rejects.toThrow('never changed');
    await refuse(id);
  });
  it('R32 is neither asked for nor approved by who has a part in a work on the list', async () => {
    expect((await propose({}, author)).body.Code).toBe('money.keptOwnWork');
    const id = (await propose()).body.akvorduN_UM_OSOTT_FE_NR;
    expect((await approve(id, author)).body.Code).toBe('money.keptOwnWork');
    await refuse(id);
  });
  it('R32 is refused where a run has paid a line of it meanwhile; what that kept anew is on the next list', async () => {
    const id = (await propose()).body.akvorduN_UM_OSOTT_FE_NR;
    const seen = (await listOf()).fingrafaR_LISTA;
    await leaveUnclaimed(portal, found, other.authorId);
    expect((await matchGroup('Ókunnugt tvö', found)).status).toBe(201);
    expect(await titles()).toEqual(['Brimalda', 'Ókunnugt eitt', 'Ókunnugt þrjú']);
    const run = await aRun(portal, anna, { period, year: due });
    expect((await finish(run)).status).toBe(200);
    expect((await decide(id, { SAMTHYKKT: 1, FINGRAFAR_LISTA: seen })).status).toBe(412);
    expect((await approve(id)).status).toBe(412);
    await refuse(id);
    expect(await listOf()).toMatchObject({ fjoldI_LINA: 4, upphad: 750 });
  });
  it('R32 is booked once though two approve it at once: from the kept account to the fund, and nobody is paid', async () => {
    const kept = await keptKronur(portal);
    const before = [await bookedUnits(portal, 'payable'), await bookedUnits(portal, 'held')];
    const id = (await propose()).body.akvorduN_UM_OSOTT_FE_NR;
    const answers = await Promise.all([approve(id, bera), approve(id, kara)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
    const entries = await portal.sql(
      `select t.kind, a.kind as account, e.units::integer from kept_decision k join ledger_transaction t using (transaction_id)
       join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id) where k.kept_decision_id = $1 order by 3`,
      [id],
    );
    expect(entries).toEqual([
      { kind: 'unclaimed', account: 'unidentified', units: -7_500_000 },
      { kind: 'unclaimed', account: 'cultural', units: 7_500_000 },
    ]);
    expect([await bookedUnits(portal, 'payable'), await bookedUnits(portal, 'held')]).toEqual(before);
    expect(await keptKronur(portal)).toBe(kept - 750);
    expect(await bookedUnits(portal, 'unidentified')).toBe((kept - 750) * 10_000);
    const { body } = await ask(`GET /api/money/unclaimedDecisions?flokkur=1&ar=${due}`);
    expect(body[0]).toMatchObject({ stadA_AKVORDUNAR: 'active', fjoldI_LINA: 4, upphad: 750, mA_AKVEDA: 0 });
  });
  it('R19 R32 stands by itself in the control report, and leaves it even', async () => {
    const [line] = (await ask('GET /api/money/control')).body;
    expect(line).toMatchObject({ upphaeD_INN: 2000, upphaeD_OSOTT: 750, upphaeD_FRADREGIN: 0 });
    expect(line.upphaeD_TIL_GREIDSLU + line.upphaeD_I_VORSLU + line.upphaeD_FLUTT + 750).toBe(2000);
    const behind = await ask('GET /api/money/entries?flokkur=1&tala=unclaimed');
    expect(behind.body).toMatchObject([
      { tegunD_FAERSLU: 'unclaimed', tegunD_LYKILS: 'cultural', upphad: 750 },
    ]);
    expect((await ask('GET /api/money/entries?flokkur=1&tala=deducted')).status).toBe(404);
  });
});

describe('a line that was decided on', () => {
  it('R32 is never claimed, gathered, released or decided on anew', async () => {
    expect((await claim('Ókunnugt eitt')).body.Code).toBe('usageClaim.usageNotFound');
    expect((await ask(`GET /api/money/unclaimed/1/${due}/lines`)).status).toBe(404);
    const open = await portal.ask('GET /api/unidentifiedUsage');
    expect(JSON.stringify(open.body ?? [])).not.toContain(`"notkunarar":${due},`);
    await give(shared, true);
    await give(found, true);
    await matchGroup('Ókunnugt eitt', found);
    const run = await aRun(portal, anna, { period, year: due });
    const years = await portal.sql(
      'select distinct extract(year from used_on)::integer as year from run_line where distribution_id = $1 and kept_usage_id is not null',
      [run],
    );
    expect(years).toEqual([{ year: due + 1 }]);
    const usage = await usageOf('Ókunnugt eitt');
    const insert = (into: string, ...values: unknown[]) =>
      portal.sql(
        `insert into ${into} values (${values.map((_, i) => `$${i + 1}`).join(', ')})`,
        values as never[],
      );
    await expect(insert('usage_release (unmatched_usage_id, distribution_id)', usage, run)).rejects.toThrow(
      'is paid already',
    );
    for (const state of ['waiting', 'accepted'])
      await expect(
        insert(
          'usage_claim (unmatched_usage_id, work_id, person_id, state, decided_at)',
          usage,
          found,
          author.personId,
          state,
          state === 'waiting' ? null : new Date(),
        ),
      ).rejects.toThrow('is paid already');
    await expect(portal.sql('delete from unclaimed_usage')).rejects.toThrow('only added to');
  });
  it('R32 goes with a decision that is booked in the same transaction, which the database holds', async () => {
    const young = await usageOf('Ókunnugt þrjú', due + 1);
    const [made] = await portal.sql<{ id: number }>(
      `insert into kept_decision (category_id, used_year, purpose, reason, line_count, units, list_checksum, asked_by)
       values (1, $1, 'reserve', 'Próf', 1, 1, sha256(''), $2) returning kept_decision_id as id`,
      [due + 1, anna.userId],
    );
    const take = (decision: unknown) =>
      portal.sql('insert into unclaimed_usage values ($1, $2)', [young, decision as number]);
    await expect(take(made?.id)).rejects.toThrow('has no decision');
    const [active] = await portal.sql(
      `select kept_decision_id as id from kept_decision where state = 'active'`,
    );
    await expect(take(active?.['id'])).rejects.toThrow('has no decision');
    await expect(
      portal.sql(
        `select book('unclaimed', current_date, 1::smallint, null, null, null, array[row('unidentified', 1, null, null, null, -1e12)::ledger_line,
           row('social', 1, null, null, null, 1e12)::ledger_line])`,
      ),
    ).rejects.toThrow('would be at');
  });
});

it('R32, R36 either a claim comes first or the decision, also of what a file kept; what was kept late waits a year', async () => {
  const keep = (id: number, title: string, day = new Date().toISOString().slice(0, 10)) =>
    keepByFile(portal, anna, { id, title, day, usedOn: `${due}-01-01` });
  await keep(700, 'Seint geymt');
  for (const round of [1, 2, 3]) {
    const title = `Ókunnugt í skrá ${round}`;
    await keep(700 + round, title, longAgo);
    expect((await listOf(due, 2)).fjoldI_LINA).toBe(0);
    await keptLongAgo(portal);
    const { fjoldI_LINA: count, upphad, fingrafaR_LISTA: FINGRAFAR_LISTA } = await listOf(due, 2);
    expect([count, upphad]).toEqual([1, 50]);
    const id = (await propose({ FLOKKUR_UTHLUTUNAR_NR: 2, FINGRAFAR_LISTA })).body.akvorduN_UM_OSOTT_FE_NR;
    const [approved, claimed] = await Promise.all([
      decide(id, { SAMTHYKKT: 1, FINGRAFAR_LISTA }),
      claim(title),
    ]);
    expect([
      [204, 404],
      [412, 201],
    ]).toContainEqual([approved.status, claimed.status]);
    if (claimed.status === 201) await refuse(id);
  }
});
