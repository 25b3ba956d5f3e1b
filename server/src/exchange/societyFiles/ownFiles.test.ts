import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProposedDivision } from '../../../test/inheritances.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSociety, textFile, withChanges } from '../../../test/societyFiles.ts';
import { filesOf } from './sendFolder.ts';
import type { SourceFile } from './stage.ts';
import { takeSociety } from './take.ts';

let portal: Portal;
let sender: Someone;
let colleague: Someone;
/** Who is paid by files that were taken before. */
let third: Someone;
const example = fileURLToPath(new URL('../../../../docs/migration-example', import.meta.url));
beforeAll(async () => {
  portal = await aPortal();
  sender = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'administrator' });
  const id = await send(await filesOf(example));
  await startTaking(id);
  await takeSociety(portal.pool, id);
  third = await portal.someone({ role: 'administrator', isPerson: false });
  await portal.sql(
    `update app_user set person_id = (select person_id from old_number where old_number = 'P4') where user_id = $1`,
    [third.userId],
  );
});
afterAll(() => portal.close());

const send = (files: readonly SourceFile[]) => sendSociety(portal, sender, files);
const startTaking = (id: number, as = colleague) =>
  portal.ask(`POST /api/migrations/${id}/take`, { as, body: {} });
const changed = (replaced: Record<string, (text: string) => string>) => withChanges(example, replaced);

/** A new work by an author who is here. */
const theirWork = (author: string): SourceFile[] => [
  textFile('works', 'number;title;registered_on;approved_on', 'NW1;Nýtt verk;2020-01-01;2020-01-01'),
  textFile('work_authors', 'work;author;role;share;approved_on', `NW1;${author};CA;100;2020-01-01`),
];

describe('files that would give something to who takes them', () => {
  it('O87 are taken by two who have no work on a set list that a run here pays', async () => {
    const id = await send(
      await changed({
        'performances.csv': (text) => `${text}T8;P20;concert;Steinvör;;2003-03-03;Harpa;;;;2003-03-04;;yes\n`,
        'set_list_lines.csv': (text) => `${text}T8;1;5002;;;3:00;1\n`,
      }),
    );
    expect((await startTaking(id, third)).body.Code).toBe('society.ownRights');
  });
  it('O223 are taken by two to whom they give no share, contract or balance, whatever of theirs is here already', async () => {
    // Their author and right came before, and are in none of these files.
    const given: [SourceFile[], number][] = [
      [theirWork('A4'), 403],
      [
        [
          textFile(
            'contracts',
            'number;publisher;author;starts_on;ends_on;performance_share;mechanical_share',
            'NC1;P30;A4;2020-01-01;2044-12-31;50;40',
          ),
        ],
        403,
      ],
      [
        [
          textFile('balance_lists', 'number;category;day;source', 'NB1;1;2020-01-01;Gamla kerfið'),
          textFile('balances', 'list;person;account;amount', 'NB1;P4;payable;1000000'),
        ],
        403,
      ],
      [theirWork('A5'), 200],
    ];
    for (const [files, expected] of given) {
      const id = await send(files);
      const { body: report } = await portal.ask(`GET /api/migrations/${id}`, { as: colleague });
      expect(report).toMatchObject({ fjoldI_GALLA: 0 });
      const { status, body } = await startTaking(id, third);
      const fileName = files[0]?.fileName;
      expect([fileName, status, body.Code]).toEqual([
        fileName,
        expected,
        expected === 200 ? undefined : 'society.ownRights',
      ]);
    }
  });
  it('R126, O223 are taken by two who are no heirs of whom they give to', async () => {
    const heir = await portal.someone({ role: 'administrator' });
    const id = await send(theirWork('A4'));
    const [dead] = await portal.sql<{ personId: number }>(
      `select person_id as "personId" from old_number where old_number = 'P4'`,
    );
    if (!dead) throw new Error('There is no such person.');
    await aProposedDivision({ portal, society: { anna: sender } }, dead, [[heir, 100]]);
    expect((await startTaking(id, heir)).body.Code).toBe('society.ownRights');
    // Others of A5 are being taken.
    expect((await startTaking(id)).body.Code).toBe('society.beingTaken');
  });
  it('O267 are taken by two whose national ID they put on nobody, here or new', async () => {
    const nobody = await portal.someone({ role: 'administrator', isPerson: false });
    const made = textFile('persons', 'number;name;kennitala', `NP1;Ný persóna;${nobody.kennitala}`);
    expect((await startTaking(await send([made]), nobody)).body.Code).toBe('society.ownRights');
    const sent = await sendSociety(portal, nobody, [made]);
    expect((await startTaking(sent)).body.Code).toBe('society.ownRights');
    // It is the number of a login only after the check.
    const id = await send(
      await changed({
        'persons.csv': (text) =>
          text.replace('P5;Steingrímur Thorsteinsson;;', 'P5;Steingrímur Thorsteinsson;0101309929;'),
      }),
    );
    await portal.sql(`update app_user set kennitala = '0101309929' where user_id = $1`, [nobody.userId]);
    expect((await startTaking(id, nobody)).body.Code).toBe('society.ownRights');
    expect((await startTaking(id)).body.Code).toBe('society.beingTaken');
  });
  it('O368 are taken by two whose bank account and e-mail address they put on nobody else', async () => {
    const account = '0133-26-000321';
    await portal.sql(
      `with w as (insert into account_change (person_id, bank, ledger, account) values ($1, '0133', '26', '000321'))
       update person set bank = '0133', ledger = '26', account = '000321', email = 'katla@example.is, heima@example.is' where person_id = $1`,
      [colleague.personId],
    );
    const invited = await portal.someone({ role: 'administrator', isPerson: false });
    await portal.sql(
      `insert into invitation (user_id, token_hash, email) values ($1, sha256('O368'), 'Hersir@example.is')`,
      [invited.userId],
    );
    const application =
      'number;person;fund;year;season;title;amount;bank_account;applied_on;status;decided_on;granted_amount';
    const granted = `NA1;P5;1;2020;spring;Verk;100000;${account};2020-01-01;granted;2020-02-01;100000`;
    const given: [SourceFile, Someone][] = [
      [textFile('persons', 'number;name;bank_account', `NP2;Ný;${account}`), colleague],
      [textFile('persons', 'number;name;email', 'NP3;Nýr;einhver@example.is,Heima@example.is'), colleague],
      [textFile('persons', 'number;name;email', 'NP4;Nýtt;hersir@example.is'), invited],
      [textFile('applications', application, granted), colleague],
    ];
    for (const [file, taker] of given) {
      const id = await send([file]);
      expect((await portal.ask(`GET /api/migrations/${id}`, { as: taker })).body.fjoldI_GALLA).toBe(0);
      expect((await startTaking(id, taker)).body.Code).toBe('society.ownRights');
      const sent = await sendSociety(portal, taker, [file]);
      expect((await startTaking(sent, sender)).body.Code).toBe('society.ownRights');
      // Others of A5 are being taken.
      expect((await startTaking(id, third)).body.Code).toBe('society.beingTaken');
    }
  });
});
