import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSubmission, daysFromNow, publishes } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let publisher: Someone;
let author: Someone;
let heir: Someone;
let stranger: Someone;
let staff: Someone;
let works: number[];

const path = '/api/persons/publishers/contractsSubmissions';
const submit = (changes: object = {}, as = publisher, headers = {}) =>
  portal.ask(`POST ${path}`, { as, headers, body: aSubmission(publisher, author, { ...changes }) });
const pending = (of: Someone, as = of, query = '') =>
  portal.ask(`GET /api/persons/${of.personId}/publishingContractsPendingApproval${query}`, { as });
const codes = ({ body }: { body: { Errors?: { Field: string; Code: string }[] } }) =>
  (body.Errors ?? []).map(({ Field, Code }) => `${Field} ${Code}`);

beforeAll(async () => {
  portal = await aPortal();
  [publisher, heir, stranger, staff] = await Promise.all([
    portal.someone({ name: 'Ómblíða útgáfa ehf.', withoutAuthor: true }),
    portal.someone({ name: 'Erfingi' }),
    portal.someone(),
    portal.someone({ role: 'editor', isPerson: false }),
  ]);
  await publishes(portal, publisher);
});
beforeEach(async () => {
  author = await portal.someone({ name: 'Ída' });
  await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 40)', [
    heir.personId,
    author.authorId,
  ]);
  works = [await portal.work({ by: author }), await portal.work({ by: author, title: 'Brimalda' })];
});
afterAll(() => portal.close());

describe('submitting a contract', () => {
  it('C7.6, C3.4, C7.2, C4.1, C2.17 makes a pending contract, numbered for its attachments', async () => {
    const { status, body } = await submit({
      OLL_VERK: 0,
      VERK: [works[0]],
      ADDITIONAL_INFO: ' Fyrsta platan ',
    });
    expect([status, Object.keys(body)]).toEqual([201, ['publisheR_SAMNINGUR_I_BID_NR']]);
    const submissionId = body.publisheR_SAMNINGUR_I_BID_NR;
    for (const party of [publisher, author, heir])
      expect((await pending(party)).body).toContainEqual({
        publisheR_SAMNINGUR_I_BID_NR: submissionId,
        publisheR_NR: publisher.personId,
        nafn: publisher.name,
        nafN_BIRTA: author.name,
        upphaF_SAMNINGS: daysFromNow(0),
        loK_SAMNINGS: daysFromNow(3650),
        performancE_SHARE: 40,
        mechanicaL_SHARE: 50,
        dagS_SENT_INN: expect.any(String),
        fjoldI_VERKA: 1,
        stadA_INNSENDINGAR: 'offered',
      });
    expect((await portal.ask(`GET ${path}/${submissionId}`, { as: heir })).body).toMatchObject({
      stadA_INNSENDINGAR: 'offered',
      additionaL_INFO: 'Fyrsta platan',
      senT_INN_AF: publisher.name,
      publisheR_KENNITALA: null,
      authoR_EMAIL: `${author.kennitala}@example.is`,
      mA_SVARA: 1,
    });
    expect((await portal.ask(`GET ${path}/${submissionId}/works`, { as: author })).body).toMatchObject([
      { verK_NR: works[0], heitI_VERKS: 'Andvaka', listamenn: 'Ída', flytjendur: null },
    ]);
  });
  it('C2.23 takes all works of the author at once', async () => {
    const { body } = await submit();
    const { body: list } = await portal.ask(`GET ${path}/${body.publisheR_SAMNINGUR_I_BID_NR}/works?q=brim`, {
      as: publisher,
    });
    expect(list).toMatchObject([{ heitI_VERKS: 'Brimalda' }]);
    expect(
      (await pending(publisher, publisher, `?q=${body.publisheR_SAMNINGUR_I_BID_NR}`)).body,
    ).toMatchObject([{ fjoldI_VERKA: 2 }]);
  });
  it('C5.5 refuses what the form refuses, naming the fields', async () => {
    expect(codes(await portal.ask(`POST ${path}`, { as: publisher, body: {} }))).toEqual([
      'PUBLISHER_NR contract.publisherMissing',
      'HOFUNDUR_NR contract.authorMissing',
      'UPPHAF_SAMNINGS contract.startMissing',
      'LOK_SAMNINGS contract.endMissing',
      'PERFORMANCE_SHARE contract.performanceShareMissing',
      'MECHANICAL_SHARE contract.mechanicalShareMissing',
      'VERK contract.worksMissing',
    ]);
    expect(codes(await submit({ PERFORMANCE_SHARE: 100.01, MECHANICAL_SHARE: 0 }))).toEqual([
      'PERFORMANCE_SHARE contract.shareRange',
      'MECHANICAL_SHARE contract.shareRange',
    ]);
    expect(codes(await submit({ LOK_SAMNINGS: daysFromNow(-1) }))).toEqual([
      'LOK_SAMNINGS contract.endBeforeStart',
    ]);
    expect((await submit({ PERFORMANCE_SHARE: 'mikið' })).status).toBe(422);
    expect((await submit({ UPPHAF_SAMNINGS: '31.12.2026' })).status).toBe(422);
    expect((await submit({ PERFORMANCE_SHARE: '%', MECHANICAL_SHARE: 100 })).status).toBe(422);
    expect((await submit({ PERFORMANCE_SHARE: '33,33 %', MECHANICAL_SHARE: 100 })).status).toBe(201);
  });
  it('refuses somebody else’s work, the public domain, AI, themselves, and who is nobody', async () => {
    const others = await portal.work({ by: stranger });
    const workCodes = await submit({ OLL_VERK: 0, VERK: [works[0], others] });
    expect(codes(workCodes)).toEqual(['VERK contract.workNotOfAuthor']);
    expect(workCodes.body.Errors[0].Message).toContain(String(others));
    for (const nobody of [3492, 22_483, 2_000_000_000])
      expect(codes(await submit({ HOFUNDUR_NR: nobody }))).toEqual(['HOFUNDUR_NR contract.authorUnknown']);
    expect(codes(await submit({ PUBLISHER_NR: 2_000_000_000 }))).toEqual([
      'PUBLISHER_NR contract.publisherUnknown',
    ]);
    await publishes(portal, author);
    expect(codes(await submit({ PUBLISHER_NR: author.personId }, author))).toEqual([
      'PUBLISHER_NR contract.sameParty',
    ]);
    const fresh = await portal.someone();
    expect(codes(await submit({ HOFUNDUR_NR: fresh.authorId }))).toEqual(['VERK contract.worksMissing']);
  });
  it('V11 says when the author has been joined to another meanwhile', async () => {
    await portal.sql('update author set merged_into = $1 where author_id = $2', [
      stranger.authorId,
      author.authorId,
    ]);
    expect(await submit()).toMatchObject({ status: 412, body: { Code: 'contract.authorGone' } });
  });
  it('S6 is for its parties and staff', async () => {
    for (const as of [author, heir, staff]) {
      expect((await submit({}, as)).status).toBe(201);
      await portal.sql('delete from contract_submission_work');
    }
    expect(await submit({}, stranger)).toMatchObject({ status: 403, body: { Code: 'contract.notParty' } });
    for (const role of ['viewer', 'external'] as const)
      expect((await submit({}, await portal.someone({ role }))).status).toBe(403);
  });
  it('W5 does it once with the same key', async () => {
    const headers = { 'idempotency-key': `samningur ${author.authorId}` };
    const [first, second] = [await submit({}, publisher, headers), await submit({}, publisher, headers)];
    expect(second.body).toEqual(first.body);
    expect((await pending(author)).body).toHaveLength(1);
  });
  it('J3 tells both parties, once each', async () => {
    const { body } = await submit();
    const link = `/samningar/i-bid/${body.publisheR_SAMNINGUR_I_BID_NR}`;
    const told = await portal.sql('select person_id, body_is from notification where link = $1 order by 1', [
      link,
    ]);
    expect(told.map(({ person_id }) => person_id)).toEqual(
      [publisher, author, heir].map(({ personId }) => personId).toSorted((a, b) => a - b),
    );
    expect(told[0]?.body_is).toContain('bíður samþykkis hins aðilans');
  });
});

describe('a pending contract', () => {
  it('A1, S6 lets the publisher and anyone who sent it add attachments, until it is decided', async () => {
    const { body } = await portal.ask(`POST ${path}`, { as: author, body: aSubmission(publisher, author) });
    const at = `${path}/${body.publisheR_SAMNINGUR_I_BID_NR}`;
    const may = async (as: Someone) => {
      const file = { HEITI_SKRAR: `${as.personId}.pdf`, TEGUND_SKRAR: 'application/pdf', STAERD: 9 };
      const { status } = await portal.ask(`POST ${at}/files`, { as, body: file });
      return [(await portal.ask(`GET ${at}`, { as })).body.mA_BAETA_VID, status];
    };
    for (const as of [author, publisher, staff]) expect(await may(as)).toEqual([1, 201]);
    await portal.sql('delete from contract_submission_work');
    const { body: ofPublisher } = await portal.ask(`POST ${path}`, {
      as: publisher,
      body: aSubmission(publisher, author),
    });
    const other = await portal.ask(`GET ${path}/${ofPublisher.publisheR_SAMNINGUR_I_BID_NR}`, { as: author });
    expect(other.body.mA_BAETA_VID).toBe(0);
    await portal.ask(`PATCH ${at}/answer`, { as: publisher, body: { SAMTHYKKT: 1 } });
    await portal.ask(`PATCH ${at}`, { as: staff, body: { SAMTHYKKT: 0, ATHUGASEMD: 'Nei' } });
    for (const as of [author, publisher]) expect(await may(as)).toEqual([0, 409]);
    expect(await may(staff)).toEqual([1, 201]);
  });
  it('S6 is nobody else’s to read; to members staff are the society', async () => {
    const { body } = await submit({}, staff);
    const submissionId = body.publisheR_SAMNINGUR_I_BID_NR;
    expect((await portal.ask(`GET ${path}/${submissionId}`, { as: author })).body.senT_INN_AF).toBeNull();
    expect((await portal.ask(`GET ${path}/${submissionId}`, { as: staff })).body.senT_INN_AF).toBe(
      staff.name,
    );
    expect(await portal.ask(`GET ${path}/${submissionId}`, { as: stranger })).toMatchObject({
      status: 404,
      body: { Code: 'contract.notFound' },
    });
    expect((await portal.ask(`GET ${path}/${submissionId}/works`, { as: stranger })).status).toBe(404);
    expect((await pending(author, stranger)).status).toBe(404);
    expect((await pending(stranger)).body.Code).toBe('contract.noneFound');
    expect((await pending(author, staff)).status).toBe(200);
    for (const call of [`GET ${path}`, `GET ${path}/${submissionId}/overlaps`])
      expect((await portal.ask(call, { as: author })).status).toBe(403);
  });
  it('D1 stands in the list of all that wait, the longest first', async () => {
    await submit({}, staff);
    const { body } = await portal.ask(`GET ${path}`, { as: staff });
    const numbers = body.map(
      (row: { publisheR_SAMNINGUR_I_BID_NR: number }) => row.publisheR_SAMNINGUR_I_BID_NR,
    );
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => a - b));
    expect((await portal.ask(`GET ${path}?q=omblida&limit=1`, { as: staff })).status).toBe(200);
    expect((await portal.ask(`GET ${path}?q=enginn+slikur`, { as: staff })).status).toBe(404);
  });
});

describe('publishers to choose from', () => {
  const names = async (q: string, as: Someone) => {
    const { body } = await portal.ask(`GET /api/publishers?q=${encodeURIComponent(q)}`, { as });
    return Array.isArray(body) ? body.map((one: { nafn: string }) => one.nafn) : body.Code;
  };
  it('V10, A4, C2.23 are those whom staff have marked', async () => {
    const newcomer = await portal.someone({ name: 'Nýútgáfan Sker' });
    for (const as of [author, staff]) expect(await names('Nýútgáfan', as)).toBe('contract.noPublishers');
    expect(codes(await submit({ PUBLISHER_NR: newcomer.personId }, author))).toEqual([
      'PUBLISHER_NR contract.publisherUnknown',
    ]);
    const marked = await portal.ask(`PATCH /api/persons/${newcomer.personId}/publisher`, {
      as: staff,
      body: { ER_UTGEFANDI: 1 },
    });
    expect(marked.status).toBe(204);
    expect(await names(newcomer.kennitala, staff)).toEqual([newcomer.name]);
    expect(await names('sker', author)).toEqual([newcomer.name]);
    const { body } = await portal.ask('GET /api/publishers?q=sker', { as: author });
    expect(body).toEqual([
      { nafN_NR: newcomer.personId, nafn: newcomer.name, kennitala: newcomer.kennitala.slice(0, 6) },
    ]);
  });
});

describe('A4 an offer', () => {
  const offer = async (as = publisher) => (await submit({}, as)).body.publisheR_SAMNINGUR_I_BID_NR as number;
  const answer = (id: number, as: Someone, approved = 1) =>
    portal.ask(`PATCH ${path}/${id}/answer`, { as, body: { SAMTHYKKT: approved, ATHUGASEMD: 'Nei takk.' } });
  const contacts = async (id: number, as: Someone) => {
    const { body } = await portal.ask(`GET ${path}/${id}`, { as });
    return [
      body.publisheR_KENNITALA,
      body.publisheR_EMAIL,
      body.authoR_KENNITALA,
      body.authoR_EMAIL,
      body.authoR_SIMI ?? null,
    ];
  };
  it('tells nobody how to reach the other before both have agreed', async () => {
    await portal.sql(`update author set pseudonym = 'Ída', display_name = 'Ída' where author_id = $1`, [
      author.authorId,
    ]);
    const id = await offer();
    expect((await contacts(id, publisher)).slice(2)).toEqual([null, null, null]);
    expect((await contacts(id, author)).slice(0, 2)).toEqual([null, null]);
    expect((await answer(id, author)).status).toBe(204);
    expect((await contacts(id, publisher)).slice(2, 4)).toEqual([
      author.kennitala,
      `${author.kennitala}@example.is`,
    ]);
  });
  it('is accepted by the other side alone, once, before the society decides', async () => {
    const id = await offer();
    expect((await portal.ask(`PATCH ${path}/${id}`, { as: staff, body: { SAMTHYKKT: 1 } })).body.Code).toBe(
      'contract.notAgreed',
    );
    for (const as of [publisher, stranger, staff]) expect((await answer(id, as)).status).toBe(404);
    expect((await answer(id, heir)).status).toBe(204);
    expect((await answer(id, author)).body.Code).toBe('contract.answeredAlready');
    const seen = { SAMTHYKKT: 1, RETTHAFAR_SKODADIR: 1 };
    expect((await portal.ask(`PATCH ${path}/${id}`, { as: staff, body: seen })).status).toBe(200);
  });
  it('of an author is the publisher’s to answer, and may be declined', async () => {
    const id = await offer(author);
    expect((await answer(id, author)).status).toBe(404);
    expect((await answer(id, publisher, 0)).status).toBe(204);
    const { body } = await portal.ask(`GET ${path}/${id}`, { as: author });
    expect(body).toMatchObject({ stadA_INNSENDINGAR: 'declined', athugasemd: 'Nei takk.' });
    expect((await pending(author)).body.Code).toBe('contract.noneFound');
  });
  it('A5 waits once: the same two and a work in common are refused with its number', async () => {
    const id = await offer();
    const again = await submit({}, author);
    expect([again.status, again.body.Code]).toEqual([409, 'contract.submittedAlready']);
    expect(again.text).toContain(String(id));
    await answer(id, author, 0);
    expect((await submit()).status).toBe(201);
  });
});
