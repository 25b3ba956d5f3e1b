import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let stranger: Someone;
let publisher: Someone;
let staff: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, stranger, publisher, staff] = await Promise.all([
    portal.someone({ name: 'Þórdís Æsa' }),
    portal.someone(),
    portal.someone({ withoutAuthor: true, name: 'Brim ehf.' }),
    portal.someone({ role: 'administrator', isPerson: false }),
  ]);
  await portal.work({ by: member });
  await portal.sql(
    `with account as (insert into account_change (person_id, account, counts_from, changed_at)
       values ($1, '004521', now() + interval '3 days', now()))
     update person set artist_name = 'Æsa', gender_id = 2, died_on = '2019-03-02', street = 'Ránargata 12', postal_code = '101',
       bank = '0133', ledger = '26', account = '004521' where person_id = $1`,
    [member.personId],
  );
  await portal.sql(
    `insert into author (person_id, display_name, pseudonym, mandate_on) values ($1, 'Æsa', 'Æsa', '2004-11-30')`,
    [member.personId],
  );
  await portal.sql(
    `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on) values ($1, $2, '2020-01-01', '2021-01-01')`,
    [publisher.personId, member.authorId],
  );
});
afterAll(() => portal.close());

const ask = (path: string, as = member, language: 'is' | 'en' = 'is') =>
  portal.ask(`GET /api/persons/${path}`, { as, language });

describe('a person', () => {
  it('F7.9, F3.2, F1.2, C3.5, C7.19 has a card, with every field under its wire name', async () => {
    const { status, body } = await ask(member.kennitala);
    expect(status).toBe(200);
    expect(body).toEqual({
      nafN_NR: member.personId,
      nafn: 'Þórdís Æsa',
      einkenni: 'Æsa',
      titill: null,
      kennitala: member.kennitala,
      kyn: expect.any(String),
      kyN_NR: 2,
      dagS_DAIN: '2019-03-02',
      hofunduR_NR: member.authorId,
      e_MAIL: `${member.kennitala}@example.is`,
      simi: null,
      gata: 'Ránargata 12',
      postnumer: '101',
      erlenD_ADDRESSA_ROFI: 0,
      erlenD_ADDRESSA: null,
      felaG_KODI: 0,
      nafN_FELAG: expect.any(String),
      lysinG_NAFNS: null,
      fjoldI_VERKA_SEM_HOFUNDUR: 1,
      fjoldI_VERKA_SEM_RETTHAFI: 1,
      bankanumer: '0133',
      hofudbok: '26',
      bankareikn: '004521',
      reikninguR_GILDIR_FRA: expect.any(String),
      reikninguR_BIDUR: 0,
      netfanG_BIDUR: 0,
      dagS_HAETTI: null,
      skattfrjals: 0,
      eR_PERSONA_RETTHAFI: 1,
      eR_UTGEFANDI: 0,
      a_SAMNINGA: 1,
      utgafa: 1,
    });
    const { body: english } = await ask(member.kennitala, member, 'en');
    expect(english.kyn).not.toBe(body.kyn);
  });
  it('F7.8 is known by number and by national ID, with its hyphen or without', async () => {
    const hyphened = `${member.kennitala.slice(0, 6)}-${member.kennitala.slice(6)}`;
    for (const kennitala of [member.kennitala, hyphened]) {
      expect((await ask(`${kennitala}/id`)).body).toEqual({ nafN_NR: member.personId });
      expect((await ask(kennitala)).status).toBe(200);
    }
  });
  it('F2.22, D2 has the same card by number, and none where nobody has that number', async () => {
    const byNumber = await ask(`${member.personId}/card`, staff);
    expect([byNumber.status, byNumber.body]).toEqual([200, (await ask(member.kennitala)).body]);
    expect((await ask(`${member.personId}/card`)).status).toBe(200);
    expect(await ask('2000000000/card', staff)).toMatchObject({
      status: 404,
      body: { Code: 'person.notFound' },
    });
    expect((await portal.ask(`GET /api/persons/${member.personId}/card`)).status).toBe(401);
  });
  it('F3.2 has a card without author, rights and works', async () => {
    const nobody = await portal.someone({ withoutAuthor: true });
    expect((await ask(nobody.kennitala, nobody)).body).toMatchObject({
      hofunduR_NR: null,
      fjoldI_VERKA_SEM_HOFUNDUR: 0,
      eR_PERSONA_RETTHAFI: 0,
    });
  });
  it('F7.10, F3.3, C3.10 has the own author before pseudonyms, and rights', async () => {
    expect((await ask(`${member.personId}/authors`)).body).toEqual([
      {
        hofunduR_NR: member.authorId,
        nafN_BIRTA: 'Þórdís Æsa',
        nafN_DULNEFNI: null,
        dagS_UMBODS: null,
        ipI_NUMER: null,
      },
      {
        hofunduR_NR: expect.any(Number),
        nafN_BIRTA: 'Æsa',
        nafN_DULNEFNI: 'Æsa',
        dagS_UMBODS: '2004-11-30',
        ipI_NUMER: null,
      },
    ]);
    expect((await ask(`${member.personId}/rights`)).body).toEqual([
      { rettindI_NR: expect.any(Number), hofunduR_NR: member.authorId, nafN_BIRTA: 'Þórdís Æsa' },
    ]);
  });
  it.each([
    ['/authors', 'Engir höfundar fundust'],
    ['/rights', 'Engin réttindi fundust'],
    ['/compositions', 'Engin verk fundust'],
  ])('F8.5 has an empty-state text: %s', async (list, text) => {
    const nobody = await portal.someone({ withoutAuthor: true });
    const { status, body } = await ask(`${nobody.personId}${list}`, nobody);
    expect([status, body.Message]).toEqual([404, text]);
  });
  it('M6, F1.1 has a publisher’s own right, of no author', async () => {
    expect((await ask(`${publisher.personId}/rights`, publisher)).body).toEqual([
      { rettindI_NR: expect.any(Number), hofunduR_NR: null, nafN_BIRTA: 'Brim ehf.' },
    ]);
    expect((await ask(publisher.kennitala, publisher)).body).toMatchObject({ eR_PERSONA_RETTHAFI: 1 });
  });
  it('F7.12 is a publisher with a contract as one, ended or not', async () => {
    const info = (one: Someone) => portal.ask(`GET /api/users/${one.kennitala}/publisherInfo`, { as: one });
    expect((await info(publisher)).body).toEqual({ nafN_NR: publisher.personId, nafn: 'Brim ehf.' });
    expect(await info(member)).toMatchObject({ status: 404, body: { Code: 'person.notPublisher' } });
  });
  it('V3 publishes the authors of contracts that run today, each once', async () => {
    const house = await portal.someone({ withoutAuthor: true });
    const published = () => ask(`${house.personId}/publishedAuthors`, house);
    const aContract = (author: Someone, from: string, to: string) =>
      portal.sql(
        `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on)
         values ($1, $2, current_date + $3::interval, current_date + $4::interval)`,
        [house.personId, author.authorId, from, to],
      );
    await aContract(stranger, '-2 days', '-1 day');
    await aContract(stranger, '1 day', '2 days');
    expect(await published()).toMatchObject({ status: 404, body: { Message: 'Engir höfundar fundust' } });
    await aContract(member, '-1 day', '0 days');
    await aContract(member, '0 days', '1 day');
    expect((await published()).body).toEqual([{ hofunduR_NR: member.authorId, nafN_BIRTA: member.name }]);
    expect((await ask(`${house.personId}/publishedAuthors`, staff)).status).toBe(200);
    expect((await ask(`${house.personId}/publishedAuthors`, stranger)).body.Code).toBe('person.notFound');
  });

  const paths = (one: Someone) => [
    one.kennitala,
    `${one.kennitala}/id`,
    `${one.personId}/card`,
    `${one.personId}/compositions`,
    `${one.personId}/compositions.csv`,
    `${one.personId}/rights`,
    `${one.personId}/authors`,
  ];
  it('S6 is 404 to everybody else, as one who does not exist', async () => {
    for (const path of paths(member))
      expect((await ask(path, stranger)).body).toMatchObject({ Code: 'person.notFound' });
    for (const path of paths({ ...member, kennitala: '9999999999', personId: 2_000_000_000 }))
      expect((await ask(path, stranger)).body).toMatchObject({ Code: 'person.notFound' });
    const { body } = await portal.ask(`GET /api/users/${publisher.kennitala}/publisherInfo`, {
      as: stranger,
    });
    expect(body.Code).toBe('person.notPublisher');
  });
  it('S6, F6.1 is open to staff, who belong to no person themselves', async () => {
    for (const path of paths(member)) expect((await ask(path, staff)).status).toBe(200);
    expect((await ask(staff.kennitala, staff)).status).toBe(404);
    expect((await ask('0/compositions', staff)).status).toBe(404);
  });
  it('F6.5 is themselves alone to a viewer and to an external user', async () => {
    for (const role of ['viewer', 'external'] as const) {
      const one = await portal.someone({ role });
      expect((await ask(one.kennitala, one)).status).toBe(200);
      expect((await ask(member.kennitala, one)).status).toBe(404);
    }
  });
});

describe('the works list of a person', () => {
  it('F2.32 breaks ties of author types by title, both ways', async () => {
    const author = await portal.someone();
    const wrote = async (title: string, authorTypeId: number) => {
      const workId = await portal.work({ by: author, title });
      await portal.sql('update work_author set author_type_id = $2 where work_id = $1', [
        workId,
        authorTypeId,
      ]);
      await portal.sql(`select refresh_lights(array[$1::integer], 'amended')`, [workId]);
    };
    // Composer and lyricist, composer, composer with arrangement, lyricist, the placeholder.
    for (const type of [36, 33, 32, 34, 39]) {
      for (const title of ['Öldur', 'Alda', 'Ægir']) await wrote(title, type);
    }
    const sorted = async (sort: string) => {
      const page = (query: string) => ask(`${author.personId}/compositions?sort=${sort}&${query}`, author);
      const whole = (await page('')).body as Record<string, string>[];
      const first = await page('limit=4');
      const next = await page(`limit=4&cursor=${String(first.headers['x-next-cursor'])}`);
      expect([...first.body, ...next.body]).toEqual(whole.slice(0, 8));
      return whole.map((row) => `${row['hofundaR_KODI']} ${row['heitI_VERKS']}`);
    };
    const with3 = (codes: string[]) =>
      codes.flatMap((code) => ['Alda', 'Ægir', 'Öldur'].map((title) => `${code} ${title}`));
    expect(await sorted('HOFUNDAR_KODI')).toEqual(with3(['*', 'A', 'C', 'CA', 'CAR']));
    expect(await sorted('-HOFUNDAR_KODI')).toEqual(with3(['CAR', 'CA', 'C', 'A', '*']));
  });
});

describe('lookups', () => {
  it('F7.28 list postal codes and genders, in the language asked for', async () => {
    const { body } = await portal.ask('GET /api/zipcodes', { as: member });
    expect(body[0]).toEqual({ postnumer: '101', nafN_POSTSTOD: expect.any(String) });
    expect(body.length).toBeGreaterThan(100);
    const genders = async (language: 'is' | 'en') =>
      (await portal.ask('GET /api/persons/genders', { as: member, language })).body;
    expect(await genders('is')).not.toEqual(await genders('en'));
  });
  it('F7.19, F3.5 list the twelve author types', async () => {
    const { body } = await portal.ask('GET /api/compositions/personTypes', { as: member });
    expect(body.map((one: Record<string, unknown>) => one['tegunD_HOFUNDAR_NR'])).toEqual([
      31, 32, 33, 34, 35, 36, 39, 40, 41, 42, 43, 44,
    ]);
    expect(body[2]).toEqual({ tegunD_HOFUNDAR_NR: 33, hofundaR_KODI: 'C', nafN_TEGHOF: 'Tónskáld' });
  });
});
