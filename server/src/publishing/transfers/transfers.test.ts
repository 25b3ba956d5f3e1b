import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeContract, paidFor, rightOf } from '../../../test/agreements.ts';
import { aContract, daysFromNow, publishes, today } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { watchContracts } from '../contracts/deadlines.ts';

let portal: Portal;
let asking: Someone;
let deciding: Someone;
let editor: Someone;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [asking, deciding, editor, member] = await Promise.all([
    portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' }),
    portal.someone({ role: 'administrator', isPerson: false, name: 'Hersir' }),
    portal.someone({ role: 'editor', isPerson: false }),
    portal.someone(),
  ]);
}, 60_000);
afterAll(() => portal.close());

/** Two publishers, and works of three authors under contracts of the first: one of them with territories. */
async function aCatalogue() {
  const [giver, receiver] = await Promise.all([
    portal.someone({ name: 'Ómblíða útgáfa ehf.', withoutAuthor: true }),
    portal.someone({ name: 'Hljómfall ehf.', withoutAuthor: true }),
  ]);
  await publishes(portal, giver);
  await publishes(portal, receiver);
  const made = [];
  for (const SVAEDI of [[2136], [2136, -2131], [2127]]) {
    const author = await portal.someone();
    const workId = await portal.work({ by: author });
    const days = { UPPHAF_SAMNINGS: daysFromNow(-100), LOK_SAMNINGS: daysFromNow(400) };
    const contractId = await aContract(portal, { publisher: giver, author, staff: asking, SVAEDI, ...days });
    made.push({ author, workId, contractId });
  }
  return { giver, receiver, made };
}
type Catalogue = Awaited<ReturnType<typeof aCatalogue>>;

const askFor = ({ giver, receiver }: Catalogue, on: string, as = asking) =>
  portal.ask('POST /api/catalogueTransfers', {
    as,
    body: {
      AFHENDANDI_NR: giver.personId,
      VIDTAKANDI_NR: receiver.personId,
      YFIRFAERSLUDAGUR: on,
      TILEFNI_YFIRFAERSLU: 'Samruni',
    },
  });
const decide = (transferId: number, as = deciding, body: object = { SAMTHYKKT: 1 }) =>
  portal.ask(`PATCH /api/catalogueTransfers/${transferId}`, { as, body });
const aDayPasses = (transferId: number) =>
  portal.sql('update catalogue_transfer set transfers_on = transfers_on - 1 where transfer_id = $1', [
    transferId,
  ]);

/** Who is paid for every work on some days in some countries. */
async function money({ made }: Catalogue, days: readonly string[]) {
  const found: Record<string, [number | null, number][]> = {};
  for (const { workId } of made)
    for (const day of days)
      for (const countryId of [352, 208, 840])
        found[`${workId} ${day} ${countryId}`] = [
          ...(await paidFor(portal, { workId, day, countryId })),
        ].toSorted(([a], [b]) => (a ?? 0) - (b ?? 0));
  return found;
}

describe('a transfer of a catalogue', () => {
  it('X45 moves what the giver would have had from its day on, and nothing of the days before', async () => {
    const catalogue = await aCatalogue();
    const [from, to] = [await rightOf(portal, catalogue.giver), await rightOf(portal, catalogue.receiver)];
    const before = [-150, -99, -30, -1].map(daysFromNow);
    const after = [0, 1, 200, 399, 450].map(daysFromNow);
    const was = { before: await money(catalogue, before), after: await money(catalogue, after) };
    const asked = await askFor(catalogue, today());
    expect(asked).toMatchObject({ status: 201, body: { stadA_YFIRFAERSLU: 'asked' } });
    const done = await decide(asked.body.yfirfaerslA_NR);
    expect(done).toMatchObject({ status: 200, body: { stadA_YFIRFAERSLU: 'done' } });
    expect(await money(catalogue, before)).toEqual(was.before);
    const moved = Object.fromEntries(
      Object.entries(was.after).map(([use, parts]) => [
        use,
        parts
          .map(([right, share]): [number | null, number] => [right === from ? to : right, share])
          .toSorted(([a], [b]) => (a ?? 0) - (b ?? 0)),
      ]),
    );
    expect(await money(catalogue, after)).toEqual(moved);
    await watchContracts(portal.pool);
    expect(await money(catalogue, after)).toEqual(moved);
    expect(await money(catalogue, before)).toEqual(was.before);
    const { body } = await portal.ask(
      `GET /api/persons/${catalogue.receiver.personId}/publishingContracts?sort=PUBLISHER_SAMNINGUR_NR`,
      { as: catalogue.receiver },
    );
    expect(body).toHaveLength(3);
  });
  it('X45 is the same whatever is written anew later', async () => {
    const catalogue = await aCatalogue();
    const days = [-50, -1, 0, 30].map(daysFromNow);
    const asked = await askFor(catalogue, today());
    await decide(asked.body.yfirfaerslA_NR);
    const was = await money(catalogue, days);
    const received = await portal.sql(
      'select contract_id from publishing_contract where transferred_from_id = any($1) order by 1',
      [catalogue.made.map(({ contractId }) => contractId)],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          ...received.map(({ contract_id: id }) => Number(id)),
          ...catalogue.made.map((one) => one.contractId),
        ),
        fc.integer({ min: 1, max: 20 }),
        async (contractId, later) => {
          const changed = { contractId, as: asking, LOK_SAMNINGS: daysFromNow(400 + later) };
          expect((await changeContract(portal, changed)).status).toBe(200);
          expect(await money(catalogue, days)).toEqual(was);
        },
      ),
      { numRuns: 10 },
    );
  });
  it('X45 waits for its day, and can be undone before it', async () => {
    const catalogue = await aCatalogue();
    const day = daysFromNow(1);
    const was = await money(catalogue, [today(), day]);
    const asked = await askFor(catalogue, day);
    const id = asked.body.yfirfaerslA_NR as number;
    expect((await decide(id)).body.stadA_YFIRFAERSLU).toBe('confirmed');
    await watchContracts(portal.pool);
    expect(await money(catalogue, [today(), day])).toEqual(was);
    expect((await portal.ask(`PATCH /api/catalogueTransfers/${id}/undo`, { as: asking })).body).toMatchObject(
      {
        stadA_YFIRFAERSLU: 'undone',
      },
    );
    await aDayPasses(id);
    await watchContracts(portal.pool);
    expect(await money(catalogue, [today(), day])).toEqual(was);

    const again = await askFor(catalogue, day);
    const second = again.body.yfirfaerslA_NR as number;
    await decide(second);
    await aDayPasses(second);
    const undone = await portal.ask(`PATCH /api/catalogueTransfers/${second}/undo`, { as: asking });
    expect(undone.status).toBe(409);
    await watchContracts(portal.pool);
    const { body } = await portal.ask(`GET /api/catalogueTransfers/${second}`, { as: editor });
    expect(body).toMatchObject({
      stadA_YFIRFAERSLU: 'done',
      beidiandI_YFIRFAERSLU: 'Katla',
      yfirfaerslA_AKVEDIN_AF: 'Hersir',
    });
    const taken = await portal.ask(`GET /api/catalogueTransfers/${second}/contracts`, { as: editor });
    expect(taken.body).toHaveLength(3);
    for (const who of [catalogue.giver, catalogue.receiver, catalogue.made[0]?.author as Someone]) {
      const told = await portal.sql(
        `select to_jsonb(n) from notification n where person_id = ${who.personId}`,
      );
      expect(JSON.stringify(told)).toContain('Samningar færast');
    }
  });
  it('X45 shows in a dry run what it is about, and changes nothing', async () => {
    const catalogue = await aCatalogue();
    const path = `/api/publishers/${catalogue.giver.personId}/transferPreview/${catalogue.receiver.personId}/${today()}`;
    const before = await portal.sql('select max(change_record_id) as last from change_record');
    expect((await portal.ask(`GET ${path}`, { as: editor })).body).toEqual({
      fjoldI_SAMNINGA: 3,
      fjoldI_VERKA: 3,
      fjoldI_HINDRANA: 0,
      fjoldI_INNSENDINGA: 0,
      eftirstodvar: 0,
    });
    expect((await portal.ask(`GET ${path}/contracts`, { as: editor })).body).toMatchObject(
      catalogue.made.map(({ contractId }) => ({ publisheR_SAMNINGUR_NR: contractId, fjoldI_VERKA: 1 })),
    );
    expect(await portal.sql('select max(change_record_id) as last from change_record')).toEqual(before);
  });
  it('X45 is asked by one administrator and decided by another; nobody else', async () => {
    const catalogue = await aCatalogue();
    for (const as of [editor, member, catalogue.giver, catalogue.receiver])
      expect((await askFor(catalogue, today(), as)).status).toBe(403);
    const id = (await askFor(catalogue, daysFromNow(3))).body.yfirfaerslA_NR as number;
    expect((await decide(id, asking)).body.Code).toBe('transfer.ownRequest');
    for (const as of [editor, member, catalogue.receiver]) expect((await decide(id, as)).status).toBe(403);
    for (const as of [member, catalogue.receiver])
      expect((await portal.ask(`GET /api/catalogueTransfers/${id}`, { as })).status).toBe(403);
    await expect(
      portal.sql(
        `update catalogue_transfer set state = 'confirmed', decided_by = asked_by, decided_at = now() where transfer_id = $1`,
        [id],
      ),
    ).rejects.toThrow('transfer_takes_two');
    expect((await askFor(catalogue, daysFromNow(4))).status).toBe(409);
    expect((await decide(id, deciding, { SAMTHYKKT: 0 })).status).toBe(422);
    const refused = await decide(id, deciding, { SAMTHYKKT: 0, ATHUGASEMD: 'Rangt fyrirtæki' });
    expect(refused.body.stadA_YFIRFAERSLU).toBe('refused');
    expect((await decide(id)).status).toBe(409);
  });
  it('X45, M18 is decided by neither of the two', async () => {
    const catalogue = await aCatalogue();
    const id = (await askFor(catalogue, daysFromNow(3))).body.yfirfaerslA_NR;
    for (const one of [catalogue.giver, catalogue.receiver]) {
      await portal.sql(`update app_user set role = 'administrator' where user_id = $1`, [one.userId]);
      await expect.poll(async () => (await decide(id, one)).body.Code).toBe('transfer.ownCatalogue');
    }
  });
  it('X45 is not made into the past, too far ahead, to oneself, or of nothing', async () => {
    const catalogue = await aCatalogue();
    const { giver, receiver } = catalogue;
    expect((await askFor(catalogue, daysFromNow(-1))).status).toBe(422);
    expect((await askFor(catalogue, daysFromNow(800))).status).toBe(422);
    expect((await askFor({ ...catalogue, receiver: giver }, today())).status).toBe(422);
    expect((await askFor({ ...catalogue, receiver: member }, today())).status).toBe(422);
    expect((await askFor({ ...catalogue, giver: receiver, receiver: giver }, today())).status).toBe(409);
  });
  it('X45, X44 keeps an author from being their own publisher, and a publisher from its own sub-publishing', async () => {
    const catalogue = await aCatalogue();
    const { giver, receiver, made } = catalogue;
    const sub = await portal.ask(
      `POST /api/persons/publishers/contracts/${made[0]?.contractId}/subAgreements`,
      {
        as: asking,
        body: {
          PUBLISHER_NR: receiver.personId,
          UPPHAF_SAMNINGS: today(),
          LOK_SAMNINGS: daysFromNow(30),
          PERFORMANCE_SHARE: 10,
          MECHANICAL_SHARE: 10,
        },
      },
    );
    expect(sub.status).toBe(201);
    const blocked = await askFor(catalogue, today());
    expect([blocked.status, blocked.body.Message]).toEqual([
      409,
      `Samningur nr. ${made[0]?.contractId} getur ekki fylgt með. Leystu úr því fyrst.`,
    ]);
    const own = made[1]?.author as Someone;
    await publishes(portal, own);
    expect((await askFor({ giver, receiver: own, made }, today())).status).toBe(409);
  });
  it('X45, X44 takes sub-publishing along: it goes on under the receiver', async () => {
    const catalogue = await aCatalogue();
    const { made, receiver, giver } = catalogue;
    const other = await portal.someone({ name: 'Nordisk Forlag', withoutAuthor: true });
    await publishes(portal, other);
    const first = made[0] as (typeof made)[number];
    await portal.ask(`POST /api/persons/publishers/contracts/${first.contractId}/subAgreements`, {
      as: asking,
      body: {
        PUBLISHER_NR: other.personId,
        UPPHAF_SAMNINGS: daysFromNow(-10),
        LOK_SAMNINGS: daysFromNow(30),
        PERFORMANCE_SHARE: 10,
        MECHANICAL_SHARE: 20,
        SVAEDI: [208],
      },
    });
    const { yfirfaerslA_NR } = (await askFor(catalogue, today())).body;
    expect((await decide(yfirfaerslA_NR)).body.stadA_YFIRFAERSLU).toBe('done');
    const use = { workId: first.workId, countryId: 208 };
    const paid = await paidFor(portal, { ...use, day: today() });
    expect(paid.get(await rightOf(portal, receiver))).toBe(4000);
    expect(paid.get(await rightOf(portal, other))).toBe(1000);
    const earlier = await paidFor(portal, { ...use, day: daysFromNow(-1) });
    expect(earlier.get(await rightOf(portal, giver))).toBe(4000);
    expect(earlier.get(await rightOf(portal, other))).toBe(1000);
  });
});

it('X42 decides by the index of a work, however many lines there are', async () => {
  const catalogue = await aCatalogue();
  const limited = catalogue.made[1];
  await portal.sql(
    `insert into work (title, duration_seconds) select 'Verk ' || n, 100 from generate_series(1, 4000) n`,
  );
  await portal.sql('alter table agreement_right disable trigger agreement_rights_added');
  await portal.sql(
    `insert into agreement_right (work_id, author_id, rank, territories, share, share_abroad, starts_on, ends_before)
     select w.work_id, $1, 0, '{2136}', 10, 10, '2001-01-01', '2030-01-01' from work w, generate_series(1, 5) where w.title like 'Verk %'`,
    [limited?.author.authorId],
  );
  await portal.sql('alter table agreement_right enable trigger agreement_rights_added');
  await portal.sql('analyze agreement_right');
  const plan = await portal.sql<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
    `explain (analyze, format json) select * from agreements_on(${Number(limited?.workId)}, current_date, 208)`,
  );
  expect(JSON.stringify(plan)).not.toContain(
    '"Seq Scan","Parallel Aware":false,"Async Capable":false,"Relation Name":"agreement_right"',
  );
  expect(plan[0]?.['QUERY PLAN'][0]['Execution Time']).toBeLessThan(50);
});
