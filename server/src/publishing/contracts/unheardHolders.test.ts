import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aSubmission, daysFromNow, publishes } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import type { FourEyes } from '../../platform/config.ts';

// One of several who hold an author's right gives a publisher all of it.

let portal: Portal;
let editor: Someone;
let other: Someone;
let author: Someone;
let small: Someone;
let large: Someone;
let company: Someone;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['contracts']) });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  other = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(async () => {
  [author, small, large] = [
    await portal.someone(),
    await portal.someone({ name: 'Smári' }),
    await portal.someone({ name: 'Lára' }),
  ];
  company = await portal.someone({ withoutAuthor: true });
  await publishes(portal, company);
  await portal.work({ by: author });
});
afterAll(() => portal.close());

const hold = async (...holders: readonly (readonly [Someone, number])[]) => {
  await portal.sql('update author_right set share = 0 where author_id = $1', [author.authorId]);
  for (const [{ personId }, share] of holders)
    await portal.sql(
      `insert into author_right (person_id, author_id, share) values ($1, $2, $3)
       on conflict on constraint author_right_once do update set share = excluded.share`,
      [personId, author.authorId, share],
    );
};
const path = '/api/persons/publishers/contractsSubmissions';
/** All of both shares, from years ago. */
const everything = {
  PERFORMANCE_SHARE: 100,
  MECHANICAL_SHARE: 100,
  UPPHAF_SAMNINGS: daysFromNow(-900),
};
async function submitted(as: Someone, by?: Someone): Promise<number> {
  const { body, text } = await portal.ask(`POST ${path}`, {
    as,
    body: aSubmission(company, author, everything),
  });
  const id: number = body?.publisheR_SAMNINGUR_I_BID_NR;
  if (!id) throw new Error(text);
  if (by) await portal.ask(`PATCH ${path}/${id}/answer`, { as: by, body: { SAMTHYKKT: 1 } });
  return id;
}
const approve = (id: number, more: object = {}, language: 'is' | 'en' = 'is') =>
  portal.ask(`PATCH ${path}/${id}`, { as: editor, language, body: { SAMTHYKKT: 1, ...more } });
const namedTo = async (as: Someone, id: number) =>
  (await portal.ask(`GET ${path}/${id}`, { as })).body.ospurdiR_RETTHAFAR;

it('R196 an heir with a hundredth and a publisher: the editor reads who else holds the right, and says so', async () => {
  await hold([small, 1], [large, 99]);
  const id = await submitted(company, small);
  expect([await namedTo(editor, id), await namedTo(company, id), await namedTo(small, id)]).toEqual([
    'Lára',
    null,
    null,
  ]);
  for (const [language, words] of [
    ['is', 'hafa ekki samþykkt samninginn: Lára.'],
    ['en', 'have not agreed to the contract: Lára.'],
  ] as const) {
    const refused = await approve(id, { RETTHAFAR_SKODADIR: 0 }, language);
    expect([refused.status, refused.body.Code]).toEqual([409, 'contract.holdersUnheard']);
    expect(refused.body.Message).toContain(words);
  }
  expect(await portal.sql('select from publishing_contract where author_id = $1', [author.authorId])).toEqual(
    [],
  );
  expect((await approve(id, { RETTHAFAR_SKODADIR: 1 })).status).toBe(200);
  expect(
    await portal.sql('select are_holders_seen from contract_submission where submission_id = $1', [id]),
  ).toEqual([{ are_holders_seen: true }]);
});
it('R196 names the author too who holds a part, whoever offers, and who accepts without holding any', async () => {
  await hold([author, 60], [small, 40]);
  expect(await namedTo(editor, await submitted(small))).toBeNull();
  await portal.sql(`update contract_submission set state = 'declined' where author_id = $1`, [
    author.authorId,
  ]);
  const offered = await submitted(small);
  await portal.ask(`PATCH ${path}/${offered}/answer`, { as: company, body: { SAMTHYKKT: 1 } });
  expect(await namedTo(editor, offered)).toBe(author.name);
  expect((await approve(offered)).body.Code).toBe('contract.holdersUnheard');
  await portal.ask(`PATCH ${path}/${offered}`, { as: editor, body: { SAMTHYKKT: 0, ATHUGASEMD: 'Nei' } });
  await hold([small, 0], [large, 100]);
  const accepted = await submitted(company, author);
  expect(await namedTo(editor, accepted)).toBe('Lára');
});
it('R196 what staff enter is agreed on paper by the author, not by who else holds the right', async () => {
  await hold([author, 99], [large, 1]);
  const id = await submitted(other);
  expect(await namedTo(editor, id)).toBe('Lára');
  expect((await approve(id)).body.Code).toBe('contract.holdersUnheard');
  await hold([author, 100], [large, 0]);
  expect(await namedTo(editor, id)).toBeNull();
  expect((await approve(id)).status).toBe(200);
});
it('R196 refusing it takes no word, and PostgreSQL approves none that nobody has seen', async () => {
  await hold([small, 50], [large, 50]);
  const id = await submitted(company, small);
  await expect(
    portal.sql(
      `update contract_submission set state = 'approved', decided_at = now(), decided_by = $2, contract_id = 1
       where submission_id = $1`,
      [id, editor.userId],
    ),
  ).rejects.toMatchObject({ constraint: 'submission_holders_seen' });
  const refused = await portal.ask(`PATCH ${path}/${id}`, {
    as: editor,
    body: { SAMTHYKKT: 0, ATHUGASEMD: 'Hinn rétthafinn hefur ekki samþykkt.' },
  });
  expect(refused.status).toBe(200);
});
