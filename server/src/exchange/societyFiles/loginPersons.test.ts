import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { problemsOf, textFile } from '../../../test/societyFiles.ts';
import { aTakenSociety, type TakenSociety } from '../../../test/takenSociety.ts';

let portal: Portal;
let colleague: Someone;
let send: TakenSociety['send'];
let take: TakenSociety['take'];
const users = (...lines: string[]) =>
  textFile('users', 'number;kennitala;name;role;person;language', ...lines);
const persons = (...lines: string[]) =>
  textFile(
    'persons',
    'number;name;kennitala;email;phone;street;postal_code;foreign_address;society;died_on;bank_account;is_publisher;publisher_ipi;notes',
    ...lines,
  );
const person = (number: string, name: string, kennitala: string) =>
  `${number};${name};${kennitala};;;;;;;;;;;`;
beforeAll(async () => {
  ({ portal, colleague, send, take } = await aTakenSociety());
  await take(
    await send([
      persons(person('N2', 'Bergur', '0101309949')),
      users(
        'U91;0101309939;Álfur;external;;is',
        'U92;0101309949;Bergur;member;;is',
        'U93;0101309959;Cecilía;member;;is',
        'U94;0101309969;Dís;member;;is',
      ),
    ]),
  );
});
afterAll(() => portal.close());

/** Of the logins that came without a person: the old number of the person that each has. */
const personsOf = () =>
  portal.sql(
    `select u.name as login, p.old_number as person from app_user u join old_number o on o.kind = 'users' and o.user_id = u.user_id
     left join old_number p on p.kind = 'persons' and p.person_id = u.person_id where o.old_number like 'U9_' order by o.old_number`,
  );

it('O307 a login without a person gets the one with its national ID, new or here', async () => {
  const id = await send([
    persons(person('N1', 'Álfur', '0101309939')),
    users('U91;0101309939;Álfur;external;N1;is', 'U92;0101309949;Bergur;member;N2;is'),
  ]);
  const { body: report } = await portal.ask(`GET /api/migrations/${id}`, { as: colleague });
  expect(report).toMatchObject({ fjoldI_GALLA: 0 });
  await take(id);
  expect(await personsOf()).toEqual([
    { login: 'Álfur', person: 'N1' },
    { login: 'Bergur', person: 'N2' },
    { login: 'Cecilía', person: null },
    { login: 'Dís', person: null },
  ]);
});

it('O307, O267 no login gets a person who has another national ID here or none, nor does one of staff', async () => {
  await portal.sql("update app_user set role = 'administrator' where name = 'Dís'");
  const id = await send([
    persons(person('P5', 'Steingrímur Thorsteinsson', '0101309959'), person('N4', 'Dís', '0101309969')),
    users('U93;0101309959;Cecilía;member;P5;is', 'U94;0101309969;Dís;member;N4;is'),
  ]);
  expect(
    (await problemsOf(portal, colleague, id)).map(([place, column, said]) => [place, column, String(said)]),
  ).toEqual(
    expect.arrayContaining([
      ['persons.csv:2', 'kennitala', expect.stringContaining('Files do not say whose a login is')],
      ['users.csv:2', 'person', expect.stringContaining('files move nothing')],
      ['users.csv:3', 'number', expect.stringContaining('was changed here')],
    ]),
  );
  await take(id, { AN_HAFNADRA: 1 });
  expect((await personsOf()).slice(2, 3)).toEqual([{ login: 'Cecilía', person: null }]);
  // By the rule of the portal itself, staff are the person with their national ID (M14).
  expect(await portal.sql("select role from app_user where name = 'Dís'")).toEqual([
    { role: 'administrator' },
  ]);
});
