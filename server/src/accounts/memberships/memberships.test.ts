import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aKennitala, anUnknownAuthor } from '../../../test/unknownAuthor.ts';
import { readConfig } from '../../platform/config.ts';

let portal: Portal;
let editor: Someone;
let second: Someone;
let registrant: Someone;
let kennitala: string;
let unknown: { workId: number; authorId: number };

beforeAll(async () => {
  portal = await aPortal({ fourEyes: readConfig({}).fourEyes });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  second = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(async () => {
  await portal.sql('delete from letter');
  await portal.sql('delete from login_throttle');
  await portal.sql('delete from letter_to_stranger');
  registrant = await portal.someone({ name: 'Þórdís Æsa' });
  kennitala = aKennitala();
  unknown = await anUnknownAuthor(portal, { by: registrant, name: 'Jökull Steinn', ssn: kennitala });
});
afterAll(() => portal.close());

const letters = () =>
  portal.sql('select recipient, kind, subject, body, link, join_link from letter order by letter_id');
async function joinToken(): Promise<string> {
  const [letter] = await letters();
  return /^\/adild\/([\w-]{48})$/u.exec(String(letter?.join_link))?.[1] ?? '';
}
const look = (token: string) => portal.ask(`GET /api/memberships/${token}`);
const applied = (changes: object = {}) => ({
  KENNITALA: kennitala,
  NAFN: 'Jökull Steinn Ármannsson',
  GATA: 'Hrafnagata 4',
  POSTNUMER: '101',
  SIMI: '555 0101',
  BANKANUMER: '0133',
  HOFUDBOK: '26',
  BANKAREIKN: '004521',
  VEITIR_UMBOD: 1,
  SAMTHYKKIR_VINNSLU: 1,
  ...changes,
});
const apply = async (changes: object = {}, token?: string) =>
  portal.ask(`POST /api/memberships/${token ?? (await joinToken())}`, { body: applied(changes) });
const waiting = async () => (await portal.ask('GET /api/desk/memberships', { as: editor })).body;
const decide = (id: number, body: object, as = editor) =>
  portal.ask(`PATCH /api/desk/memberships/${id}`, { as, body });
const person = async () =>
  (
    await portal.sql(
      `select p.*, y.account as payable, (select count(*)::integer from work_right r join author_right h using (right_id) where h.person_id = p.person_id) as rights
       from person p join author a using (person_id) join payable_account y using (person_id) where a.author_id = $1`,
      [unknown.authorId],
    )
  )[0];

describe('an author at home who is no member', () => {
  it('F5.22 J7 gets a letter about the work with the invitation to join, and its own link', async () => {
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      recipient: 'jokull@example.is',
      kind: 'approvalAsked',
      link: expect.stringMatching(/^\/samthykki\//u),
      join_link: expect.stringMatching(/^\/adild\/[\w-]{48}$/u),
    });
    expect((await look(await joinToken())).body).toEqual({
      nafn: 'Jökull Steinn',
      nafN_FELAG: 'Ómur',
      stadA_ADILDAR: 'open',
    });
  });
  it('F5.22 is the only one: neither members nor authors abroad are invited', async () => {
    await portal.sql('delete from letter');
    const member = await portal.someone();
    await portal.work({ by: registrant, others: [member] });
    expect((await letters()).map(({ join_link: link }) => link)).not.toContain(undefined);
    for (const { join_link: link } of await letters()) expect(link).toBeNull();
    await portal.sql('delete from letter');
    await anUnknownAuthor(portal, {
      by: registrant,
      name: 'Ann Ash',
      ssn: undefined,
      foreign: true,
      ipi: '00014107338',
    });
    expect((await letters()).map(({ join_link: link }) => link)).toEqual([null]);
  });
  it('J7 joins by one form: the works have a holder, the account waits, the invitation goes where the letter went', async () => {
    const token = await joinToken();
    expect((await apply()).status).toBe(204);
    expect((await look(token)).body.stadA_ADILDAR).toBe('waiting');
    expect((await apply({}, token)).body.Code).toBe('membership.sentAlready');
    const row = (await waiting()).at(-1);
    expect(row).toMatchObject({
      nafN_BIRTA: 'Jökull Steinn',
      nafn: 'Jökull Steinn Ármannsson',
      fjoldI_VERKA_SEM_HOFUNDUR: 1,
      skraningaradili: 'Þórdís Æsa',
      kennitala,
      bankareikn: '004521',
    });
    await portal.sql('delete from letter');
    expect((await decide(row.adildarumsokN_NR, { SAMTHYKKT: 1 })).status).toBe(204);
    expect(await person()).toMatchObject({
      name: 'Jökull Steinn Ármannsson',
      is_unregistered: false,
      // M14: one of the staff alone pays nobody into another account.
      account: null,
      payable: null,
      rights: 1,
      street: 'Hrafnagata 4',
    });
    expect(await letters()).toMatchObject([
      { recipient: 'jokull@example.is', subject: 'Aðgangur þinn er tilbúinn' },
    ]);
    const [asked] = (await portal.ask('GET /api/confirmations', { as: second })).body;
    expect(asked).toMatchObject({ tegunD_STADFESTINGAR: 'account', bankareikn: '004521' });
    expect(
      (
        await portal.ask(`PATCH /api/confirmations/${asked.stadfestinG_NR}`, {
          as: second,
          body: { SAMTHYKKT: 1 },
        })
      ).status,
    ).toBe(204);
    expect(await person()).toMatchObject({ account: '004521', payable: null });
    expect((await letters()).at(-1)).toMatchObject({
      recipient: 'jokull@example.is',
      link: expect.stringMatching(/^\/reikningur\//u),
    });
    expect((await look(token)).body.stadA_ADILDAR).toBe('member');
    expect((await apply({}, token)).body.Code).toBe('membership.isMember');
    expect((await decide(row.adildarumsokN_NR, { SAMTHYKKT: 1 })).body.Code).toBe(
      'membership.decidedAlready',
    );
  });
  it('J7 M14 is not accepted by who registered the work, and could have typed the address', async () => {
    await apply();
    await portal.sql('update work set registered_by = $2 where work_id = $1', [
      unknown.workId,
      editor.userId,
    ]);
    const row = (await waiting()).at(-1);
    expect((await decide(row.adildarumsokN_NR, { SAMTHYKKT: 1 })).body.Code).toBe('membership.ownDoing');
    expect((await decide(row.adildarumsokN_NR, { SAMTHYKKT: 1 }, second)).status).toBe(204);
  });
  it('J7 is refused with the reason, told, and may apply again', async () => {
    const token = await joinToken();
    expect((await apply()).status).toBe(204);
    const row = (await waiting()).at(-1);
    const without = await decide(row.adildarumsokN_NR, { SAMTHYKKT: 0, ATHUGASEMD: ' ' });
    expect(without.body.Errors).toMatchObject([{ Field: 'ATHUGASEMD', Code: 'membership.reasonMissing' }]);
    await portal.sql('delete from letter');
    expect((await decide(row.adildarumsokN_NR, { SAMTHYKKT: 0, ATHUGASEMD: 'Í öðru félagi' })).status).toBe(
      204,
    );
    expect(await letters()).toMatchObject([
      { recipient: 'jokull@example.is', body: expect.stringContaining('Ástæða: Í öðru félagi') },
    ]);
    expect(await person()).toMatchObject({ is_unregistered: true, rights: 0, account: null });
    expect((await apply({}, token)).status).toBe(204);
  });
  it.each([
    [{ KENNITALA: '0101302129' }, 'KENNITALA membership.kennitalaOther'],
    [{ KENNITALA: '12' }, 'KENNITALA person.kennitalaLength'],
    [{ NAFN: ' ' }, 'NAFN person.nameMissing'],
    [{ GATA: '' }, 'GATA membership.streetMissing'],
    [{ POSTNUMER: '999' }, 'POSTNUMER member.postalCodeUnknown'],
    [{ BANKANUMER: '', HOFUDBOK: '', BANKAREIKN: '' }, 'BANKANUMER membership.accountMissing'],
    [{ BANKAREIKN: '12' }, 'BANKAREIKN bank.account'],
    [{ VEITIR_UMBOD: 0 }, 'VEITIR_UMBOD membership.mandateMissing'],
    [{ SAMTHYKKIR_VINNSLU: 0 }, 'SAMTHYKKIR_VINNSLU membership.consentMissing'],
  ])('J7 is told what is wrong: %j', async (changes, expected) => {
    const { status, body } = await apply(changes);
    expect(status).toBe(422);
    expect(body.Errors.map((one: { Field: string; Code: string }) => `${one.Field} ${one.Code}`)).toEqual([
      expected,
    ]);
    expect(
      await portal.sql('select from membership_application where author_id = $1', [unknown.authorId]),
    ).toEqual([]);
  });
  it('J7 the link ends when letters go to another address, and is not spent by mistakes in the form', async () => {
    const token = await joinToken();
    for (let i = 0; i < 10; i += 1) expect((await apply({ GATA: '' }, token)).status).toBe(422);
    await portal.sql(
      'update person set email = $2 where person_id = (select person_id from author where author_id = $1)',
      [unknown.authorId, 'leidrett@example.is'],
    );
    expect((await look(token)).body.Code).toBe('membership.linkInvalid');
    expect((await apply({}, token)).status).toBe(404);
  });
  it('J7 a link that was made up, or signed for something else, opens nothing; guesses are counted', async () => {
    const [letter] = await letters();
    const approval = String(letter?.link).replace('/samthykki/', '');
    for (const token of [approval, 'A'.repeat(48), 'x'])
      expect((await look(token)).body.Code).toBe('membership.linkInvalid');
    const token = await joinToken();
    for (let i = 0; i < 8; i += 1) await apply({ KENNITALA: `01013021${i}9` }, token);
    expect((await apply({}, token)).status).toBe(429);
  });
  it('J7 V15 of a letter that was mailed staff see neither link', async () => {
    await portal.sql('update letter set sent_at = now(), is_kept_here = false');
    const [row] = await portal.sql('select letter_id from letter');
    const page = await portal.ask(`GET /api/letters/${row?.letter_id}/html`, { as: editor });
    expect(page.text).toContain('/adild/%E2%80%A6');
    expect(page.text).not.toContain(await joinToken());
  });
});
