import { noPlainFields } from '../../../test/noPlainFields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContract, daysFromNow, today } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let publisher: Someone;
let author: Someone;
let heir: Someone;
let stranger: Someone;
let staff: Someone;
let contractId: number;
let works: number[];

const contracts = '/api/persons/publishers/contracts';
const get = (path: string, as: Someone | undefined = publisher) => portal.ask(`GET ${path}`, { as });
const listOf = (of: Someone, query = '', as = of) =>
  get(`/api/persons/${of.personId}/publishingContracts${query}`, as);
const titles = ({ body }: { body: { heitI_VERKS: string }[] }) => body.map((work) => work.heitI_VERKS);

beforeAll(async () => {
  portal = await aPortal();
  [publisher, author, heir, stranger, staff] = await Promise.all([
    portal.someone({ name: 'Ómblíða útgáfa ehf.', withoutAuthor: true }),
    portal.someone({ name: 'Þórdís Æsa' }),
    portal.someone({ withoutAuthor: true }),
    portal.someone(),
    portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' }),
  ]);
  await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 40)', [
    heir.personId,
    author.authorId,
  ]);
  await portal.sql(
    `update person set publisher_ipi_name_number = '00418430181', phone = '5550104' where person_id = $1`,
    [publisher.personId],
  );
  works = [];
  for (const title of ['Þögn', 'Ás', 'Andvaka', 'Ómur', 'Brim'])
    works.push(await portal.work({ by: author, title }));
  contractId = await aContract(portal, { publisher, author, staff, OLL_VERK: 0, VERK: works.slice(0, 2) });
});
afterAll(() => portal.close());

describe('the list of contracts', () => {
  it('C7.3, C3.1, C2.18, C6.5 is of a person’s contracts, on either side', async () => {
    for (const party of [publisher, author, heir])
      expect((await listOf(party)).body).toEqual([
        {
          publisheR_SAMNINGUR_NR: contractId,
          publisheR_NR: publisher.personId,
          nafn: 'Ómblíða útgáfa ehf.',
          nafN_BIRTA: 'Þórdís Æsa',
          upphaF_SAMNINGS: today(),
          loK_SAMNINGS: daysFromNow(3650),
          performancE_SHARE: 40,
          mechanicaL_SHARE: 50,
        },
      ]);
    expect(await listOf(stranger)).toMatchObject({
      status: 404,
      body: { Message: 'Engir samningar fundust' },
    });
    expect((await listOf(author, '', stranger)).status).toBe(404);
  });
  it('C8.3, W3 is paged, sorted and searched', async () => {
    const other = await portal.someone({ name: 'Álfrún' });
    await portal.sql(
      `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on) values
       ($1, $2, '2001-01-01', '2010-12-31'), ($1, $2, '2011-01-01', '2020-12-31')`,
      [publisher.personId, other.authorId],
    );
    const page = await listOf(publisher, '?limit=2&sort=NAFN_BIRTA');
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.body).toMatchObject([
      { nafN_BIRTA: 'Álfrún', performancE_SHARE: -1 },
      { nafN_BIRTA: 'Álfrún' },
    ]);
    const next = await listOf(
      publisher,
      `?limit=2&sort=NAFN_BIRTA&cursor=${String(page.headers['x-next-cursor'])}`,
    );
    expect(next.body).toMatchObject([{ nafN_BIRTA: 'Þórdís Æsa' }]);
    expect((await listOf(publisher, '?limit=1&sort=LOK_SAMNINGS')).body).toMatchObject([
      { loK_SAMNINGS: '2010-12-31' },
    ]);
    expect((await listOf(publisher, '?q=alfrun')).body).toHaveLength(2);
    expect((await listOf(publisher, `?q=${contractId}`)).body).toHaveLength(1);
    expect((await get(`${contracts}?q=omblida&limit=50`, staff)).headers['x-total-count']).toBe('3');
    expect((await get(`${contracts}?limit=1`, staff)).status).toBe(200);
    expect((await get(contracts, author)).status).toBe(403);
  });
});

describe('a contract', () => {
  it('C7.4, C2.20, C3.1 says who both are and what was agreed', async () => {
    const { body } = await get(`${contracts}/${contractId}`, heir);
    expect(body).toMatchObject({
      publisheR_SAMNINGUR_NR: contractId,
      publisheR_NAFN: 'Ómblíða útgáfa ehf.',
      publisheR_KENNITALA: publisher.kennitala,
      publisheR_EMAIL: `${publisher.kennitala}@example.is`,
      publisheR_SIMI: '5550104',
      publisheR_IPI: '00418430181',
      hofunduR_NR: author.authorId,
      authoR_NAFN: 'Þórdís Æsa',
      authoR_KENNITALA: author.kennitala,
      authoR_IPI: null,
      icE_AGREEMENT_NR: null,
      additionaL_INFO: null,
    });
  });
  it('C7.22, F7.25, C3.2, C2.21 has works inside and outside, in the order of the alphabet', async () => {
    const inside = await get(`/api/compositions/publishingContracts/${contractId}?limit=50`);
    expect(titles(inside)).toEqual(['Ás', 'Þögn']);
    expect(inside.headers['x-total-count']).toBe('2');
    expect(inside.body[0]).toEqual({
      verK_NR: works[1],
      heitI_VERKS: 'Ás',
      ...noPlainFields,
      listamenn: 'Þórdís Æsa',
      dagS_SEIN_BREYTT: expect.any(String),
    });
    const outside = await get(`/api/compositions/publishingContracts/${contractId}/outside?limit=2`, author);
    expect(titles(outside)).toEqual(['Andvaka', 'Brim']);
    expect(outside.headers['x-total-count']).toBe('3');
    const last = await get(
      `/api/compositions/publishingContracts/${contractId}/outside?limit=2&cursor=end`,
      author,
    );
    expect(titles(last)).toEqual(['Brim', 'Ómur']);
    expect(titles(await get(`/api/compositions/publishingContracts/${contractId}/outside?q=omur`))).toEqual([
      'Ómur',
    ]);
    expect(titles(await get(`/api/compositions/publishingContracts/${contractId}?q=${works[0]}`))).toEqual([
      'Þögn',
    ]);
  });
  it('S6 is nobody else’s', async () => {
    for (const path of [
      `${contracts}/${contractId}`,
      `${contracts}/${contractId}/histories`,
      `/api/compositions/publishingContracts/${contractId}`,
      `/api/compositions/publishingContracts/${contractId}/outside`,
      `/api/compositions/publishingContracts/${contractId}/outside?limit=5`,
    ]) {
      expect((await get(path, stranger)).status).toBe(404);
      expect((await portal.ask(`GET ${path}`)).status).toBe(401);
    }
    expect((await get(`${contracts}/2000000000`, staff)).body.Code).toBe('contract.notFound');
  });
});

describe('staff', () => {
  const sound = {
    UPPHAF_SAMNINGS: today(),
    LOK_SAMNINGS: daysFromNow(3650),
    PERFORMANCE_SHARE: 40,
    MECHANICAL_SHARE: 50,
    ICE_AGREEMENT_NR: null,
    ADDITIONAL_INFO: null,
  };
  const versionOf = async () => (await get(`${contracts}/${contractId}`)).body.utgafa as number;
  const change = async (changes: object, as = staff) =>
    portal.ask(`PUT ${contracts}/${contractId}`, {
      as,
      body: { ...sound, UTGAFA: await versionOf(), ...changes },
    });
  const history = async (as: Someone) => (await get(`${contracts}/${contractId}/histories`, as)).body;

  it('C2.22, C3.3, A2, C8.3 change it, with a row of history for each field', async () => {
    expect((await history(author)).Message).toBe('Engin saga fannst');
    const changes = {
      LOK_SAMNINGS: daysFromNow(4000),
      PERFORMANCE_SHARE: 33.33,
      ICE_AGREEMENT_NR: ' ICE-7 ',
    };
    expect((await change(changes)).body).toMatchObject({
      performancE_SHARE: 33.33,
      icE_AGREEMENT_NR: 'ICE-7',
    });
    expect(await history(staff)).toMatchObject([
      {
        hverjU_BREYTT: 'Lok',
        gildI_VAR: daysFromNow(3650),
        gildI_VERDUR: daysFromNow(4000),
        nafn: 'Katla',
      },
      { hverjU_BREYTT: 'Flutningsréttur', gildI_VAR: '40.00', gildI_VERDUR: '33.33' },
      {
        hverjU_BREYTT: 'Samningsnúmer hjá ICE',
        gildI_VAR: null,
        gildI_VERDUR: 'ICE-7',
        dagsetning: expect.any(String),
      },
    ]);
    // To members staff are the society.
    expect((await history(author))[0]).toMatchObject({ nafn: 'Félagið', tegunD_GERANDA: 'society' });
    expect((await change(changes)).status).toBe(200);
    expect(await history(staff)).toHaveLength(3);
  });
  it('V6 have the rights of its works follow, and nobody else’s', async () => {
    await change({ PERFORMANCE_SHARE: 10 });
    const { body } = await get(`/api/compositions/${works[0]}/rights`);
    expect(body.map((row: { hlutfall: number }) => row.hlutfall)).toEqual([64.29, 25.71, 10]);
    const { body: outside } = await get(`/api/compositions/${works[2]}/rights`, author);
    expect(
      outside.map((row: { hlutfall: number }) => row.hlutfall).reduce((a: number, b: number) => a + b),
    ).toBe(100);
    expect(outside).not.toContainEqual(expect.objectContaining({ publisheR_NR: publisher.personId }));
  });
  it('V6 give the works back by ending it, and take them again by having it go on', async () => {
    const paid = async () =>
      (await get(`/api/compositions/${works[0]}/rights`)).body.map(
        (row: { hlutfall: number }) => row.hlutfall,
      );
    await change({ UPPHAF_SAMNINGS: daysFromNow(-30), LOK_SAMNINGS: daysFromNow(-1) });
    expect(await paid()).toEqual([71.43, 28.57]);
    await change({ UPPHAF_SAMNINGS: daysFromNow(-30), PERFORMANCE_SHARE: 10 });
    expect(await paid()).toEqual([64.29, 25.71, 10]);
    await change({ UPPHAF_SAMNINGS: daysFromNow(5), PERFORMANCE_SHARE: 10 });
    expect(await paid()).toEqual([71.43, 28.57]);
    await change({ PERFORMANCE_SHARE: 10 });
    expect(await paid()).toEqual([64.29, 25.71, 10]);
  });
  it('C2.22 keep to the rules', async () => {
    const codes = async (changes: object) =>
      (await change(changes)).body.Errors?.map((one: { Code: string }) => one.Code);
    expect(await codes({ LOK_SAMNINGS: daysFromNow(-1) })).toEqual(['contract.endBeforeStart']);
    expect(await codes({ MECHANICAL_SHARE: 101 })).toEqual(['contract.shareRange']);
    expect((await change({ MECHANICAL_SHARE: null })).body.mechanicaL_SHARE).toBe(-1);
  });
  it('V11 are told when somebody else changed it meanwhile', async () => {
    const UTGAFA = await versionOf();
    const answers = await Promise.all(
      ['A', 'B'].map((ADDITIONAL_INFO) => change({ ADDITIONAL_INFO, UTGAFA })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
  it('M18 are no party to what they change', async () => {
    await portal.sql(`update app_user set role = 'editor' where user_id = $1`, [publisher.userId]);
    const codeOf = async () => (await change({ PERFORMANCE_SHARE: 100 }, publisher)).body.Code;
    await expect.poll(codeOf).toBe('contract.own');
    await portal.sql(`update app_user set role = 'member' where user_id = $1`, [publisher.userId]);
  });
  it('S6, C2.22 alone change it', async () => {
    for (const as of [publisher, author]) expect((await change({}, as)).status).toBe(403);
  });
});
