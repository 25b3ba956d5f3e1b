import { afterEach, beforeEach, expect, it } from 'vitest';
import { correctSome } from '../../../test/corrections.ts';
import { disputeSome, endSome, overpaidOutcomes } from '../../../test/disputes.ts';
import { finishedDistribution } from '../../../test/distribution.ts';
import { paidByParts, payForTwo, unevenParts } from '../../../test/incomeParts.ts';
import { inheritSome } from '../../../test/inheritances.ts';
import { keptLongAgo, longAgo } from '../../../test/longAgo.ts';
import { chances, seedsOr } from '../../../test/moneyWorld.ts';
import { nameGross, sharedByAmounts } from '../../../test/namedAmounts.ts';
import { abroad, misdirected } from '../../../test/otherSocieties.ts';
import { paidForBoth, playedTwice, playTwice } from '../../../test/playedTwice.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  payTaxAbroad,
  publishedAndTaxed,
  publishInEurope,
  publishOne,
  publishUntilCollected,
  wronglyPublishedOrTaxed,
} from '../../../test/publishing.ts';
import { reportUses } from '../../../test/reports.ts';
import {
  faultsOf,
  keptAgrees,
  noFaults,
  paidTwice,
  recomputed,
  sharesDayByDay,
  statementsAgree,
} from '../../../test/runFaults.ts';
import { aRun, deduct, runRule } from '../../../test/runs.ts';
import { leaveUnclaimed, passOn, putOn, setShare } from '../../../test/shares.ts';
import { sharedByPlace, splitOtherwise } from '../../../test/splitOfRun.ts';

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let authors: Someone[];
let publisher: Someone;
/** Two administrators finish a run at the same moment. */
let finishers: Someone[];
/** A contract of some countries, and one for which nothing is collected any more. */
let limited: number;
let over: number;
beforeEach(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
  finishers = [society.bera, await portal.someone({ role: 'administrator', isPerson: false })];
  authors = [];
  for (let n = 0; n < 5; n++) authors.push(await society.payee());
  await elsewhere().begin();
}, 60_000);
afterEach(() => portal.close());

const elsewhere = () => abroad({ portal, society, authors });
const post = (path: string, body: object) => society.post(path, body);

/** Works of which the first author and how many others are never left to chance: all authors have one, with a publisher or another society. */
const certain: Record<number, [first: number, others: number]> = { 0: [2, 2], 4: [0, 2] };

/** Works of one to four authors, with parts of nobody, of the public domain, and of authors whom nobody is paid for. */
async function registerWorks({ upTo, oneOf }: ReturnType<typeof chances>, seed: number, year: number) {
  const works: { title: string; author: string; workId: number }[] = [];
  const heir = await society.payee();
  for (let n = 0; n < 10; n++) {
    const [first, most] = certain[n] ?? [upTo(3), upTo(3)];
    const [by, ...others] = authors.slice(first) as [Someone, ...Someone[]];
    const title = `Lag ${seed} ${n} ${oneOf(['vorsins', 'hafsins', 'fjallsins'])}`;
    const workId = await portal.work({ by, title, others: others.slice(0, most) });
    if (n % 4 === 1) {
      await setShare(portal, workId, 10);
      await putOn(portal, workId, 3492, { share: 13.37, authorTypeId: 36 });
    }
    if (n % 4 === 2) await leaveUnclaimed(portal, workId, by.authorId);
    if (n % 4 === 3) await passOn(portal, { workId, authorId: by.authorId }, `${year}-0${n}-15`, heir);
    works.push({ title, author: by.name, workId });
  }
  publisher = await publishOne({ portal, society }, authors[0] as Someone, year);
  limited = await publishInEurope({ portal, society }, authors[1] as Someone, year);
  over = await publishUntilCollected({ portal, society }, authors[2] as Someone, year);
  await payTaxAbroad({ portal, society }, authors[0] as Someone, 1 + upTo(40));
  await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
  await portal.sql(`select refresh_lights(array(select work_id from work), 'approvedByStaff')`, []);
  return works;
}

async function makePools({ upTo }: ReturnType<typeof chances>, seed: number) {
  const by = [society.anna, society.bera] as const;
  await deduct(portal, by, 12.37);
  for (const [at, usage_kind] of ['log', 'service', 'statement', 'live'].entries()) {
    const pool = await post('pools', {
      HEITI_UTHLUTUNARPOTTS_ISLENSKA: `Pottur ${seed} ${at}`,
      FLOKKUR_UTHLUTUNAR_NR: 1,
    });
    const asked = await post('rules', {
      TEGUND_REGLU: 'allocation',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      UTHLUTUNARPOTTUR_NR: pool.body.uthlutunarpottuR_NR,
      PROSENTA: [41.17, 33.33, 22.5, 2.9][at],
      REGLA_GILDIR_FRA: '2020-01-01',
    });
    await portal.ask(`PATCH /api/money/rules/${asked.body.reglA_NR}`, {
      as: society.bera,
      body: { SAMTHYKKT: 1 },
    });
    await runRule(portal, by, { kind: 'pool', pool_id: pool.body.uthlutunarpottuR_NR, usage_kind });
    await runRule(portal, by, { kind: 'usage', usage_kind, factor_thousandths: 500 + upTo(2000) });
  }
  await runRule(portal, by, {
    kind: 'daypart',
    from_time: '06:00',
    until_time: '18:00',
    factor_thousandths: 333,
  });
}

const receive = async ({ upTo }: ReturnType<typeof chances>, period: string) =>
  post('income', {
    GREIDANDI: `Stöð ${upTo(1e6)}`,
    TEGUND_GREIDANDA: 'broadcaster',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    TIMABIL_UTHLUTUNAR: period,
    UPPHAED_I_GJALDMIDLI: (100_000 + upTo(90_000_000)) / 100,
    DAGS_MOTTEKID: '2026-02-01',
    TILVISUN: `T-${upTo(1e9)}`,
  });

const always = [3, 77];

it.each(seedsOr(...always))(
  'R1, R11, R12, R13, R15, R17, R18, R23, R24, R25, R31, R32, R35, R50, R60, R61, R63, R64, R111, R113, R114, R116, R119, R179, R181, R189, R190, X42, X43, H83, H84, H103, H104 a random society is even from income to payment and correction, and recomputes from files (seed %i)',
  async (seed) => {
    const chance = chances(seed);
    const year = 2020 + (seed % 5);
    const period = `Árið ${year}`;
    const works = await registerWorks(chance, seed, year);
    await makePools(chance, seed);
    await advanceToAll(chance);
    for (let round = 0; round < 3; round++) {
      await elsewhere().turn(round, year);
      if (round > 0) await findKept(chance, seed * 10 + round);
      if (round > 0) await endSome({ portal, chance, authors, staff: society.anna }, round === 2);
      if (round < 2) await disputeSome({ portal, chance, authors, staff: society.anna });
      for (let n = 0; n <= chance.upTo(3); n++) expect((await receive(chance, period)).status).toBe(201);
      if (round < 2) {
        await reportUses({ portal, chance, works, year, staff: society.anna });
        await payForTwo({ portal, society, chance: chances(seed + 500 + round), works, year });
        await nameGross({ portal, chance: chances(seed + round), works, year, staff: society.anna });
        const concerts = { authors, works, year, round, staff: society.anna };
        await playTwice({ portal, chance: chances(seed + round), ...concerts });
      }
      const id = await aRun(portal, society.anna, { period, year, day: longAgo });
      expect(await faultsOf(portal, id)).toEqual(noFaults);
      expect(await sharesDayByDay(portal, id)).toEqual([]);
      expect(await splitOtherwise(portal, id)).toEqual([]);
      expect(await recomputed(portal, society.anna, id)).toMatch(/^[1-9]\d* amounts recomputed, 0 differ\.$/);
      const { fingrafaR_FORSKODUNAR: hash } = (
        await portal.ask(`GET /api/money/runs/${id}`, { as: society.bera })
      ).body;
      const body = { FINGRAFAR_FORSKODUNAR: hash };
      const answers = await Promise.all(
        finishers.map((as) => portal.ask(`POST /api/money/runs/${id}/finish`, { as, body })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await faultsOf(portal, id)).toEqual(noFaults);
      const [booked] = await portal.sql(
        `select (select sum(units) from ledger_entry)::float as whole, count(*) filter (where kind = 'distribution')::integer as transactions,
          (select coalesce(-sum(e.units), 0) from ledger_entry e join ledger_account a using (ledger_account_id) where a.kind = 'pool'
            and e.transaction_id = min(t.transaction_id)) = (select coalesce(sum(paid_units), 0) from run_pool where distribution_id = $1) as is_from_pools
         from ledger_transaction t where t.distribution_id = $1`,
        [id],
      );
      expect(booked).toEqual({ whole: 0, transactions: 1, is_from_pools: true });
      expect(await misdirected(portal, id)).toEqual([]);
      expect(await playedTwice(portal)).toEqual([]);
      expect(await statementsAgree(portal)).toEqual([]);
      expect(await keptAgrees(portal)).toEqual([]);
      expect(await paidTwice(portal)).toEqual([]);
      expect(await unevenParts(portal)).toEqual([]);
      expect(await overpaidOutcomes(portal)).toEqual([]);
      await elsewhere().pay(round, chances(seed + 1000 + round));
      await correctSome({ portal, chance, authors, society }, id);
      expect(await statementsAgree(portal)).toEqual([]);
      expect(await keptAgrees(portal)).toEqual([]);
      if (round === 2) await correct(id);
      await keptLongAgo(portal);
      if (round === 0) await giveAway(chance, year);
      expect((await portal.sql('select sum(units)::float as whole from ledger_entry', []))[0]).toEqual({
        whole: 0,
      });
    }
    await inheritSome({ portal, society, chance });
    expect(await wronglyPublishedOrTaxed(portal, publisher)).toEqual([]);
    // That another society has had no payment or claim of some kind is no fault.
    if (always.includes(seed)) await hadEverything();
  },
  180_000,
);

/** What is proved of every society has been tried on these. */
async function hadEverything() {
  expect(await publishedAndTaxed(portal, publisher)).toEqual({ published: true, taxed: true });
  expect((await portal.sql('select from performance_payment limit 1', [])).length).toBe(1);
  expect((await paidForBoth(portal)).length).toBe(1);
  expect(await paidByParts(portal)).toBe(true);
  const abroadAndLimited = { abroad: true, limited: [276, 352], over: false };
  expect(await sharedByPlace(portal, limited, over)).toEqual(abroadAndLimited);
  expect((await portal.sql('select from advance_recovery limit 1', [])).length).toBe(1);
  expect(await sharedByAmounts(portal)).toEqual({ pools: true, taken: true, left: true });
  const moved = await portal.sql('select from run_line where moved_from is not null limit 1', []);
  expect(moved.length).toBe(1);
}

/** Each run recovers something of what all authors were advanced. */
async function advanceToAll({ upTo }: ReturnType<typeof chances>) {
  for (const { personId } of authors)
    await portal.sql(
      `with a as (insert into advance (person_id, units, percent, reason, asked_by) values ($1, $2, $3, 'Plata', $4) returning advance_id)
       select advance_id from a`,
      [personId, (1 + upTo(200_000)) * 10_000, 1 + upTo(100), society.anna.userId],
    );
  await portal.sql('select decide_advance(advance_id, $1) from advance', [society.bera.userId]);
}

/** Some of what was kept finds its work, at the desk or by a claim, or somebody who holds its share. */
async function findKept({ upTo, oneOf }: ReturnType<typeof chances>, seed: number) {
  const [by, ...others] = authors.slice(upTo(3)) as [Someone, ...Someone[]];
  const workId = await portal.work({ by, title: `Fundið ${seed}`, others: others.slice(0, upTo(3)) });
  if (upTo(2) === 0) await leaveUnclaimed(portal, workId, by.authorId);
  await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [workId]);
  const { body: groups } = await portal.ask('GET /api/usageGroups', { as: society.anna });
  for (const { notkunarhopuR_NR: group } of groups.slice(0, 1 + upTo(6))) {
    const { status, text } = await portal.ask('POST /api/usageDecisions', {
      as: society.anna,
      body: { NOTKUNARHOPUR_NR: group, VERK_NR: workId },
    });
    if (status !== 201) throw new Error(text);
  }
  await portal.sql(
    `insert into usage_claim (unmatched_usage_id, work_id, person_id, state, decided_at, decided_by)
     select u.unmatched_usage_id, $1, $2, 'accepted', now(), $3
     from unmatched_usage u join run_line l using (distribution_id, statement_line_id) join usage_item i using (usage_item_id)
     where u.finding = 'none' and i.work_id is null
       and not exists (select from unclaimed_usage n where n.unmatched_usage_id = u.unmatched_usage_id)
       and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id)
     order by u.unmatched_usage_id limit 3`,
    [workId, by.personId, society.bera.userId],
  );
  const held = `right_id = (select right_id from author_right where author_id = $1) where author_id = $1 and right_id is null and publisher_id is null`;
  await portal.sql(`with by_contract as (update agreement_right set ${held}) update work_right set ${held}`, [
    oneOf(authors).authorId,
  ]);
}

/** What nobody has claimed of a year goes to a fund, where three years have passed since; later runs find works for some of it in vain. */
async function giveAway({ oneOf }: ReturnType<typeof chances>, year: number) {
  const path = `GET /api/money/unclaimed/1/${year}`;
  const { body: list } = await portal.ask(path, { as: society.bera });
  expect(list.fjoldI_LINA > 0).toBe(year <= new Date().getUTCFullYear() - 4);
  if (list.fjoldI_LINA === 0) return;
  const FINGRAFAR_LISTA = list.fingrafaR_LISTA;
  const asked = await post('unclaimedDecisions', {
    FLOKKUR_UTHLUTUNAR_NR: 1,
    NOTKUNARAR: year,
    RADSTOFUN_FJAR: oneOf(['social', 'cultural', 'reserve']),
    ASTAEDA_RADSTOFUNAR: 'Enginn hefur gefið sig fram.',
    FINGRAFAR_LISTA,
  });
  const { status, text } = await portal.ask(
    `PATCH /api/money/unclaimedDecisions/${asked.body.akvorduN_UM_OSOTT_FE_NR}`,
    { as: society.bera, body: { SAMTHYKKT: 1, FINGRAFAR_LISTA } },
  );
  if (status !== 204) throw new Error(text);
  expect((await portal.ask(path, { as: society.bera })).body).toMatchObject({ fjoldI_LINA: 0, upphad: 0 });
  expect(await statementsAgree(portal)).toEqual([]);
  expect(await keptAgrees(portal)).toEqual([]);
}

/** Takes back a line of a run by a file, as any distribution is corrected, of who has something left of it. */
async function correct(id: number) {
  const [line] = await portal.sql(
    `select y.right_id, y.work_id from statement_line y where y.distribution_id = $1 and 0 < (select sum(m.amount) from movement m where m.right_id = y.right_id
       and m.distribution_id in (select $1 union select distribution_id from run_correction where corrected_id = $1)) order by y.amount desc, 1 limit 1`,
    [id],
  );
  const [numbered] = await portal.sql('select max(distribution_id) + 1 as number from distribution', []);
  const file = `line;type;right;work;pot;amount\n1;1;${line?.['right_id']};${line?.['work_id']};Útvarp;-0.01\n`;
  const number = numbered?.['number'];
  await finishedDistribution(portal, {
    as: society.anna,
    finishedBy: society.bera,
    id: number,
    file,
    head: { LEIDRETTIR_UTHLUTUN_NR: id },
  });
  expect(await statementsAgree(portal)).toEqual([]);
}
