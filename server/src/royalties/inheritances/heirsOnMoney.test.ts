import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { finishedDistribution, importDistribution, rightOf } from '../../../test/distribution.ts';
import { aProposedDivision } from '../../../test/inheritances.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { leaveUnclaimed } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

// An administrator who is an heir: the money of the one who died comes to be theirs.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let heir: Someone;
let dead: Someone;
beforeAll(async () => {
  portal = await aPortal();
  society = await aPayingSociety(portal);
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  heir = await portal.someone({ role: 'administrator' });
  dead = await society.payee();
});

const divide = () => aProposedDivision({ portal, society }, dead, [[heir, 100]]);
const payeeNumber = async ({ personId }: Someone) =>
  (await portal.sql('select payee_id from payee where person_id = $1', [personId]))[0]?.['payee_id'];

const finishUnasked = (id: number, { userId }: Someone) =>
  portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
    id,
    userId,
  ]);

describe('runs and corrections', () => {
  const finish = async (id: number, as: Someone) => {
    const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as: society.bera });
    return portal.ask(`POST /api/money/runs/${id}/finish`, {
      as,
      body: { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR },
    });
  };
  beforeAll(() => logsShareAPool(portal, [society.anna, society.bera]));

  /** A run of a year in which each of these titles, by its author, was played once. */
  async function runOf(year: number, works: readonly (readonly [string, Someone])[]): Promise<number> {
    const lines = works.map(([title, { name }], at) => `${year}-03-0${at + 1};07:30;${title};${name};100`);
    await importUsage(portal, {
      as: society.anna,
      file: ['date;time;title;writers;seconds', ...lines, ''].join('\n'),
    });
    await receive(portal, society.anna, { period: `Árið ${year}`, kronur: 1000 });
    return aRun(portal, society.anna, { period: `Árið ${year}`, year });
  }

  it('R133 an heir finishes no run that pays the one who died; the database holds it', async () => {
    await portal.work({ by: dead, title: 'Vornótt í Vogum' });
    const id = await runOf(2021, [['Vornótt í Vogum', dead]]);
    const seenBy = async (as: Someone) => (await portal.ask(`GET /api/money/runs/${id}`, { as })).body;
    expect(await seenBy(heir)).toMatchObject({ greidiR_LESANDA: 0, mA_LJUKA: 1 });
    await divide();
    expect(await seenBy(heir)).toMatchObject({ greidiR_LESANDA: 1, mA_LJUKA: 0 });
    expect((await finish(id, heir)).body.Code).toBe('money.runPaysYou');
    await expect(finishUnasked(id, heir)).rejects.toThrow('pays user');
    expect((await finish(id, society.bera)).status).toBe(200);
  });

  it('R133 nobody corrects a work whose lines are due to one of theirs, or of whose author they are an heir, though nobody is paid for it yet', async () => {
    const writer = await portal.someone({ role: 'administrator' });
    const stranger = await portal.someone();
    const paid = await portal.work({ by: stranger, title: 'Brimalda' });
    const alsoPaid = await portal.work({ by: stranger, title: 'Sumarkoma' });
    const ofDead = await portal.work({ by: dead, title: 'Brimaldan stríð' });
    const ofWriter = await portal.work({ by: writer, title: 'Sumarkoman mín' });
    await leaveUnclaimed(portal, ofWriter, writer.authorId);
    const run = await runOf(2022, [
      ['Brimalda', stranger],
      ['Sumarkoma', stranger],
    ]);
    expect((await finish(run, society.bera)).status).toBe(200);
    await divide();
    // Others have said since of which works the lines are.
    for (const [from, to] of [
      [paid, ofDead],
      [alsoPaid, ofWriter],
    ])
      await portal.sql('update usage_item set work_id = $2 where work_id = $1', [from, to]);
    const correct = (work: number, as: Someone) =>
      portal.ask(`POST /api/money/runs/${run}/corrections`, {
        as,
        body: {
          HEITI_UTHLUTUNAR: `Leiðrétting ${work}`,
          VERK_TIL_LEIDRETTINGAR: [work],
          ASTAEDA_LEIDRETTINGAR: 'Heyrðist rangt.',
        },
      });
    for (const [work, asks] of [
      [paid, heir],
      [alsoPaid, writer],
    ] as const) {
      expect((await correct(work, asks)).body.Code).toBe('money.correctionOwnWork');
      const { status, body } = await correct(work, society.anna);
      expect(status).toBe(201);
      const id: number = body.uthlutuN_NR;
      await portal.sql('update run set asked_by = $2 where distribution_id = $1', [id, asks.userId]);
      await portal.sql('select reckon_run($1)', [id]);
      expect((await finish(id, society.bera)).body.Code).toBe('money.correctionOfAsker');
      await expect(finishUnasked(id, society.bera)).rejects.toThrow(`concerns user ${asks.userId}`);
      await portal.sql('update run set asked_by = $2 where distribution_id = $1', [id, society.anna.userId]);
      await portal.sql('select reckon_run($1)', [id]);
      expect((await finish(id, society.bera)).status).toBe(200);
    }
  });
});

describe('distributions of files', () => {
  it('R148 nobody finishes one that pays them or whose heir they are: they would pass amounts of their own; the database holds it', async () => {
    const file = async (id: number, paid: Someone) => {
      const workId = await portal.work({ by: paid, title: `Skráð ${id}` });
      const line = `1;${await rightOf(portal, paid)};${workId};Útvarp;1000`;
      await importDistribution(portal, {
        as: society.anna,
        id,
        file: `line;right;work;pot;amount\n${line}\n`,
      });
      return id;
    };
    const finish = (id: number, as: Someone) => portal.ask(`POST /api/distributions/${id}/finish`, { as });
    const own = await file(9101, heir);
    const ofDead = await file(9102, dead);
    await divide();
    for (const id of [own, ofDead]) {
      const refused = await finish(id, heir);
      expect([refused.status, refused.body.Code]).toEqual([409, 'distribution.paysYou']);
      await expect(finishUnasked(id, heir)).rejects.toThrow('pays user');
      expect((await finish(id, society.bera)).status).toBe(200);
    }
    expect((await finish(await file(9103, await portal.someone()), heir)).status).toBe(200);
  });
  it('R148 nor has one finished in the background, where it pays many', async () => {
    const workId = await portal.work({ by: heir, title: 'Fyrir marga' });
    const line = `1;${await rightOf(portal, heir)};${workId};Útvarp;1000`;
    await importDistribution(portal, {
      as: society.anna,
      id: 9104,
      file: `line;right;work;pot;amount\n${line}\n`,
    });
    await portal.sql('update distribution_import set right_count = 2001 where distribution_id = 9104');
    const finish = (as: Someone) => portal.ask('POST /api/distributions/9104/finish', { as });
    expect((await finish(heir)).body.Code).toBe('distribution.paysYou');
    expect((await finish(society.bera)).body).toMatchObject({ i_FRAGANGI: 1 });
  });
});

describe('balances, accounts and payments', () => {
  it('R133 an heir neither brings nor approves an opening balance of the one who died; the database holds it', async () => {
    await divide();
    const bring = (as: Someone, checksum?: string) =>
      society.post(
        'openings',
        {
          FLOKKUR_UTHLUTUNAR_NR: 1,
          DAGS_UPPHAFSSTODU: '2026-01-01',
          UPPRUNI_STODU: 'Eldra kerfi',
          STODUSKRA: `payee;account;amount\n${dead.personId};;5000\n`,
          ...(checksum && { FINGRAFAR_LISTA: checksum }),
        },
        as,
      );
    expect((await bring(heir)).body).toMatchObject({ fjoldI_GALLA: 1 });
    const { fingrafaR_LISTA: checksum } = (await bring(society.anna)).body;
    const id = (await bring(society.anna, checksum)).body.upphafsstadA_NR;
    const decide = (as: Someone) =>
      portal.ask(`PATCH /api/money/openings/${id}`, {
        as,
        body: { SAMTHYKKT: 1, FINGRAFAR_LISTA: checksum },
      });
    expect((await decide(heir)).body.Code).toBe('money.openingOwn');
    await expect(
      portal.sql('select book_opening($1, $2, list_checksum) from opening where opening_id = $1', [
        id,
        heir.userId,
      ]),
    ).rejects.toThrow('who decides it');
    expect((await decide(society.bera)).status).toBe(204);
  });

  it('R133 an heir neither enters nor approves an account abroad of the one who died; the database holds it', async () => {
    await society.distribute([[dead, 5000]]);
    await divide();
    const enter = async (as: Someone) =>
      society.post(
        'foreignAccounts',
        {
          GREIDSLUTHEGI_NR: await payeeNumber(dead),
          IBAN_NUMER: 'DE89370400440532013000',
          BIC_NUMER: 'COBADEFFXXX',
          GJALDMIDILL: 'EUR',
          GATA_VIDTAKANDA: 'Hauptstraße 1',
          POSTNUMER_VIDTAKANDA: '10115',
          BORG_VIDTAKANDA: 'Berlin',
          LANDSKODI_VIDTAKANDA: 'DE',
        },
        as,
      );
    expect((await enter(heir)).body.Code).toBe('money.foreignAccountOwn');
    const { body } = await enter(society.anna);
    const id: number = body.erlenduR_REIKNINGUR_NR;
    const approve = (as: Someone) =>
      portal.ask(`PATCH /api/money/foreignAccounts/${id}`, { as, body: { SAMTHYKKT: 1 } });
    expect((await approve(heir)).body.Code).toBe('money.foreignAccountOwn');
    const { body: seen } = await portal.ask('GET /api/money/foreignAccounts', { as: heir });
    expect(seen[0]).toMatchObject({ erlenduR_REIKNINGUR_NR: id, mA_AKVEDA: 0 });
    await expect(
      portal.sql(
        `update foreign_account set state = 'active', decided_by = $2, decided_at = now(), counts_from = now() + interval '3 days'
         where foreign_account_id = $1`,
        [id, heir.userId],
      ),
    ).rejects.toThrow('is of user');
    expect((await approve(society.bera)).status).toBe(204);
  });

  it('R133 an heir approves no pay run that pays the one who died; the database holds it', async () => {
    await society.distribute([[dead, 5000]]);
    await divide();
    const run = (await society.freeze()).body.greidslukeyrslA_NR;
    const approve = (as: Someone) => society.post(`payRuns/${run}/approve`, {}, as);
    expect((await approve(heir)).body.Code).toBe('money.paysYou');
    await expect(portal.sql('select book_pay_run($1, $2)', [run, heir.userId])).rejects.toMatchObject({
      constraint: 'pay_run_pays_user',
    });
    expect((await approve(society.bera)).status).toBe(200);
  });

  it('R133 an heir accepts no claim of the one who died; the database holds it', async () => {
    const workId = await portal.work({ by: dead, title: 'Vitavörðurinn' });
    const file = 'line;title;pot;amount\n1;Ókunnugt lag;Útvarp;50';
    await finishedDistribution(portal, { as: society.anna, id: 9001, file });
    const [usage] = await portal.sql('select max(unmatched_usage_id) as id from unmatched_usage');
    const made = await portal.ask('POST /api/usageClaims', {
      as: dead,
      body: { OTHEKKT_NOTKUN_NR: usage?.['id'], VERK_NR: workId },
    });
    await divide();
    const accept = (as: Someone) =>
      portal.ask(`PATCH /api/usageClaims/${made.body.krafA_NR}`, { as, body: { SAMTHYKKT: true } });
    expect((await accept(heir)).body.Code).toBe('usageClaim.own');
    await portal.sql('delete from person_work where work_id = $1', [workId]);
    await expect(
      portal.sql(
        `update usage_claim set state = 'accepted', decided_at = now(), decided_by = $2 where usage_claim_id = $1`,
        [made.body.krafA_NR, heir.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'usage_claim_not_own' });
    expect((await accept(society.bera)).status).toBeLessThan(300);
  });
});
