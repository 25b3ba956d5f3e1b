import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAmendment, author, everythingOf } from '../../../test/amendment.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let registrant: Someone;
let coAuthor: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
});
beforeEach(async () => {
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
  workId = await portal.work({ by: registrant, others: [coAuthor], isApproved: false });
});
afterAll(() => portal.close());

const body = (changes: Record<string, unknown> = {}) => anAmendment([registrant, coAuthor], changes);
const amend = (changes: Record<string, unknown> = {}, as: Someone | undefined = registrant) =>
  portal.ask(`PUT /api/compositions/${workId}`, { as, body: body(changes) });
const read = (path: string, as: Someone | undefined = registrant) =>
  portal.ask(`GET /api/compositions/${workId}${path}`, { as });
const version = async () => (await read('/registration')).body.dagS_SEIN_BREYTT;
const decide = (approve: boolean, more: object = {}) =>
  portal.ask(`PATCH /api/compositions/${workId}/review`, {
    as: staff,
    body: { SAMTHYKKT: approve, ATHUGASEMD: 'Sjá.', ...more },
  });
const approvalsOf = () =>
  portal.sql('select author_id, approval from work_author where work_id = $1 order by position', [workId]);
const toldOf = (someone: Someone, kind = 'workAmended') =>
  portal.sql('select header_is, body_is from notification where person_id = $1 and kind = $2', [
    someone.personId,
    kind,
  ]);
const everything = () => everythingOf(portal, workId);

describe('to read a registration', () => {
  it('V1 gives its registrant and staff what the form takes up again', async () => {
    const { status, body: answer } = await read('/registration');
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      verK_NR: workId,
      heitI_VERKS: 'Andvaka',
      lengd: '3.30',
      authors: [
        { id: registrant.authorId, name: 'Sigga', typeOfAuthor: 36, ratio: 50, samningur: null },
        { id: coAuthor.authorId, name: 'Bjartur' },
      ],
      searchNames: [],
      isrcCodes: [],
      stadA_YFIRFERDAR: 'waiting',
      tillaga: null,
    });
    expect((await read('/registration', staff)).status).toBe(200);
  });
  it('S6 is nobody else’s', async () => {
    expect((await read('/registration', coAuthor)).status).toBe(404);
    expect((await read('/registration', await portal.someone())).status).toBe(404);
    expect((await portal.ask(`GET /api/compositions/${workId}/registration`)).status).toBe(401);
  });
});

describe('to amend a registration', () => {
  it('V1 writes title, length, performers, titles and codes over it, and asks nobody anew', async () => {
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
      workId,
    ]);
    const before = await approvalsOf();
    const { status, body: answer } = await amend({
      HEITI_VERKS: 'Andvökur',
      LENGD: '4.10',
      FLYTJENDUR: 'Hrím',
      searchNames: [{ HEITI_VERKS: 'Wakeful' }],
      isrcCodes: [{ isrcCode: 'IS-EAA-21-02203', performer: 'Hrím' }],
      DAGS_SEIN_BREYTT: await version(),
    });
    expect([status, answer]).toEqual([200, { verK_NR: workId, eR_TILLAGA: 0 }]);
    expect((await read('')).body).toMatchObject({
      heitI_VERKS: 'Andvökur',
      lengd: '4.10',
      flytjendur: 'Hrím',
      listamenn: 'Hrím',
    });
    expect((await read('/searchnames')).body).toEqual([{ heitI_VERKS: 'Wakeful' }]);
    expect((await read('/isrcCodes')).body).toMatchObject([{ isrC_KODI: 'ISEAA2102203', flytjandi: 'Hrím' }]);
    expect(await approvalsOf()).toEqual(before);
    const [list] = (await portal.ask(`GET /api/persons/${coAuthor.personId}/compositions`, { as: coAuthor }))
      .body;
    expect(list.heitI_VERKS).toBe('Andvökur');
  });
  it('J3 tells the other parties what is different, and never who did it', async () => {
    await amend({ LENGD: '4.10' });
    const [told] = await toldOf(coAuthor);
    expect(told?.header_is).toBe('Skráningu breytt: „Andvaka“');
    expect(told?.body_is).toContain('Lengd: 3.30 → 4.10');
    expect(await toldOf(registrant)).toEqual([]);
  });
  it('V5 starts all approvals anew when shares change, with the difference', async () => {
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
      workId,
    ]);
    expect((await amend({ authors: [author(registrant, 60), author(coAuthor, 40)] })).status).toBe(200);
    expect(await approvalsOf()).toEqual([
      { author_id: registrant.authorId, approval: 'given' },
      { author_id: coAuthor.authorId, approval: 'waiting' },
    ]);
    const [round] = await portal.sql(
      `select round, changes from approval_request where work_id = $1 and state = 'waiting'`,
      [workId],
    );
    expect(round).toMatchObject({
      round: 2,
      changes: [
        {
          reitur: 'ratio',
          heitI_REITS: { is: 'Hlutfall: Sigga', en: 'Share: Sigga' },
          var: '50\u00a0%',
          verdur: '60\u00a0%',
        },
        { reitur: 'ratio', var: '50\u00a0%', verdur: '40\u00a0%' },
      ],
    });
    expect(await toldOf(coAuthor)).toEqual([]);
    expect((await read('/rights')).body).toMatchObject([{ hlutfall: 60 }, { hlutfall: 40 }]);
  });
  it('V5 asks an author who comes, tells one who goes, and takes the work off their list', async () => {
    const third = await portal.someone({ name: 'Dögg' });
    await amend({ authors: [author(registrant), author(third)] });
    expect(await approvalsOf()).toEqual([
      { author_id: registrant.authorId, approval: 'given' },
      { author_id: third.authorId, approval: 'waiting' },
    ]);
    expect(await toldOf(coAuthor)).toHaveLength(1);
    expect(await toldOf(third, 'approvalAsked')).toHaveLength(1);
    const list = await portal.ask(`GET /api/persons/${coAuthor.personId}/compositions`, { as: coAuthor });
    expect(list.status).toBe(404);
    expect((await read('/rights')).body.map((one: { hofunduR_NR: number }) => one.hofunduR_NR)).toEqual([
      registrant.authorId,
      third.authorId,
    ]);
  });
  it('V1 keeps what unchanged authors have: rights that staff set, and a contract that has ended since', async () => {
    const publisher = await portal.someone({ withoutAuthor: true });
    const [contract] = await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share)
       values ($1, $2, '2020-01-01', '2099-12-31', 50) returning contract_id`,
      [publisher.personId, coAuthor.authorId],
    );
    const authors = [
      author(registrant),
      author(coAuthor, 50, { publishingContractId: contract?.contract_id }),
    ];
    expect((await amend({ authors })).status).toBe(200);
    expect((await read('', publisher)).body.adilI_AD_VERKI).toBe(1);
    await portal.sql(`update publishing_contract set ends_on = '2021-01-01' where contract_id = $1`, [
      contract?.contract_id,
    ]);
    const rights = (await read('/rights')).body;
    expect((await amend({ authors, HEITI_VERKS: 'Andvökur' })).status).toBe(200);
    expect((await read('/rights')).body).toEqual(rights);
    expect((await amend()).status).toBe(200);
    expect((await read('', publisher)).body.adilI_AD_VERKI).toBe(0);
    expect((await amend({ authors })).body.Code).toBe('work.contractEnded');
  });
  it('V4 brings a refused work back to the queue, and asks those anew who had not answered', async () => {
    await decide(false);
    expect((await amend()).body.Code).toBe('work.unchanged');
    expect((await amend({ LENGD: '4.10' })).status).toBe(200);
    expect((await read('/registration')).body).toMatchObject({
      stadA_YFIRFERDAR: 'waiting',
      athugasemd: null,
    });
    const asked = await portal.sql(
      `select state from approval_request where work_id = $1 order by approval_request_id`,
      [workId],
    );
    expect(asked).toEqual([{ state: 'ended' }, { state: 'waiting' }]);
    // V13: what was changed since is decided on by who has read it.
    expect((await decide(true)).body.Code).toBe('work.changedMeanwhile');
    expect((await decide(true, { DAGS_SEIN_BREYTT: await version() })).status).toBe(204);
  });
  it('J4 keeps each amendment with the difference, for the parties alone', async () => {
    await amend({ LENGD: '4.10' });
    await amend({ LENGD: '4.20' });
    expect((await read('/amendments', coAuthor)).body).toMatchObject([
      {
        astaeda: 'amended',
        tegunD_GERANDA: 'user',
        nafn: 'Sigga',
        breytingar: [{ reitur: 'LENGD', var: '4.10', verdur: '4.20' }],
      },
      { astaeda: 'amended', breytingar: [{ var: '3.30', verdur: '4.10' }] },
    ]);
    expect((await read('/amendments', await portal.someone())).status).toBe(404);
  });
  it('W5 changes nothing the second time the same is sent', async () => {
    const sent = { LENGD: '4.10', DAGS_SEIN_BREYTT: await version() };
    expect((await amend(sent)).status).toBe(200);
    expect((await amend(sent)).status).toBe(200);
    expect((await read('/amendments')).body).toHaveLength(1);
  });
  it('W5 adds an unknown author once, and gives the first answer again when it was lost', async () => {
    const third = { name: 'Ný', ssn: '0101303019', email: 'ny@example.is', typeOfAuthor: 34, ratio: 20 };
    const sent = body({
      authors: [author(registrant, 40), author(coAuthor, 40)],
      unknownAuthors: [third],
      DAGS_SEIN_BREYTT: await version(),
    });
    const send = (payload: unknown) =>
      portal.ask(`PUT /api/compositions/${workId}`, {
        as: registrant,
        body: payload,
        headers: { 'idempotency-key': `amend-${workId}` },
      });
    const first = await send(sent);
    expect(first).toMatchObject({ status: 200, body: { verK_NR: workId, eR_TILLAGA: 0 } });
    const after = await everything();
    expect(await send(sent)).toMatchObject({ status: 200, body: first.body });
    expect(await everything()).toEqual(after);
    expect((await send({ ...sent, LENGD: '5' })).body.Code).toBe('request.keyReused');
  });
  it('W5 amends once though the same comes several times at once', async () => {
    const sent = {
      as: registrant,
      body: body({ LENGD: '4.10', DAGS_SEIN_BREYTT: await version() }),
      headers: { 'idempotency-key': `at once ${workId}` },
    };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => portal.ask(`PUT /api/compositions/${workId}`, sent)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read('/amendments')).body).toHaveLength(1);
  });
  it('V3 is for staff too, who tell the registrant, and leave it the registrant’s', async () => {
    expect((await amend({ LENGD: '4.10' }, staff)).status).toBe(200);
    const told = await toldOf(registrant);
    expect(told).toMatchObject([{ body_is: expect.stringMatching(/^Félagið hefur breytt/) }]);
    expect((await read('/amendments')).body).toMatchObject([{ tegunD_GERANDA: 'society', nafn: null }]);
    expect((await read('/registration')).status).toBe(200);
  });
  it('V5, M14 asks the registrant too where staff change the shares, and names no member of staff', async () => {
    const authors = [author(registrant, 60), author(coAuthor, 40)];
    expect((await amend({ authors }, staff)).status).toBe(200);
    expect(await approvalsOf()).toMatchObject([{ approval: 'waiting' }, { approval: 'waiting' }]);
    const told = await toldOf(registrant, 'approvalAsked');
    expect(told).toMatchObject([{ body_is: expect.stringMatching(/^Félagið hefur breytt/) }]);
  });
});

describe('somebody who acts for the registrant', () => {
  it('S5, J4 amends as the registrant, and the history says for whom', async () => {
    const proxy = await portal.someone({ role: 'external', name: 'Hrafnhildur' });
    expect((await amend({ LENGD: '4.10' }, proxy)).status).toBe(403);
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      registrant.userId,
      proxy.userId,
    ]);
    await expect.poll(async () => (await amend({ LENGD: '4.10' }, proxy)).status).toBe(200);
    expect((await read('/amendments')).body).toMatchObject([{ nafn: 'Sigga' }]);
    expect(
      await portal.sql('select user_id, acting_for_user_id from work_amendment where work_id = $1', [workId]),
    ).toEqual([{ user_id: proxy.userId, acting_for_user_id: registrant.userId }]);
    expect(await toldOf(registrant)).toEqual([]);
  });
});
