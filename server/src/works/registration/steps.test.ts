import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { setShare } from '../../../test/shares.ts';

let portal: Portal;
let member: Someone;
let second: Someone;
let stranger: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  [member, second, stranger] = await Promise.all([portal.someone(), portal.someone(), portal.someone()]);
});
/** A work with half of its shares given, as a client that goes step by step has it after the first call. */
beforeEach(async () => {
  workId = await portal.work({ by: member, others: [], isApproved: false });
  await setShare(portal, workId, 50);
});
afterAll(() => portal.close());

const step = (path: string, body: unknown, as = member) =>
  portal.ask(`POST /api/compositions/${path}`, { as, body });
const known = { TEGUND_HOFUNDAR_NR: 34, HLUTFALL: 50, SAMTHYKKI: 1 };
const unknown = () => ({
  VERK_NR: workId,
  NAFN: 'Ólöf Ýr',
  NETFANG: 'olof@example.is',
  HLUTFALL: 50,
  TEGUND_HOFUNDAR_NR: 34,
});
const light = async () => (await portal.sql('select light from work where work_id = $1', [workId]))[0]?.light;

describe('attaching a known author', () => {
  it('F7.21 puts the author on the work, waiting to approve', async () => {
    const { status, body } = await step(`${workId}/authors/${second.authorId}`, known);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      hofunduR_NR: second.authorId,
      hofundaR_KODI: 'A',
      hlutfall: 50,
      samthykki: 0,
      dagS_SAMTHYKKIS: null,
    });
    const { body: authors } = await portal.ask(`GET /api/compositions/${workId}/authors`, { as: second });
    expect(authors).toHaveLength(2);
    expect(await light()).toBe(2);
  });
  it.each([
    ['twice', () => `${workId}/authors/${member.authorId}`, known, 409, 'work.authorTwice'],
    [
      'beyond 100',
      () => `${workId}/authors/${second.authorId}`,
      { ...known, HLUTFALL: 50.01 },
      422,
      'request.invalid',
    ],
    [
      'with nothing',
      () => `${workId}/authors/${second.authorId}`,
      { ...known, HLUTFALL: 0 },
      422,
      'request.invalid',
    ],
    [
      'as a publisher',
      () => `${workId}/authors/${second.authorId}`,
      { ...known, TEGUND_HOFUNDAR_NR: 31 },
      422,
      'request.invalid',
    ],
    ['who is not there', () => `${workId}/authors/2000000000`, known, 404, 'author.notFound'],
    ['to no work', () => `2000000000/authors/${second.authorId}`, known, 404, 'work.notFound'],
  ] as const)('F7.21 is refused %s', async (_, path, body, status, code) => {
    const answer = await step(path(), body);
    expect([answer.status, answer.body.Code]).toEqual([status, code]);
  });
  it('S6 is not for those who are no party to the work', async () => {
    expect((await step(`${workId}/authors/${stranger.authorId}`, known, stranger)).status).toBe(404);
  });
  it('is refused once staff have approved the work', async () => {
    await portal.sql(`update work set review = 'approved' where work_id = $1`, [workId]);
    const { status, body } = await step(`${workId}/authors/${second.authorId}`, known);
    expect([status, body.Code]).toEqual([409, 'work.notOpen']);
  });
  it('F5.6 never comes to more than 100 when two come at once', async () => {
    const answers = await Promise.all(
      [second, stranger].map((one) => step(`${workId}/authors/${one.authorId}`, known)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });
});

describe('attaching an author outside the society', () => {
  it('F7.20 makes the author and puts it on the work', async () => {
    const { status, body } = await step('unknownAuthor', { ...unknown(), KENNITALA: '020230-0019' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ nafN_BIRTA: 'Ólöf Ýr', hlutfall: 50, samthykki: 0 });
    const again = await step('unknownAuthor', { ...unknown(), KENNITALA: '0202300019' });
    expect(again.body.Errors).toMatchObject([{ Field: 'KENNITALA', Code: 'person.kennitalaExists' }]);
  });
  it.each([
    [{}, 'IPI_NUMER', 'ipi.missing'],
    [{ KENNITALA: '020230001' }, 'KENNITALA', 'person.kennitalaLength'],
    [{ KENNITALA: '0202300029', NETFANG: 'x' }, 'NETFANG', 'person.emailInvalid'],
    [{ KENNITALA: '0202300029', NAFN: '' }, 'NAFN', 'person.nameMissing'],
    [{ KENNITALA: '0202300029', TEGUND_HOFUNDAR_NR: 39 }, 'TEGUND_HOFUNDAR_NR', 'work.authorTypeNotOffered'],
    [{ KENNITALA: '0202300029', TEGUND_HOFUNDAR_NR: 99 }, 'TEGUND_HOFUNDAR_NR', 'work.authorTypeNotOffered'],
  ])('F5.18, F5.19 is refused with %j', async (changes, Field, Code) => {
    const { status, body } = await step('unknownAuthor', { ...unknown(), ...changes });
    expect(status).toBe(422);
    expect(body.Errors).toMatchObject([{ Field, Code }]);
  });
});

describe('attaching an author from abroad', () => {
  const foreign = (changes = {}) => {
    const { NETFANG: _, ...rest } = unknown();
    return { ...rest, foreign: true, ...changes };
  };

  it.each([{ foreign: true }, { foreign: null }, { NETFANG: '', IPI_NUMER: '' }])(
    'X176, X71 needs neither an e-mail nor an IPI name number of staff, and is asked nothing: %j',
    async (changes) => {
      const { status, body } = await step(
        'unknownAuthor',
        foreign(changes),
        await portal.someone({ role: 'editor' }),
      );
      expect(status).toBe(201);
      const [row] = await portal.sql(
        `select wa.approval, p.email, p.kennitala, (select count(*)::integer from letter l where l.person_id = p.person_id) as letters
         from work_author wa join author a using (author_id) join person p using (person_id)
         where wa.work_id = $1 and wa.author_id = $2`,
        [workId, body.hofunduR_NR],
      );
      expect(row).toEqual({ approval: 'given', email: null, kennitala: null, letters: 0 });
    },
  );
  it('X176 needs both of a member, who has to be answered for', async () => {
    const { status, body } = await step('unknownAuthor', foreign());
    expect(status).toBe(422);
    expect(body.Errors).toMatchObject([
      { Field: 'NETFANG', Code: 'person.emailMissing' },
      { Field: 'IPI_NUMER', Code: 'ipi.missing' },
    ]);
  });
  it.each([
    [{ foreign: true, KENNITALA: '0202300039' }, 'KENNITALA', 'work.foreignAuthorKennitala'],
    [{ foreign: false }, 'NETFANG', 'person.emailMissing'],
  ])('X176 is refused of staff as in a registration, with %j', async (changes, Field, Code) => {
    const { status, body } = await step(
      'unknownAuthor',
      foreign(changes),
      await portal.someone({ role: 'editor' }),
    );
    expect(status).toBe(422);
    expect(body.Errors[0]).toMatchObject({ Field, Code });
  });
});

describe('setting rights', () => {
  const rightOf = async (one: Someone) =>
    (await portal.sql('select right_id from author_right where author_id = $1', [one.authorId]))[0]?.right_id;
  const line = async (changes = {}) => ({
    HOFUNDUR_NR: member.authorId,
    RETTHAFI_NR: await rightOf(member),
    HLUTFALL: 50,
    HLUTF_ERLENT: 50,
    ...changes,
  });

  const contractOf = async (author: Someone) => {
    const [contract] = await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share)
       values ($1, $2, '2020-01-01', '2099-12-31', 40, 60) returning contract_id`,
      [stranger.personId, author.authorId],
    );
    return contract?.contract_id as number;
  };
  const rights = async () =>
    (await portal.ask(`GET /api/compositions/${workId}/rights`, { as: member })).body.map(
      (one: Record<string, unknown>) => [
        one['hofunduR_NR'],
        one['publisheR_NR'],
        one['hlutfall'],
        one['hlutF_ERLENT'],
      ],
    );

  it('F7.22, V6 takes what the share gives, and puts it under a contract that a line names', async () => {
    expect((await step(`${workId}/rights`, await line())).status).toBe(201);
    const contract = await contractOf(member);
    const { status, body } = await step(`${workId}/rights`, {
      HOFUNDUR_NR: member.authorId,
      PUBLISHER_SAMNINGUR_NR: contract,
      HLUTFALL: 20,
      HLUTF_ERLENT: 30,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ publisheR_NR: stranger.personId, hlutfall: 20, hlutF_ERLENT: 30 });
    expect(await rights()).toEqual([
      [member.authorId, null, 30, 20],
      [member.authorId, stranger.personId, 20, 30],
    ]);
  });
  it('V12 lets nobody cut what another author is paid', async () => {
    const shared = await portal.work({ by: member, others: [second], isApproved: false });
    await portal.ask(`PATCH /api/compositions/${shared}/approval`, { as: second, body: { SAMTHYKKI: 1 } });
    const cut = { HOFUNDUR_NR: second.authorId, RETTHAFI_NR: await rightOf(second) };
    for (const figures of [
      { HLUTFALL: 0.01, HLUTF_ERLENT: 0.01 },
      { HLUTFALL: 50, HLUTF_ERLENT: 0 },
      { HLUTFALL: 0, HLUTF_ERLENT: 0 },
    ]) {
      const answer = await step(`${shared}/rights`, { ...cut, ...figures });
      expect([answer.status, answer.body.Errors[0].Code]).toEqual([422, 'work.rightsNotShare']);
    }
    const approved = await portal.sql(
      'select approval from work_author where work_id = $1 and author_id = $2',
      [shared, second.authorId],
    );
    expect(approved).toEqual([{ approval: 'given' }]);
  });
  it('V12 asks an author anew when somebody else puts their share under a contract', async () => {
    const shared = await portal.work({ by: member, others: [second], isApproved: false });
    await portal.ask(`PATCH /api/compositions/${shared}/approval`, { as: second, body: { SAMTHYKKI: 1 } });
    const contract = await contractOf(second);
    const { status } = await step(`${shared}/rights`, {
      HOFUNDUR_NR: second.authorId,
      PUBLISHER_SAMNINGUR_NR: contract,
      HLUTFALL: 20,
      HLUTF_ERLENT: 30,
    });
    expect(status).toBe(201);
    const { body } = await portal.ask(`GET /api/compositions/${shared}/approvals`, { as: second });
    expect(body).toMatchObject([
      { stadA_SAMTHYKKIS: 'given', umferd: null },
      {
        stadA_SAMTHYKKIS: 'waiting',
        umferd: 2,
        greitT_TIL: [
          { nafn: second.name, hlutfall: 30, hlutF_ERLENT: 20 },
          { nafn: stranger.name, hlutfall: 20, hlutF_ERLENT: 30 },
        ],
      },
    ]);
    const [letter] = await portal.sql(
      'select body from letter where person_id = $1 order by letter_id desc limit 1',
      [second.personId],
    );
    expect(letter?.body).toContain(stranger.name);
  });
  it.each([
    ['more than the author’s share', { HLUTFALL: 50.01 }, 422, 'request.invalid'],
    ['more than the author’s share abroad', { HLUTF_ERLENT: 50.01 }, 422, 'request.invalid'],
    ['an author who is not on it', { HOFUNDUR_NR: 2_000_000_000 }, 404, 'author.notFound'],
    ['a right of nobody on it', { RETTHAFI_NR: 2_000_000_000 }, 404, 'author.notFound'],
    ['a contract that is not there', { PUBLISHER_SAMNINGUR_NR: 2_000_000_000 }, 412, 'work.contractEnded'],
  ])('V6 refuses %s', async (_, changes, status, code) => {
    const answer = await step(`${workId}/rights`, await line(changes));
    expect([answer.status, answer.body.Code]).toEqual([status, code]);
  });
});

describe('marking artists', () => {
  const mark = (id: number, as = member) => portal.ask(`PATCH /api/compositions/${id}/artists`, { as });
  it('F7.24 writes the performers, or else the authors, as artists', async () => {
    expect((await mark(workId)).status).toBe(204);
    const header = async () =>
      (await portal.ask(`GET /api/compositions/${workId}`, { as: member })).body.listamenn;
    expect(await header()).toBe(member.name);
    await portal.sql(`update work set performers = 'Hrím' where work_id = $1`, [workId]);
    await mark(workId);
    expect(await header()).toBe('Hrím');
  });
  it('S6 is not for strangers, nor for no work', async () => {
    expect((await mark(workId, stranger)).status).toBe(404);
    expect((await mark(2_000_000_000)).status).toBe(404);
  });
});
