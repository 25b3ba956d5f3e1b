import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeContract } from '../../../test/agreements.ts';
import { aContract, daysFromNow, publishes, today } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import type { FourEyes } from '../../platform/config.ts';

// A contract that stands is made to give its publisher more of what several hold.

let portal: Portal;
let editor: Someone;
let other: Someone;
let author: Someone;
let company: Someone;
let holder: Someone;
let contractId: number;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['contracts']) });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  other = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(async () => {
  await portal.sql('delete from confirmation');
  [author, holder] = [await portal.someone(), await portal.someone({ withoutAuthor: true, name: 'Lára' })];
  company = await portal.someone({ withoutAuthor: true });
  await portal.work({ by: author });
  contractId = await aContract(portal, { publisher: company, author, staff: other });
});
afterAll(() => portal.close());

const hold = async ({ personId }: Someone) => {
  await portal.sql('update author_right set share = 40 where author_id = $1', [author.authorId]);
  await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 60)', [
    personId,
    author.authorId,
  ]);
};
const waiting = async (language: 'is' | 'en' = 'is') =>
  (await portal.ask('GET /api/confirmations', { as: other, language })).body[0];
const confirm = async (more: object = {}, language: 'is' | 'en' = 'is') =>
  portal.ask(`PATCH /api/confirmations/${(await waiting()).stadfestinG_NR}`, {
    as: other,
    language,
    body: { SAMTHYKKT: 1, ...more },
  });
const seen = { RETTHAFAR_SKODADIR: 1 };
const share = async () =>
  (
    await portal.sql(
      'select performance_share::integer as share from publishing_contract where contract_id = $1',
      [contractId],
    )
  )[0]?.['share'];

it('R202 who confirms other terms reads who holds the right beside the author, and says so', async () => {
  await hold(holder);
  await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 90 });
  expect((await waiting()).ospurdiR_RETTHAFAR).toBe('Lára');
  for (const [language, words] of [
    ['is', 'hafa ekki samþykkt breytinguna: Lára.'],
    ['en', 'have not agreed to the change: Lára.'],
  ] as const) {
    const refused = await confirm({ RETTHAFAR_SKODADIR: 0 }, language);
    expect([refused.status, refused.body.Code]).toEqual([409, 'contract.changeUnheard']);
    expect(refused.body.Message).toContain(words);
  }
  expect(await share()).toBe(40);
  expect((await confirm(seen)).status).toBe(204);
  expect(await share()).toBe(90);
  expect(await portal.sql(`select are_holders_seen from confirmation where state = 'confirmed'`)).toEqual([
    { are_holders_seen: true },
  ]);
});
it('R202 so does who confirms works that go into it; of a work that leaves, and a sub-agreement, nobody is named', async () => {
  await hold(holder);
  const workId = await portal.work({ by: author, title: 'Brimalda' });
  const works = `/api/compositions/publishingContracts/${contractId}/works`;
  await portal.ask(`POST ${works}`, { as: editor, body: { VERK: [workId] } });
  expect((await waiting()).ospurdiR_RETTHAFAR).toBe('Lára');
  expect((await confirm()).body.Code).toBe('contract.changeUnheard');
  expect((await confirm(seen)).status).toBe(204);
  await portal.ask(`DELETE ${works}/${workId}`, { as: editor });
  expect((await waiting()).ospurdiR_RETTHAFAR).toBeNull();
  expect((await confirm()).status).toBe(204);
  const friend = await portal.someone({ withoutAuthor: true });
  await publishes(portal, friend);
  await portal.ask(`POST /api/persons/publishers/contracts/${contractId}/subAgreements`, {
    as: editor,
    body: {
      PUBLISHER_NR: friend.personId,
      UPPHAF_SAMNINGS: today(),
      LOK_SAMNINGS: daysFromNow(30),
      PERFORMANCE_SHARE: 40,
      MECHANICAL_SHARE: 40,
    },
  });
  expect((await waiting()).ospurdiR_RETTHAFAR).toBeNull();
  expect((await confirm()).status).toBe(204);
  const [sub] = await portal.sql('select contract_id from publishing_contract where publisher_id = $1', [
    friend.personId,
  ]);
  await changeContract(portal, { contractId: sub?.['contract_id'], as: editor, PERFORMANCE_SHARE: 50 });
  expect((await waiting()).ospurdiR_RETTHAFAR).toBeNull();
  expect((await confirm()).status).toBe(204);
});
it('R202 names nobody where the author holds all of it, or the publisher the rest', async () => {
  await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 90 });
  expect((await waiting()).ospurdiR_RETTHAFAR).toBeNull();
  await hold(company);
  // Who held some of it once holds nothing.
  await portal.sql('insert into author_right (person_id, author_id, share) values ($1, $2, 0)', [
    holder.personId,
    author.authorId,
  ]);
  expect((await waiting()).ospurdiR_RETTHAFAR).toBeNull();
  expect((await confirm()).status).toBe(204);
});
it('R202 refusing it takes no word, and PostgreSQL confirms none that nobody has seen', async () => {
  await hold(holder);
  await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 90 });
  await expect(
    portal.sql(
      `update confirmation set state = 'confirmed', decided_at = now(), decided_by = $1 where state = 'waiting'`,
      [other.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'confirmation_holders_seen' });
  expect((await confirm({ SAMTHYKKT: 0 })).status).toBe(204);
  expect(await share()).toBe(40);
});
