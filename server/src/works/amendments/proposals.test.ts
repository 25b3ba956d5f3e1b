import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

let portal: Portal;
let staff: Someone;
let registrant: Someone;
let coAuthor: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor', name: 'Ragnar' });
});
beforeEach(async () => {
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
  workId = await sharedWork(portal, [registrant, coAuthor], 'Andvaka');
});
afterAll(() => portal.close());

const author = (one: Someone, ratio = 50) => ({ id: one.authorId, typeOfAuthor: 36, ratio });
const put = (changes: Record<string, unknown> = {}, as = registrant) =>
  portal.ask(`PUT /api/compositions/${workId}`, {
    as,
    body: {
      HEITI_VERKS: 'Andvaka',
      LENGD: '3.30',
      authors: [author(registrant), author(coAuthor)],
      ...changes,
    },
  });
const propose = async (changes: Record<string, unknown> = { LENGD: '4.10', ATHUGASEMD: 'Ný mæling.' }) => {
  expect((await put(changes)).body).toEqual({ verK_NR: workId, eR_TILLAGA: 1 });
  const [latest] = (await read('/proposals')).body;
  return latest.tillogU_NR as number;
};
const read = (path: string, as = registrant) => portal.ask(`GET /api/compositions/${workId}${path}`, { as });
const decide = (proposalId: number, body: unknown = { SAMTHYKKT: true }, as: Someone | undefined = staff) =>
  portal.ask(`PATCH /api/proposals/${proposalId}/review`, { as, body });
const toldOf = (someone: Someone) =>
  portal.sql(
    'select kind, header_is, body_is from notification where person_id = $1 order by notification_id desc',
    [someone.personId],
  );

describe('a proposal', () => {
  it('D1 leaves the approved work as it is, and waits for staff with the difference', async () => {
    const proposalId = await propose();
    expect((await read('')).body).toMatchObject({ lengd: '3.30', ljos: 0 });
    const { body } = await portal.ask('GET /api/proposals', { as: staff });
    expect(body).toContainEqual({
      tillogU_NR: proposalId,
      verK_NR: workId,
      heitI_VERKS: 'Andvaka',
      lagT_TIL_AF: 'Sigga',
      dagS_LAGT_TIL: expect.any(String),
      breytingar: [
        { reitur: 'LENGD', heitI_REITS: { is: 'Lengd', en: 'Length' }, var: '3.30', verdur: '4.10' },
      ],
      athugasemd: 'Ný mæling.',
      stadA_TILLOGU: 'waiting',
      verkI_VAR_BREYTT: 0,
      frA_UPPHAFI: 0,
      breytinG_GILDIR_FRA: null,
      breytinG_GILDIR_TIL: null,
      akvediD_AF: null,
      dagS_AKVEDID: null,
      athugasemD_FELAGS: null,
    });
    expect((await read('/registration')).body.tillaga).toMatchObject({
      tillogU_NR: proposalId,
      stadA_TILLOGU: 'waiting',
    });
  });
  it('D1 takes the place of the one before, which cannot be decided on any more', async () => {
    const first = await propose();
    const second = await propose({ LENGD: '5' });
    expect((await decide(first)).body.Code).toBe('proposal.overtaken');
    expect((await decide(second)).status).toBe(204);
    expect((await read('')).body.lengd).toBe('5.00');
  });
  it('W5 is made once of what is sent again after a lost answer', async () => {
    const sent = {
      as: registrant,
      body: { HEITI_VERKS: 'Andvaka', LENGD: '5', authors: [author(registrant), author(coAuthor)] },
      headers: { 'idempotency-key': `propose ${workId}` },
    };
    for (const _ of [1, 2])
      expect((await portal.ask(`PUT /api/compositions/${workId}`, sent)).body.eR_TILLAGA).toBe(1);
    expect((await read('/proposals')).body).toHaveLength(1);
  });
  it('V2 keeps the rules of registering, and must differ from the work', async () => {
    expect((await put({ authors: [author(registrant, 60), author(coAuthor)] })).status).toBe(422);
    expect((await put()).body.Code).toBe('work.unchanged');
    const known = { name: 'N', ssn: coAuthor.kennitala, email: 'n@example.is', typeOfAuthor: 34, ratio: 20 };
    const authors = [author(registrant, 40), author(coAuthor, 40)];
    expect((await put({ authors, unknownAuthors: [known] })).status).toBe(422);
    expect((await read('/proposals')).status).toBe(404);
  });
  it('is made by nobody else; staff amend without one', async () => {
    expect((await put({ LENGD: '5' }, coAuthor)).status).toBe(403);
    expect((await put({ LENGD: '5' }, await portal.someone())).status).toBe(404);
    expect((await put({ LENGD: '5' }, staff)).body.eR_TILLAGA).toBe(0);
    expect((await read('')).body).toMatchObject({ lengd: '5.00', ljos: 0 });
  });
  it('S6 is read by its registrant and staff alone', async () => {
    await propose();
    expect((await read('/proposals', staff)).status).toBe(200);
    expect((await read('/proposals', coAuthor)).status).toBe(404);
    expect((await portal.ask('GET /api/proposals', { as: registrant })).status).toBe(403);
    expect((await portal.ask('GET /api/proposals')).status).toBe(401);
  });
});

describe('a decision on a proposal', () => {
  it('D1 accepts: the work is amended, the registrant and the parties are told, the light stays', async () => {
    expect((await decide(await propose(), { SAMTHYKKT: true, ATHUGASEMD: 'Gott.' })).status).toBe(204);
    expect((await read('')).body).toMatchObject({ lengd: '4.10', ljos: 0 });
    expect((await read('/amendments')).body).toMatchObject([
      { astaeda: 'proposal', breytingar: [{ reitur: 'LENGD' }] },
    ]);
    expect((await toldOf(registrant))[0]).toMatchObject({ header_is: 'Breyting samþykkt: „Andvaka“' });
    expect((await toldOf(coAuthor))[0]).toMatchObject({ header_is: 'Skráningu breytt: „Andvaka“' });
    expect((await read('/proposals')).body).toMatchObject([
      { stadA_TILLOGU: 'accepted', akvediD_AF: null, athugasemD_FELAGS: 'Gott.' },
    ]);
  });
  it('D1, J4 is the society’s to members; staff see whose it was', async () => {
    await decide(await propose());
    for (const as of [registrant, coAuthor])
      expect((await read('/amendments', as)).body).toMatchObject([{ tegunD_GERANDA: 'society', nafn: null }]);
    expect((await read('/amendments', staff)).body).toMatchObject([
      { tegunD_GERANDA: 'user', nafn: 'Ragnar' },
    ]);
    expect((await read('/registration')).body.tillaga).toMatchObject({ akvediD_AF: null });
    expect((await read('/registration', staff)).body.tillaga).toMatchObject({ akvediD_AF: 'Ragnar' });
    expect((await read('/proposals', staff)).body).toMatchObject([{ akvediD_AF: 'Ragnar' }]);
    const [told] = await toldOf(coAuthor);
    expect(told?.body_is).toMatch(/^Félagið hefur breytt skráningu verksins „Andvaka“/);
  });
  it('V4, V5 starts approvals anew when shares change, and the light is yellow until they are given', async () => {
    const fresh = {
      name: 'Ný',
      email: 'ny@example.is',
      typeOfAuthor: 34,
      ratio: 20,
      foreign: 1,
      ipi: '00014107338',
    };
    const proposalId = await propose({
      authors: [author(registrant, 40), author(coAuthor, 40)],
      unknownAuthors: [fresh],
    });
    expect(await portal.sql(`select from person where email = 'ny@example.is'`)).toEqual([]);
    expect((await decide(proposalId)).status).toBe(204);
    expect((await read('')).body.ljos).toBe(1);
    const asked = await portal.sql(
      `select count(*)::integer as n, min(asked_by) as asked_by from approval_request where work_id = $1 and state = 'waiting'`,
      [workId],
    );
    expect(asked).toEqual([{ n: 2, asked_by: registrant.personId }]);
    expect((await read('/registration')).status).toBe(200);
  });
  it('D1 refuses with a remark, which the registrant gets', async () => {
    const proposalId = await propose();
    expect((await decide(proposalId, { SAMTHYKKT: false })).body.Errors[0].Code).toBe(
      'proposal.remarkMissing',
    );
    expect((await decide(proposalId, { SAMTHYKKT: false, ATHUGASEMD: 'Sannar ekkert.' })).status).toBe(204);
    expect((await read('')).body.lengd).toBe('3.30');
    const [told] = await toldOf(registrant);
    expect(told?.body_is).toContain('Sannar ekkert.');
    expect((await read('/registration')).body.tillaga).toMatchObject({
      stadA_TILLOGU: 'refused',
      athugasemD_FELAGS: 'Sannar ekkert.',
    });
  });
  it('D1 is made once though two come at once', async () => {
    const proposalId = await propose();
    const other = await portal.someone({ role: 'administrator' });
    const answers = await Promise.all([
      decide(proposalId),
      decide(proposalId, { SAMTHYKKT: false, ATHUGASEMD: 'Nei' }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.Code).toBe('proposal.decidedAlready');
  });
  it('V11 is 412 when the work has changed since; it can still be refused', async () => {
    const proposalId = await propose();
    await put({ LENGD: '5' }, staff);
    expect((await read('/registration')).body.tillaga.verkI_VAR_BREYTT).toBe(1);
    expect((await decide(proposalId)).body).toMatchObject({ StatusCode: 412, Code: 'proposal.outdated' });
    expect((await decide(proposalId, { SAMTHYKKT: false, ATHUGASEMD: 'Úrelt.' })).status).toBe(204);
  });
  it('V2 rests on the rules as they are now, and leaves nothing half written', async () => {
    const third = await portal.someone();
    const [contract] = await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on) values ($1, $2, '2020-01-01', '2099-12-31') returning contract_id`,
      [third.personId, coAuthor.authorId],
    );
    const proposalId = await propose({
      LENGD: '4.10',
      authors: [author(registrant), { ...author(coAuthor), publishingContractId: contract?.contract_id }],
    });
    await portal.sql(`update publishing_contract set ends_on = '2021-01-01' where contract_id = $1`, [
      contract?.contract_id,
    ]);
    expect((await decide(proposalId)).body.Code).toBe('work.contractEnded');
    expect((await read('')).body.lengd).toBe('3.30');
    expect((await read('/proposals')).body).toMatchObject([{ stadA_TILLOGU: 'waiting' }]);
  });
  it('S6 is for staff, and for proposals that exist', async () => {
    const proposalId = await propose();
    expect((await decide(proposalId, { SAMTHYKKT: true }, registrant)).status).toBe(403);
    expect(
      (await portal.ask(`PATCH /api/proposals/${proposalId}/review`, { body: { SAMTHYKKT: true } })).status,
    ).toBe(401);
    expect((await decide(2_000_000_000)).status).toBe(404);
    expect((await decide(proposalId, {})).status).toBe(422);
  });
});
