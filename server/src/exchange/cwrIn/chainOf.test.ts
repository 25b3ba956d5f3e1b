import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeredCwr, cwrBytes, judgedCwr, sentCwr, sentWork, worksFile } from '../../../test/cwrIn.ts';
import { cwrRecord } from '../../../test/cwrWorks.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { aPublishedWorkOf, type PublishedWork } from '../../../test/publishedWork.ts';
import type { TypedRecord } from '../cwr/values.ts';

let world: PublishedWork;
const writerIpi = nameNumberOf(7001);
beforeAll(async () => {
  world = await aPublishedWorkOf(writerIpi, { fourEyes: new Set(['registrations']) });
});
afterAll(() => world.portal.close());

const works = async (id: number) =>
  (await world.portal.ask(`GET /api/cwr/files/${id}/transactions`, { as: world.staff })).body;

const places = { party: 'P2', inclusion: 'I', sequence: 1 };
const subPublisher = (mechanical = 10_000) => [
  cwrRecord('SPT', { party: 'P1', inclusion: 'E', territory: 208, sequence: 2 }),
  cwrRecord('SPU', {
    chain: 1,
    party: 'P2',
    name: 'UNDIR APS',
    publisherType: 'SE',
    ipi: nameNumberOf(7003),
    societyAgreement: 'D-12',
    prSociety: '040',
    mrSociety: '048',
  }),
  cwrRecord('SPT', { ...places, territory: 208, prShare: 5000 }),
  cwrRecord('SPT', { ...places, territory: 208, mrShare: mechanical, srShare: mechanical, sequence: 2 }),
];
const chainOf = (workId: number) =>
  world.portal.sql(
    `select p.role, p.name, p.performance_share::real as pr, p.mechanical_share::real as mr, p.stated_shares::real[] as stated, p.submitter_number,
       p.submitter_agreement, p.agreement_number, p.performance_society as society, p.source, (select json_agg(json_build_array(t.territory, t.is_included, t.performance_share,
       t.mechanical_share) order by t.position) from work_party_territory t where t.work_party_id = p.work_party_id) as places
     from work_party p where p.work_id = $1 order by p.position`,
    [workId],
  );

describe('the chain of publishers in a file', () => {
  it('X105 keeps the sender’s chain with its territories, each right, and the numbers of others; the contract says what it owns', async () => {
    const bytes = worksFile([
      { number: 'L1', writerIpi, title: 'KEDJA', mechanical: 10_000, publishers: subPublisher() },
    ]);
    const id = await sentCwr(world.portal, { as: world.publisher, bytes, name: 'CW260115BRM_077.V22' });
    const [one] = await works(id);
    expect(one).toMatchObject({ stadA_FAERSLU: 'registered' });
    expect(await chainOf(one.verK_NR)).toEqual([
      {
        role: 'E',
        name: 'Brim ehf.',
        pr: 50,
        mr: 40,
        stated: [50, 100, 100],
        submitter_number: 'P1',
        submitter_agreement: 'BR-7',
        agreement_number: 'ICE-77',
        society: 77,
        source: 'cwr',
        places: [
          [2136, true, 50, 40],
          [208, false, 0, 0],
        ],
      },
      {
        role: 'SE',
        name: 'UNDIR APS',
        pr: 0,
        mr: 0,
        stated: [0, 0, 0],
        submitter_number: 'P2',
        submitter_agreement: null,
        agreement_number: null,
        society: 40,
        source: 'cwr',
        places: [[208, true, 50, 40]],
      },
    ]);
    const rights = await world.portal.sql(
      `select sum(share) filter (where publisher_id = $2)::real as published, sum(share)::real as all from work_right
       where work_id = $1 and ends_before = 'infinity'`,
      [one.verK_NR, world.publisher.personId],
    );
    expect(rights).toEqual([{ published: 50, all: 100 }]);
  });

  it('X105 leaves to staff a chain that begins with somebody else, or collects more than it owns; theirs is what the contract gives', async () => {
    const [first, second] = [
      { number: 'M1', title: 'OF MIKID', collected: 10_000 },
      { number: 'M2', title: 'ANNARS', publisherIpi: nameNumberOf(7004) },
    ].map((of) => ({ ...of, writerIpi }));
    if (!first || !second) throw new Error('Two works are needed.');
    const bytes = worksFile([first, second]);
    const id = await sentCwr(world.portal, { as: world.publisher, bytes, name: 'CW260116BRM_077.V22' });
    const read = await works(id);
    expect(read.map((row: { spurT_UM: string }) => row.spurT_UM)).toEqual(['rules', 'agreement']);
    for (const row of read) {
      const path = `PATCH /api/cwr/questions/${row.cwR_FAERSLA_NR}` as const;
      const answer = await world.portal.ask(path, {
        as: world.staff,
        body: { AKVORDUN_UM_FAERSLU: 'register' },
      });
      expect(answer.status).toBe(204);
    }
    for (const { verK_NR } of await works(id)) expect(await chainOf(verK_NR)).toEqual([]);
  });

  it('X110, X111 sees a revision that changes only the chain; staff take it, and it is answered AS', async () => {
    const send = async (number: number, of: object) => {
      // A length that nobody compares makes other bytes of each file.
      const revised = { number: 'R1', writerIpi, title: 'ENDURSKODUN', header: { duration: number } };
      const bytes = worksFile([{ ...revised, type: 'REV', ...of }]);
      const name = `CW260${number}BRM_077.V22`;
      return (await works(await sentCwr(world.portal, { as: world.publisher, bytes, name })))[0];
    };
    const first = await send(117, {});
    expect(first).toMatchObject({ stadA_FAERSLU: 'registered' });
    expect(await send(118, {})).toMatchObject({ stadA_FAERSLU: 'decided', lokasvar: 'AS' });
    // What the contract makes of the mechanical right is no change of the work.
    expect(await send(119, { mechanical: 10_000 })).toMatchObject({ lokasvar: 'AC', verK_NR: first.verK_NR });
    const publishers = subPublisher(4000);
    const other = await send(120, { publishers });
    expect(other).toMatchObject({ stadA_FAERSLU: 'question', spurT_UM: 'differs', verK_NR: first.verK_NR });
    expect(other.astaedur).toHaveLength(1);
    const { body } = await world.portal.ask('GET /api/cwr/questions', { as: world.staff });
    const asked = body.find((one: typeof other) => one.cwR_FAERSLA_NR === other.cwR_FAERSLA_NR);
    const placesOf = (version: { adilaR_VERKS: { svaedI_ADILA: object[] }[] }) =>
      version.adilaR_VERKS.map(({ svaedI_ADILA }) => svaedI_ADILA);
    const at = (svaedi: number, innifalid = 1) => ({ svaedi, innifalid });
    expect(placesOf(asked.senT_UTGAFA)).toMatchObject([[], [at(2136), at(208, 0)], [at(208)]]);
    expect(placesOf(asked.utgafA_A_SKRA)).toMatchObject([[], [at(2136)]]);
    expect(asked.senT_UTGAFA.adilaR_VERKS[1]).toMatchObject({ hlutuR_UPPTOKU: 40 });
    const path = `PATCH /api/cwr/questions/${other.cwR_FAERSLA_NR}` as const;
    const verdict = { AKVORDUN_UM_FAERSLU: 'takePublishers' };
    const asPublisher = () => world.portal.ask(path, { as: world.publisher, body: verdict });
    const becomes = (role: string) =>
      world.portal.sql('update app_user set role = $2 where user_id = $1', [world.publisher.userId, role]);
    expect((await asPublisher()).status).toBe(403);
    await becomes('editor');
    await expect.poll(async () => (await asPublisher()).body?.Code).toBe('work.ownRight');
    await becomes('member');
    await expect.poll(async () => (await asPublisher()).status).toBe(403);
    expect((await world.portal.ask(path, { as: world.staff, body: verdict })).status).toBe(204);
    expect((await chainOf(first.verK_NR)).map(({ role, source }) => [role, source])).toEqual([
      ['E', 'cwr'],
      ['SE', 'cwr'],
    ]);
    const [row] = await world.portal.sql(
      'select second_answer from cwr_transaction where cwr_transaction_id = $1',
      [other.cwR_FAERSLA_NR],
    );
    expect(row).toEqual({ second_answer: 'AS' });
    expect(await send(121, { publishers })).toMatchObject({ lokasvar: 'AS' });
    expect(await send(122, {})).toMatchObject({ spurT_UM: 'differs' });
  });

  it('X127 takes a work out of the contract of a sender that a revision leaves out, by one answer, and by nobody who gains', async () => {
    const send = async (number: number, transaction: TypedRecord[]) => {
      const bytes = cwrBytes([
        { type: transaction[0]?.type === 'REV' ? 'REV' : 'NWR', transactions: [transaction] },
      ]);
      const name = `CW260${number}BRM_077.V22`;
      return (await works(await sentCwr(world.portal, { as: world.publisher, bytes, name })))[0];
    };
    const of = { number: 'V1', writerIpi, title: 'LEYSTUR' };
    const { verK_NR: workId } = await send(126, sentWork(of));
    const alone = sentWork({ ...of, type: 'REV', shares: [0, 10_000], mechanical: 0 });
    const left = alone.filter(({ type }) => !['SPU', 'SPT', 'PWR'].includes(type));
    const asked = await send(127, left);
    expect(asked).toMatchObject({ spurT_UM: 'differs', verK_NR: workId });
    expect(asked.astaedur).toEqual([expect.stringMatching(/sleppir forlagi|leaves out the sender/u)]);
    const path = `PATCH /api/cwr/questions/${asked.cwR_FAERSLA_NR}` as const;
    const author = () => world.portal.ask(path, { as: world.author, body: { AKVORDUN_UM_FAERSLU: 'same' } });
    const becomes = (role: string) =>
      world.portal.sql('update app_user set role = $2 where user_id = $1', [world.author.userId, role]);
    await becomes('editor');
    await expect.poll(async () => (await author()).body?.Code).toBe('work.ownRight');
    await becomes('member');
    await expect.poll(async () => (await author()).status).toBe(403);
    const body = { AKVORDUN_UM_FAERSLU: 'takePublishers' };
    expect((await world.portal.ask(path, { as: world.staff, body })).status).toBe(204);
    const [decided] = await world.portal.sql(
      `select second_answer, (select count(*)::integer from contract_work c where c.work_id = t.work_id) as contracts,
        (select sum(r.share)::real from work_right r where r.work_id = t.work_id and r.publisher_id is null and r.ends_before = 'infinity') as own
       from cwr_transaction t where cwr_transaction_id = $1`,
      [asked.cwR_FAERSLA_NR],
    );
    expect(decided).toEqual({ second_answer: 'AS', contracts: 0, own: 100 });
  });

  it('X110 answers AC where the contract gives other mechanical shares than the file, and AS where it gives the same', async () => {
    const bytes = worksFile([
      { number: 'S1', writerIpi, title: 'SVAR EITT', mechanical: 10_000 },
      { number: 'S2', writerIpi, title: 'SVAR TVO' },
    ]);
    const id = await sentCwr(world.portal, { as: world.publisher, bytes, name: 'CW260123BRM_077.V22' });
    const numbers = (await works(id)).map(({ verK_NR }: { verK_NR: number }) => verK_NR);
    await world.portal.sql("update work set light = 0, review = 'approved' where work_id = any($1)", [
      numbers,
    ]);
    await answeredCwr(world.portal);
    expect((await works(id)).map(({ lokasvar }: { lokasvar: string }) => lokasvar)).toEqual(['AC', 'AS']);
  });

  it('X112 says before sending what staff would be asked, by the rules that ask it after, and keeps nothing of it', async () => {
    const count = async () => (await world.portal.sql('select count(*) from work'))[0];
    const before = await count();
    const alike = { writerIpi, title: 'TVISVAR' };
    const bytes = worksFile([
      { ...alike, number: 'T1' },
      { ...alike, number: 'T2' },
      { number: 'T3', writerIpi, title: 'HLUTIR', shares: [4000, 6000] },
      { number: 'S2', writerIpi, title: 'SVAR TVO' },
      { number: 'T5', writerIpi: nameNumberOf(7002), title: 'ANNAR' },
      { number: 'T6', writerIpi, title: 'SVAR EITT' },
    ]);
    const upload = { as: world.publisher, bytes, name: 'CW260124BRM_077.V22' };
    const id = await judgedCwr(world.portal, upload);
    const seen = async (as = world.publisher) => {
      const { body } = await world.portal.ask(`GET /api/cwr/files/${id}/transactions`, { as });
      return body.map((one: { spurT_UM: string; fyrstA_SVAR: string }) => one.spurT_UM ?? one.fyrstA_SVAR);
    };
    const expected = ['RA', 'match', 'shares', 'RJ', 'nobody', 'match'];
    expect(await seen()).toEqual(expected);
    expect(await count()).toEqual(before);
    const path = `GET /api/cwr/files/${id}` as const;
    const { body: file } = await world.portal.ask(path, { as: world.publisher });
    expect(file).toMatchObject({ faersluR_HJA_STARFSFOLKI: 4, faersluR_HAFNAD: 1 });
    expect((await world.portal.ask(path, { as: world.stranger })).status).toBe(404);
    await sentCwr(world.portal, upload);
    expect(await seen(world.staff)).toEqual(expected);
    expect(await seen()).toEqual(['RA', 'RA', 'RA', 'RJ', 'RA', 'RA']);
  });
});
