import { ipiNameCheckDigits, readIpiBase, readIpiName } from '@omur/contract/people/rules/ipi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseNumberOf, nameNumberOf, takenIpiFile } from '../../../test/ipi.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
  member = await portal.someone();
  await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [
    member.authorId,
    nameNumberOf(1),
  ]);
  await takenIpiFile(portal, staff, [
    aLine(1, 1, 'Hrafndal', 'Mist', 'PA', '77;PR;CA;2001-01-01;'),
    aLine(2, 1, 'Næturgali', '', 'PP', ';;;;'),
    aLine(3, 3, 'Lindqvist', 'Alva', 'PA', '79;PR;CA;2001-01-01;'),
    aLine(3, 3, 'Lindqvist', 'Alva', 'PA', '40;MR;CA;2001-01-01;2005-12-31'),
    aLine(4, 4, 'Norðurljós Forlag', '', 'OR', '79;PR;E;2001-01-01;'),
    aLine(5, 5, 'Fjórar saman', '', 'PG', ';;;;'),
    ...Array.from({ length: 60 }, (_, i) => aLine(100 + i, 100 + i, `Bergström ${i}`, 'Ída', 'PA', ';;;;')),
  ]);
});
afterAll(() => portal.close());

const aLine = (n: number, base: number, name: string, first: string, kind: string, rest: string) =>
  [nameNumberOf(n), baseNumberOf(base), name, first, kind, rest].join(';');

const find = (query: string, as: Someone | undefined = member) =>
  portal.ask(`GET /api/ipi/names?${query}`, { as });
const found = async (query: string, as = member) =>
  ((await find(query, as)).body as { nafn: string }[]).map(({ nafn }) => nafn);

describe('the search of the IPI register', () => {
  it('X34 finds by the beginning, by words in any order, without accents, and by what is alike', async () => {
    expect(await found('name=mist hraf')).toEqual(['Mist Hrafndal']);
    expect(await found('name=hrafndal mist')).toEqual(['Mist Hrafndal']);
    expect(await found(`name=${encodeURIComponent('Naeturgali')}`)).toEqual(['Næturgali']);
    expect(await found('name=alva lindkvist')).toEqual(['Alva Lindqvist']);
    expect((await find('name=zzzzzz')).status).toBe(404);
  });
  it('X34 is in pages', async () => {
    const first = await find('name=ida&limit=25');
    expect([first.body.length, first.headers['x-total-count']]).toEqual([25, '60']);
    const next = await find(`name=ida&limit=25&cursor=${first.headers['x-next-cursor'] as string}`);
    expect(next.body).toHaveLength(25);
    expect(next.body[0].ipI_NUMER).not.toBe(first.body[0].ipI_NUMER);
  });
  it('X34 tells members what is public and no more: neither base number nor which names are one party’s', async () => {
    const { body } = await find(`ipi=${nameNumberOf(3)}`);
    expect(body).toEqual([
      {
        ipI_NUMER: nameNumberOf(3),
        nafn: 'Alva Lindqvist',
        tegunD_NAFNS: 'PA',
        eR_NAFN_HOFUNDAR: 1,
        hofunduR_NR: null,
        felog: [expect.objectContaining({ ipI_RETTUR: 'PR', ipI_HLUTVERK: 'CA', felaG_KODI: 79 })],
        ipI_ADILI_NR: null,
        ipI_GRUNNNUMER: null,
      },
    ]);
    expect((await find(`ipi=${baseNumberOf(1)}`)).status).toBe(404);
    const forStaff = await find(`ipi=${baseNumberOf(1)}`, staff);
    expect(forStaff.body.map((one: Record<string, unknown>) => one['ipI_GRUNNNUMER'])).toEqual([
      baseNumberOf(1),
      baseNumberOf(1),
    ]);
  });
  it('X34 says which names are nobody’s who writes', async () => {
    for (const name of ['Nordurljos', 'Fjorar'])
      expect((await find(`name=${name}`)).body[0].eR_NAFN_HOFUNDAR).toBe(0);
  });
  it('X34 is for those who are logged in, who say something to look for, and do not copy the register', async () => {
    expect((await portal.ask('GET /api/ipi/names?name=alva')).status).toBe(401);
    expect((await find('name=')).status).toBe(422);
    const eager = await portal.someone();
    await find('name=alva', eager);
    await portal.sql('update login_throttle set failures = 600');
    expect((await find('name=alva', eager)).status).toBe(429);
    expect((await find('name=alva', staff)).status).toBe(200);
  });
});

describe('a party of the register', () => {
  const partyOf = async (n: number) =>
    (await portal.sql('select party_id from ipi_name where name_number = $1', [nameNumberOf(n)]))[0]
      ?.party_id;
  it('X36 is for staff, with its names, memberships and the member it is', async () => {
    const path = `GET /api/ipi/parties/${await partyOf(1)}`;
    const { body } = await portal.ask(path, { as: staff });
    expect(body).toMatchObject({
      ipI_GRUNNNUMER: baseNumberOf(1),
      nafN_NR: member.personId,
      nofn: [
        { ipI_NUMER: nameNumberOf(1), hofunduR_NR: member.authorId },
        { ipI_NUMER: nameNumberOf(2), hofunduR_NR: null },
      ],
      adildir: [{ felagI_FRA: '2001-01-01', felagI_TIL: null, felaG_KODI: 77 }],
    });
    expect((await portal.ask(path, { as: member })).status).toBe(403);
    expect((await portal.ask(path)).status).toBe(401);
    expect((await portal.ask('GET /api/ipi/parties/999999', { as: staff })).status).toBe(404);
  });
  it('X37 every name of a person is shown to the person and to staff, and to nobody else', async () => {
    const path = `GET /api/persons/${member.personId}/ipiNames`;
    for (const as of [member, staff])
      expect((await portal.ask(path, { as })).body).toMatchObject([
        { nafn: 'Mist Hrafndal', hofunduR_NR: member.authorId },
        { nafn: 'Næturgali', hofunduR_NR: null },
      ]);
    expect((await portal.ask(path, { as: await portal.someone() })).status).toBe(404);
  });
  it('X37 every name and membership stands in the copy of one’s data', async () => {
    const { text } = await portal.ask(`GET /api/persons/${member.personId}/held.json`, { as: member });
    for (const held of [nameNumberOf(1), nameNumberOf(2), '2001-01-01']) expect(text).toContain(held);
    expect(text).not.toContain(baseNumberOf(1));
  });
  it('X37 staff make a second name an author of the member whose base number it shares, once', async () => {
    const link = (n: number, as = staff) => portal.ask(`POST /api/ipi/names/${nameNumberOf(n)}/link`, { as });
    expect((await link(2, member)).status).toBe(403);
    expect((await link(3)).status).toBe(409);
    expect((await link(999)).status).toBe(404);
    const made = await link(2);
    expect(made.status).toBe(201);
    const [author] = await portal.sql('select * from author where author_id = $1', [made.body.hofunduR_NR]);
    expect(author).toMatchObject({
      person_id: member.personId,
      display_name: 'Næturgali',
      pseudonym: 'Næturgali',
      is_from_ipi: false,
    });
    const rights = await portal.sql('select person_id, share from author_right where author_id = $1', [
      made.body.hofunduR_NR,
    ]);
    expect(rights).toEqual([{ person_id: member.personId, share: '100.00' }]);
    expect((await link(2)).status).toBe(409);
  });
});

describe('check digits', () => {
  /** Any digits at all, the same every time. */
  const digits = (seed: number) => String((seed * 7_919_317 + 104_729) % 1_000_000_000).padStart(9, '0');
  const changed = (text: string, at: number) =>
    `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
  it('X30 of a name number find every single digit that is wrong', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const number = digits(seed) + ipiNameCheckDigits(digits(seed));
      expect(readIpiName(number).value).toBe(number);
      const place = seed % 11;
      expect([number, readIpiName(changed(number, place)).problem]).toEqual([number, 'ipi.checkDigit']);
    }
  });
  it('X30 of base and name numbers are held by the database as the rules say them', async () => {
    const isTaken = async (table: 'ipi_party' | 'ipi_name', value: string) => {
      const statement =
        table === 'ipi_party'
          ? 'insert into ipi_party (base_number) values ($1)'
          : `insert into ipi_name (name_number, party_id, name_kind, name, added_by)
             select $1, (select min(party_id) from ipi_party), 'PA', 'X', (select min(ipi_import_id) from ipi_import)`;
      return portal.sql(statement, [value]).then(
        () => true,
        (error: { constraint?: string }) => {
          if (error.constraint?.includes('check_digit')) return false;
          throw error as Error;
        },
      );
    };
    for (let seed = 300; seed < 312; seed++) {
      const nine = digits(seed);
      for (let last = 0; last < 10; last++) {
        const base = `I-${nine}-${last}`;
        expect([base, await isTaken('ipi_party', base)]).toEqual([base, readIpiBase(base).value === base]);
      }
      const name = `${nine}${ipiNameCheckDigits(nine)}`;
      expect([name, await isTaken('ipi_name', name)]).toEqual([name, true]);
      expect(await isTaken('ipi_name', changed(name, seed % 11))).toBe(false);
    }
  });
});
