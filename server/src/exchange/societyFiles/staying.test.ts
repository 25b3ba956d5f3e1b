import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, textFile, withChanges } from '../../../test/societyFiles.ts';
import { aTakenSociety, example, type TakenSociety } from '../../../test/takenSociety.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
});
afterAll(() => portal.close());

const replaced = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

it('O250 names what a delta would move to somebody else, and moves nothing', async () => {
  const holders = () =>
    portal.sql(`select o.old_number, r.person_id, r.author_id from author_right r join old_number o using (right_id)
      union all select o.old_number, a.person_id, a.author_id from author a join old_number o using (author_id)
      union all select o.old_number, c.publisher_id, c.author_id from publishing_contract c join old_number o using (contract_id)
      union all select o.old_number, u.person_id, u.user_id from app_user u join old_number o using (user_id)
      union all select o.old_number, l.person_id, l.performance_type_id from live_performance l join old_number o using (live_performance_id)
      union all select o.old_number, f.person_id, f.application_id from fund_application f join old_number o using (application_id) order by 1`);
  const before = await holders();
  const id = await send(
    await withChanges(example, {
      'rights.csv': (text) =>
        [
          ['R1;P1;A1;100', 'R1;P20;A1;100'],
          ['R2;P2;A2;100', 'R2;P2;A2;50'],
          ['R20;P20;A3;50', 'R20;P20;A2;50'],
        ].reduce((lines, [from = '', to = '']) => replaced(from, to)(lines), text),
      'authors.csv': replaced('A2;P2;', 'A2;P20;'),
      'contracts.csv': (text) =>
        replaced('S1;P30;A6', 'S1;P20;A6')(replaced('S2;P30;A12', 'S2;P30;A11')(text)),
      'users.csv': replaced(
        'U1;0101309909;Steinvör Ósk Dalmannsdóttir;member;P20',
        'U1;0101309909;Steinvör Ósk;member;',
      ),
      'performances.csv': (text) =>
        replaced('T2;P20;concert', 'T2;P20;stream')(replaced('T3;P20;abroad', 'T3;P21;abroad')(text)),
      'applications.csv': replaced('E1;P20;', 'E1;P21;'),
    }),
  );
  const found = (await problemsOf(portal, colleague, id)).map(([place, column, said]) => [
    place,
    column,
    String(said).includes('files move nothing'),
  ]);
  const expected = [
    ['users.csv:2', 'person'],
    ['authors.csv:3', 'person'],
    ['rights.csv:2', 'person'],
    ['rights.csv:14', 'author'],
    ['contracts.csv:2', 'publisher'],
    ['contracts.csv:3', 'author'],
    ['performances.csv:3', 'kind'],
    ['performances.csv:4', 'person'],
    ['applications.csv:2', 'person'],
  ];
  expect(found).toEqual(expect.arrayContaining(expected.map((one) => [...one, true])));
  await take(id, { AN_HAFNADRA: 1 });
  expect(await holders()).toEqual(before);
});

it('O250 tells of what stays on file, and takes the rest of the line', async () => {
  const id = await send(
    await withChanges(example, {
      'persons.csv': (text) =>
        replaced('0133-26-000920', '0133-26-000999')(replaced('Hlíðarvegur 4', 'Hlíðarvegur 6')(text)),
    }),
  );
  expect(await problemsOf(portal, colleague, id)).toEqual([
    [expect.stringMatching(/^persons\.csv:/u), 'bank_account', expect.stringContaining('It stays')],
  ]);
  await take(id);
  expect(await portal.sql("select street, account from person where name like 'Steinvör Ósk%'")).toEqual([
    { street: 'Hlíðarvegur 6', account: '000920' },
  ]);
});

it('O267 gives nobody on file the national ID of a login, nor that of one made after the check', async () => {
  const withNumber = (kennitala: string) =>
    send([
      textFile(
        'persons',
        'number;name;kennitala;email;phone;street;postal_code;foreign_address;society;died_on;bank_account;is_publisher;publisher_ipi;notes',
        `P5;Steingrímur Thorsteinsson;${kennitala};;;;;;;1913-08-21;;;;`,
      ),
    ]);
  const { kennitala } = await portal.someone({ role: 'editor', isPerson: false });
  const id = await withNumber(kennitala);
  expect(await problemsOf(portal, colleague, id)).toEqual([
    ['persons.csv:2', 'kennitala', expect.stringContaining('Files do not say whose a login is')],
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  const later = await withNumber('0101309929');
  const { body: report } = await portal.ask(`GET /api/migrations/${later}`, { as: colleague });
  expect(report).toMatchObject({ fjoldI_GALLA: 0 });
  await portal.sql(
    "insert into app_user (kennitala, name, role) values ('0101309929', 'Nýr kerfisstjóri', 'administrator')",
  );
  await take(later);
  const linked = `select p.kennitala, u.person_id from person p, app_user u
    where p.name = 'Steingrímur Thorsteinsson' and u.kennitala in ($1, '0101309929')`;
  const nothing = { kennitala: null, person_id: null };
  expect(await portal.sql(linked, [kennitala])).toEqual([nothing, nothing]);
});

it('O303 takes nothing that refers to what a delta would move', async () => {
  const more =
    (...lines: readonly string[]) =>
    (text: string) =>
      `${text.trimEnd()}\n${lines.join('\n')}\n`;
  const id = await send(
    await withChanges(example, {
      'authors.csv': replaced('A2;P2;', 'A2;P20;'),
      'contracts.csv': replaced('S2;P30;A12', 'S2;P20;A12'),
      'rights.csv': (text) => more('R99;P20;A2;50')(replaced('R8;P8;A8;100', 'R8;P20;A8;100')(text)),
      'works.csv': more(
        'NW2;Eftir annan;;;;2020-01-01;2020-01-01;',
        'NW3;Undir samningi annars;;;;2020-01-01;2020-01-01;',
        'NW4;Í samningi annars;;;;2020-01-01;2020-01-01;',
      ),
      'work_authors.csv': more(
        'NW2;A2;CA;100;2020-01-01;',
        'NW3;A12;CA;100;2020-01-01;S2',
        'NW4;A8;CA;100;2020-01-01;',
      ),
      'contract_works.csv': more('NW4;S2'),
      'distributions.csv': more('9906;Aukaúthlutun 1998;1998;1998-12-31;2;2000-10-01'),
      'statement_lines.csv': more('9906;1;R8;5005;1;100.00;Tónleikar;;;;'),
    }),
  );
  const found = (await problemsOf(portal, colleague, id))
    .filter(([, , said]) => String(said).includes('is neither in the file'))
    .map(([place, column]) => [String(place), column]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['work_authors.csv:17', 'author'],
      ['work_authors.csv:18', 'contract'],
      ['contract_works.csv:4', 'contract'],
    ]),
  );
  // Of the money that was taken before nothing is said.
  expect(found.filter(([place]) => String(place).startsWith('statement_lines'))).toEqual([
    [expect.stringMatching(/^statement_lines/u), 'right'],
  ]);
  await take(id, { AN_HAFNADRA: 1 });
  expect(
    await portal.sql(
      `select old_number from old_number where old_number in ('NW2', 'NW3', 'NW4', '9906', 'R99') order by old_number`,
    ),
  ).toEqual([]);
});
