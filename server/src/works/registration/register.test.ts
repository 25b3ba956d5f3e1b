import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let second: Someone;
let publisher: Someone;
let staff: Someone;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
});
beforeEach(async () => {
  member = await portal.someone();
  second = await portal.someone();
  publisher = await portal.someone({ withoutAuthor: true });
});
afterAll(() => portal.close());

const register = (as: Someone, changes: Record<string, unknown> = {}) =>
  portal.ask('POST /api/compositions', { as, body: aRegistration(member, changes) });
const half = (one: Someone, more: Record<string, unknown> = {}) => ({
  id: one.authorId,
  typeOfAuthor: 36,
  ratio: 50,
  ...more,
});
const tab = async (workId: number, name: string, as = member) =>
  (await portal.ask(`GET /api/compositions/${workId}${name}`, { as })).body;

/** A contract of `author` with the publisher; the shares are per cent. */
async function aContract(
  author: Someone,
  terms: { performance?: number; mechanical?: number; endsOn?: string } = {},
): Promise<number> {
  const [contract] = await portal.sql(
    `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share)
     values ($1, $2, '2020-01-01', $3, $4, $5) returning contract_id`,
    [
      publisher.personId,
      author.authorId,
      terms.endsOn ?? '2099-12-31',
      terms.performance ?? null,
      terms.mechanical ?? null,
    ],
  );
  return contract?.contract_id;
}

describe('a registration', () => {
  it('V1, F4.6, F1.7, F3.18, F7.17 writes the work with all that belongs to it, and answers its number', async () => {
    const contractId = await aContract(second, { performance: 33.33, mechanical: 40 });
    const { status, body } = await register(member, {
      FLYTJENDUR: 'Hljómsveitin Hrím',
      authors: [half(member), half(second, { publishingContractId: contractId })],
      searchNames: [{ HEITI_VERKS: 'Breaker' }],
      isrcCodes: [{ isrcCode: 'IS-EAA-21-02203', performer: 'Hrím' }],
    });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['verK_NR']);
    const workId = body.verK_NR;
    expect(await tab(workId, '')).toMatchObject({
      heitI_VERKS: 'Brimalda',
      lengd: '3.50',
      flytjendur: 'Hljómsveitin Hrím',
      listamenn: 'Hljómsveitin Hrím',
    });
    expect(await tab(workId, '/searchnames')).toEqual([{ heitI_VERKS: 'Breaker' }]);
    expect(await tab(workId, '/isrcCodes')).toMatchObject([{ isrC_KODI: 'ISEAA2102203', flytjandi: 'Hrím' }]);
    expect(await tab(workId, '/rights')).toMatchObject([
      {
        hofunduR_NR: member.authorId,
        publisheR_NR: null,
        publisheR_SAMNINGUR_NR: null,
        retthafi: member.name,
        hlutfall: 50,
        hlutF_ERLENT: 50,
      },
      {
        hofunduR_NR: second.authorId,
        publisheR_NR: null,
        publisheR_SAMNINGUR_NR: contractId,
        retthafi: second.name,
        hlutfall: 33.34,
        hlutF_ERLENT: 30,
      },
      {
        hofunduR_NR: second.authorId,
        publisheR_NR: publisher.personId,
        publisheR_SAMNINGUR_NR: contractId,
        retthafi: publisher.name,
        hlutfall: 16.66,
        hlutF_ERLENT: 20,
      },
    ]);
    expect(await tab(workId, '/publishers')).toEqual([
      { nafN_NR: publisher.personId, nafn: publisher.name, hlutfall: 16.66, hlutF_ERLENT: 20 },
    ]);
  });
  it('F4.1, V4 begins red, with the cause on record', async () => {
    const { body } = await register(member);
    expect((await tab(body.verK_NR, '')).ljos).toBe(2);
    expect(await tab(body.verK_NR, '/lights')).toMatchObject([
      { ljoS_VAR: null, ljoS_VERDUR: 2, astaeda: 'registered', nafn: member.name },
    ]);
  });
  it('F3.14 says where it came from, whatever the client says, and keeps the defaults of F9.1', async () => {
    const { body } = await register(member, { UPPRUNI_VERKS: 'rugl', STADA_VERKS_NR: 9 });
    const [work] = await portal.sql('select * from work where work_id = $1', [body.verK_NR]);
    expect(work).toMatchObject({
      origin: `Skráð á vef af ${member.kennitala}`,
      estimate: '1 1A',
      weight: '06',
      work_status_id: 1,
      is_sent_to_ice: false,
      registered_by: member.userId,
    });
  });
  it('F4.2, F6.3, V2 has a member’s own approval and waits for the others’, whatever SAMTHYKKI says', async () => {
    const { body } = await register(member, {
      authors: [half(member, { samthykki: 0 }), half(second, { samthykki: 1 })],
    });
    const authors = await tab(body.verK_NR, '/authors');
    expect(authors).toMatchObject([
      { samthykki: 1, dagS_SAMTHYKKIS: expect.any(String) },
      { samthykki: 0, dagS_SAMTHYKKIS: null },
    ]);
  });
  it('F4.2 is approved for all when staff register it', async () => {
    const { body } = await register(staff, { authors: [half(member), half(second)] });
    expect(await tab(body.verK_NR, '/authors')).toMatchObject([{ samthykki: 1 }, { samthykki: 1 }]);
  });
  it.each([
    `Robert'); drop table work; --`,
    '<script>alert(1)</script>',
    '{"a":1}',
    '%00 \\ \u2028 "',
    '=1+1',
  ])('keeps the title %j as text', async (title) => {
    const { status, body } = await register(member, { HEITI_VERKS: title });
    expect(status).toBe(201);
    expect((await tab(body.verK_NR, '')).heitI_VERKS).toBe(title);
  });
  it('F2.32, F1.3 stands at once in the list of each of its parties, and in no one else’s', async () => {
    const contractId = await aContract(member, { performance: 50 });
    const { body } = await register(member, {
      authors: [half(member, { publishingContractId: contractId }), half(second)],
    });
    const list = async (one: Someone) =>
      (await portal.ask(`GET /api/persons/${one.personId}/compositions`, { as: one })).body;
    const flags = {
      verK_NR: body.verK_NR,
      hofunduR_AD_VERKI: 1,
      retthafI_AD_VERKI: 1,
      publisheR_AD_VERKI: 0,
      ljos: 2,
      hofundaR_KODI: 'CA',
    };
    expect(await list(member)).toMatchObject([flags]);
    expect(await list(second)).toMatchObject([flags]);
    expect(await list(publisher)).toMatchObject([
      { hofunduR_NR: member.authorId, hofunduR_AD_VERKI: 0, publisheR_AD_VERKI: 1 },
    ]);
    expect((await list(await portal.someone())).StatusCode).toBe(404);
  });
});

describe('who may register', () => {
  it('V3, F8.3 no member for others alone', async () => {
    const { status, body } = await register(second);
    expect(status).toBe(403);
    expect(body).toEqual({
      StatusCode: 403,
      Code: 'work.registrantNotAuthor',
      Message: 'Notandi verður að vera skráður sem höfundur',
    });
  });
  it('V3, R199 an heir for the author who died, and the other heirs are asked', async () => {
    const [heir, other] = [await portal.someone(), await portal.someone({ withoutAuthor: true })];
    await portal.sql(`update person set died_on = '2016-11-08' where person_id = $1`, [member.personId]);
    for (const { personId } of [heir, other])
      await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 50)', [
        personId,
        member.authorId,
      ]);
    await portal.sql('delete from author_right where author_id = $1 and person_id = $2', [
      member.authorId,
      member.personId,
    ]);
    const { status, body } = await register(heir, { authors: [half(member), half(second)] });
    expect(status).toBe(201);
    expect(await tab(body.verK_NR, '/authors', heir)).toMatchObject([
      { hofunduR_NR: member.authorId, samthykki: 0 },
      { hofunduR_NR: second.authorId, samthykki: 0 },
    ]);
    const told = await portal.ask(`GET /api/persons/${other.personId}/notifications`, { as: other });
    expect(told.body).toMatchObject([{ tegund: 'approvalAsked', tengill: `/verk/${body.verK_NR}` }]);
    expect(told.body[0].body).toContain(heir.name);
    expect((await portal.ask(`GET /api/persons/${heir.personId}/notifications`, { as: heir })).status).toBe(
      404,
    );
  });
  it('V3 a holder of a living author’s right may register too, but does not approve for the author', async () => {
    const holder = await portal.someone({ withoutAuthor: true });
    await portal.sql('update author_right set share = 50 where author_id = $1', [member.authorId]);
    await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 50)', [
      holder.personId,
      member.authorId,
    ]);
    const { status, body } = await register(holder);
    expect(status).toBe(201);
    expect(await tab(body.verK_NR, '/authors', holder)).toMatchObject([{ samthykki: 0 }]);
  });
  it('V3 staff for anybody', async () => expect((await register(staff)).status).toBe(201));
  it('V3 a publisher for an author under a running contract, and no other', async () => {
    const refused = [403, 'Notandi verður að vera skráður sem höfundur'];
    const tried = async () => {
      const { status, body } = await register(publisher);
      return [status, body.Message];
    };
    expect(await tried()).toEqual(refused);
    await aContract(member, { endsOn: '2021-01-01' });
    await aContract(second);
    expect(await tried()).toEqual(refused);
    await aContract(member);
    const { status, body } = await register(publisher);
    expect(status).toBe(201);
    expect(await tab(body.verK_NR, '/authors')).toMatchObject([{ samthykki: 0 }]);
  });
  it('V3 an author who is a publisher too, for their own works and those they publish', async () => {
    publisher = await portal.someone();
    expect((await register(publisher)).status).toBe(403);
    await aContract(member);
    expect((await register(publisher)).status).toBe(201);
    expect((await register(publisher, { authors: [half(publisher, { ratio: 100 })] })).status).toBe(201);
  });
});

describe('a registration that rests on what has changed', () => {
  it('V11 is 412 when the contract has ended', async () => {
    const contractId = await aContract(member, { endsOn: '2021-01-01' });
    const { status, body } = await register(member, {
      authors: [{ ...half(member), ratio: 100, publishingContractId: contractId }],
    });
    expect([status, body.Code]).toEqual([412, 'work.contractEnded']);
    expect(body.Message).toBe('Útgáfusamningur sem var valinn er ekki lengur í gildi.');
  });
  it('V11 is 412 when the author is gone', async () => {
    const { status, body } = await register(member, {
      authors: [half(member), half({ ...second, authorId: 2_000_000_000 })],
    });
    expect([status, body.Code]).toEqual([412, 'work.authorGone']);
  });
  it('is refused with a contract of another author', async () => {
    const contractId = await aContract(second);
    const { status, body } = await register(member, {
      authors: [half(member, { publishingContractId: contractId }), half(second)],
    });
    expect(status).toBe(422);
    expect(body.Errors).toMatchObject([
      { Field: 'authors.0.publishingContractId', Code: 'work.contractOfOther' },
    ]);
  });
});

describe('the rights of a work', () => {
  it('V6, F3.9 add up to 100 at home and abroad, with contracts and heirs', async () => {
    const heirs = [
      await portal.someone({ withoutAuthor: true }),
      await portal.someone({ withoutAuthor: true }),
    ];
    await portal.sql('update author_right set share = 33.34 where author_id = $1', [second.authorId]);
    for (const heir of heirs)
      await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 33.33)', [
        heir.personId,
        second.authorId,
      ]);
    const contractId = await aContract(second, { performance: 12.34, mechanical: 50 });
    const authors = [
      { id: member.authorId, typeOfAuthor: 33, ratio: 66.67 },
      { id: second.authorId, typeOfAuthor: 34, ratio: 33.33, publishingContractId: contractId },
    ];
    const { body } = await register(member, { authors });
    const rights = await tab(body.verK_NR, '/rights');
    const total = (name: string) =>
      rights.reduce(
        (sum: number, row: Record<string, number>) => sum + Math.round((row[name] ?? 0) * 100),
        0,
      );
    expect(rights).toHaveLength(5);
    expect([total('hlutfall'), total('hlutF_ERLENT')]).toEqual([10_000, 10_000]);
    expect(await tab(body.verK_NR, '/beneficiaries')).toHaveLength(4);
    expect(
      (await portal.ask(`GET /api/persons/${heirs[0]?.personId}/compositions`, { as: heirs[0] })).body,
    ).toMatchObject([{ hofunduR_AD_VERKI: 0, retthafI_AD_VERKI: 1 }]);
  });
});
