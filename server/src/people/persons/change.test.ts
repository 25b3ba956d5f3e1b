import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

const password = 'rétt-og-langt-lykilorð';

let portal: Portal;
let passwordHash: string;
let member: Someone;
let stranger: Someone;
let staff: Someone;
beforeAll(async () => {
  portal = await aPortal();
  passwordHash = await hashPassword(password);
  stranger = await portal.someone();
  staff = await withPassword(await portal.someone({ role: 'editor' }));
});
afterAll(() => portal.close());
beforeEach(async () => {
  member = await withPassword(await portal.someone());
});

async function withPassword(one: Someone): Promise<Someone> {
  await portal.sql('update app_user set password_hash = $2 where user_id = $1', [one.userId, passwordHash]);
  return one;
}

const save = (body: object, as: Someone | undefined = member, of: Someone = member, language?: 'is' | 'en') =>
  portal.ask(`PATCH /api/persons/${of.personId}`, { as, body, ...(language && { language }) });
const person = async (of: Someone = member) =>
  (await portal.ask(`GET /api/persons/${of.personId}/card`, { as: staff })).body;
const letters = (of: Someone = member) =>
  portal.sql<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from letter where person_id = $1 order by letter_id',
    [of.personId],
  );
const codes = (body: { Errors?: { Field: string; Code: string }[] }) =>
  (body.Errors ?? []).map(({ Field, Code }) => `${Field}: ${Code}`);
const account = { BANKANUMER: '0133', HOFUDBOK: '26', BANKAREIKN: '004521' };

describe('who may save the details of a person', () => {
  it('refuses anyone who is signed out, and says to a stranger that nobody is there', async () => {
    expect((await portal.ask(`PATCH /api/persons/${member.personId}`, { body: {} })).status).toBe(401);
    const { status, body } = await save({ SIMI: '555 0100' }, stranger);
    expect([status, body.Code]).toEqual([404, 'person.notFound']);
  });
  it.each(['viewer', 'external'] as const)('S6 refuses a %s, also of their own person', async (role) => {
    const reader = await portal.someone({ role });
    expect((await save({ SIMI: '555 0100' }, reader, reader)).status).toBe(403);
  });
  it('S6 lets anyone who has access act, but not on access for reading alone', async () => {
    const proxy = await portal.someone();
    const acting = (isReadOnly: boolean) =>
      portal.sql('update session set acting_for_user_id = $2, is_read_only = $3 where user_id = $1', [
        proxy.userId,
        member.userId,
        isReadOnly,
      ]);
    await acting(true);
    expect((await save({ SIMI: '555 0101' }, proxy)).body.Code).toBe('access.readOnly');
    await acting(false);
    await expect.poll(async () => (await save({ SIMI: '555 0101' }, proxy)).status).toBe(204);
    await portal.sql('update session set ended_at = now() where user_id = $1', [proxy.userId]);
    expect((await save({ SIMI: '555 0102' }, proxy)).status).toBe(401);
  });
  it('C6.6 lets members change all but name and kennitala, and staff anybody', async () => {
    const body = {
      EINKENNI: 'Æsa',
      TITILL: 'Frú',
      KYN_NR: 2,
      SIMI: '555 0142',
      GATA: 'Ránargata 12',
      POSTNUMER: '101',
    };
    expect(await save(body)).toMatchObject({ status: 204, text: '' });
    expect(await person()).toMatchObject({
      einkenni: 'Æsa',
      titill: 'Frú',
      kyN_NR: 2,
      simi: '555 0142',
      gata: 'Ránargata 12',
      postnumer: '101',
      utgafa: 2,
    });
    expect((await save({ DAGS_DAIN: '20190302', LYSING_NAFNS: 'Erfingjar' }, staff)).status).toBe(204);
    expect(await person()).toMatchObject({ dagS_DAIN: '2019-03-02', lysinG_NAFNS: 'Erfingjar' });
  });
  it.each([
    { NAFN: 'Önnur Manneskja' },
    { KENNITALA: '0101302989' },
    { NAFN_NR: 1 },
    { HOFUNDUR_NR: 1 },
    { FELAG_KODI: 1 },
    { SKATTFRJALS: 1 },
    { ER_PERSONA_RETTHAFI: 0 },
    { DAGS_DAIN: '20200101' },
    { LYSING_NAFNS: 'Ég' },
  ])('C6.6, S6 refuses a member %o', async (body) => {
    const [field] = Object.keys(body);
    expect(codes((await save(body)).body)).toEqual([`${field}: person.fixed`]);
    expect((await person()).utgafa).toBe(1);
  });
  it('C3.5 takes what the society alone changes when it comes as it was read', async () => {
    const known = await person();
    const whole = {
      NAFN_NR: member.personId,
      NAFN: member.name,
      KENNITALA: member.kennitala,
      HOFUNDUR_NR: member.authorId,
      FELAG_KODI: known.felaG_KODI,
      SKATTFRJALS: 0,
      ER_PERSONA_RETTHAFI: 1,
      DAGS_DAIN: null,
      LYSING_NAFNS: '',
      SIMI: '555 0103',
    };
    expect((await save(whole)).status).toBe(204);
  });
});

describe('what is saved', () => {
  it('C5.4 needs an e-mail', async () => {
    expect(codes((await save({ E_MAIL: ' ' })).body)).toEqual(['E_MAIL: person.emailMissing']);
    expect(codes((await save({ E_MAIL: 'a@b' })).body)).toEqual(['E_MAIL: person.emailInvalid']);
  });
  it('C5.4 needs a foreign address while its switch is on, and clears it when it goes off', async () => {
    expect(codes((await save({ ERLEND_ADDRESSA_ROFI: 1 })).body)).toEqual([
      'ERLEND_ADDRESSA: person.foreignAddressMissing',
    ]);
    await save({ ERLEND_ADDRESSA_ROFI: 1, ERLEND_ADDRESSA: 'Strandgade 1, København' });
    expect((await person()).erlenD_ADDRESSA).toBe('Strandgade 1, København');
    await save({ ERLEND_ADDRESSA_ROFI: 0 });
    expect(await person()).toMatchObject({ erlenD_ADDRESSA_ROFI: 0, erlenD_ADDRESSA: null });
  });
  it.each([
    [{ BANKANUMER: '0133' }, 'HOFUDBOK: bank.incomplete'],
    [{ ...account, BANKANUMER: '01' }, 'BANKANUMER: bank.bank'],
    [{ ...account, HOFUDBOK: '266' }, 'HOFUDBOK: bank.ledger'],
    [{ ...account, BANKAREIKN: '4a521' }, 'BANKAREIKN: bank.account'],
  ])('C5.4, C9.1 refuses the account %o', async (body, expected) => {
    expect(codes((await save({ ...body, LYKILORD: password })).body)).toEqual([expected]);
  });
  it('C3.6 offers genders and postal codes by name', async () => {
    const genders = await portal.ask('GET /api/persons/genders', { as: member, language: 'en' });
    expect(genders.body).toContainEqual({ kyN_NR: 2, kyn: 'Female' });
    const codes = await portal.ask('GET /api/zipcodes', { as: member });
    expect(codes.body).toContainEqual({ postnumer: '101', nafN_POSTSTOD: 'Reykjavík' });
  });
  it('refuses a gender and a postal code that are not on the lists', async () => {
    expect(codes((await save({ KYN_NR: 99, POSTNUMER: '999' })).body)).toEqual([
      'KYN_NR: member.genderUnknown',
      'POSTNUMER: member.postalCodeUnknown',
    ]);
  });
  it('C2.27 gives no account to anyone who holds no right, but staff may', async () => {
    const publisher = await withPassword(await portal.someone({ withoutAuthor: true }));
    const body = { ...account, LYKILORD: password };
    expect(codes((await save(body, publisher, publisher)).body)).toEqual([
      'BANKANUMER: person.notRightHolder',
    ]);
    expect((await save(body, staff, publisher)).status).toBe(204);
  });
  it('J4 is on record with who really did it; what is the same as before is not', async () => {
    await save({ SIMI: '555 0104' }, staff);
    await save({ SIMI: '555 0104' }, staff);
    const records = await portal.sql(
      `select user_id, new_row ->> 'phone' as phone from change_record
        where table_name = 'person' and person_id = $1 and operation = 'update'`,
      [member.personId],
    );
    expect(records).toEqual([{ user_id: staff.userId, phone: '555 0104' }]);
  });
});

describe('a change that somebody else made meanwhile', () => {
  it('C8.4, C7.11, V11 is 412 with the differences, and nothing is overwritten', async () => {
    await save({ SIMI: '555 0110', GATA: 'Ránargata 1', KYN_NR: 2 });
    const { utgafa } = await person();
    await save({ SIMI: '555 0111' }, staff);
    await save({ GATA: 'Hljómgata 5', KYN_NR: 3, SIMI: '555 0112', LYSING_NAFNS: 'Hringt' }, staff);
    const { status, body } = await save({ SIMI: '555 0199', UTGAFA: utgafa });
    expect([status, body.Code]).toEqual([412, 'person.changedMeanwhile']);
    expect(
      body.Errors.map(({ Field, Message }: { Field: string; Message: string }) => [Field, Message]),
    ).toEqual([
      ['KYN_NR', 'Kyn: var „Kona“, er nú „Kynsegin“.'],
      ['SIMI', 'Sími: var „555 0110“, er nú „555 0112“.'],
      ['GATA', 'Gata: var „Ránargata 1“, er nú „Hljómgata 5“.'],
      ['LYSING_NAFNS', 'Lýsing: var „–“, er nú „Hringt“.'],
    ]);
    expect(await person()).toMatchObject({ simi: '555 0112', gata: 'Hljómgata 5' });
    const english = await save({ SIMI: '555 0199', UTGAFA: utgafa }, member, member, 'en');
    expect(english.body.Errors[1].Message).toBe('Phone: was “555 0110”, is now “555 0112”.');
  });
  it('V11 lets one of two that are saved at once through', async () => {
    const both = await Promise.all([
      save({ SIMI: '555 0121', UTGAFA: 1 }),
      save({ SIMI: '555 0122', UTGAFA: 1 }, staff),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412]);
  });
});

describe('a new e-mail address or account', () => {
  it.each([{ E_MAIL: 'nytt@example.is' }, account])('asks for the password: %o', async (body) => {
    expect(codes((await save(body)).body)).toEqual(['LYKILORD: person.passwordNeeded']);
    const wrong = await save({ ...body, LYKILORD: 'eitthvað allt annað' });
    expect([wrong.status, wrong.body.Code]).toEqual([409, 'person.passwordWrong']);
    expect((await person()).utgafa).toBe(1);
    expect(await letters()).toEqual([]);
  });
  it('is told at the address on file until now, and in the portal', async () => {
    const old = `${member.kennitala}@example.is`;
    expect((await save({ E_MAIL: 'nytt@example.is, annad@example.is', LYKILORD: password })).status).toBe(
      204,
    );
    expect((await person()).e_MAIL).toBe('nytt@example.is,annad@example.is');
    expect(await letters()).toEqual([
      expect.objectContaining({ recipient: old, subject: 'Netfangi þínu var breytt' }),
    ]);
    await save({ ...account, LYKILORD: password });
    const [, second, third] = await letters();
    expect([second?.recipient, third?.recipient]).toEqual([old, 'nytt@example.is']);
    expect(third?.subject).toBe('Bankareikningi þínum var breytt');
    expect(second?.body).toContain('endar á 521');
    expect(second?.body).not.toContain('004521');
    const told = await portal.ask(`GET /api/persons/${member.personId}/notifications`, { as: member });
    expect(told.body).toHaveLength(2);
  });
  it('says that the society did it', async () => {
    await save({ ...account, LYKILORD: password }, staff);
    expect((await letters()).map((letter) => letter.body.split('\n\n')[3])).toEqual([
      'Félagið gerði breytinguna.',
    ]);
  });
  it.each(['member', 'administrator'] as const)(
    'M16 is not the account’s where a %s acts for its owner, whatever password they know',
    async (role) => {
      const proxy = await withPassword(await portal.someone({ role }));
      const acting = 'update session set acting_for_user_id = $2 where user_id = $1';
      await portal.sql(acting, [proxy.userId, member.userId]);
      expect(codes((await save({ ...account, LYKILORD: password }, proxy)).body)).toEqual([
        'BANKANUMER: person.accountOfOwner',
      ]);
      expect(await letters()).toEqual([]);
      expect((await save({ SIMI: '555 0170' }, proxy)).status).toBe(204);
    },
  );
  it('S5, M14 changes no e-mail for anyone who acts for another, administrators included', async () => {
    const body = { E_MAIL: 'umbod@example.is', LYKILORD: password };
    const acting = async (role: 'member' | 'administrator') => {
      const proxy = await withPassword(await portal.someone({ role }));
      await portal.sql('update session set acting_for_user_id = $2 where user_id = $1', [
        proxy.userId,
        member.userId,
      ]);
      return save(body, proxy);
    };
    expect(codes((await acting('member')).body)).toEqual(['E_MAIL: person.emailOfOwner']);
    expect(await letters()).toEqual([]);
    expect(codes((await acting('administrator')).body)).toEqual(['E_MAIL: person.emailOfOwner']);
  });
  it('S5 lets a proxy save all else when the owner has no e-mail', async () => {
    const proxy = await portal.someone();
    await portal.sql('update person set email = null where person_id = $1', [member.personId]);
    await portal.sql('update session set acting_for_user_id = $2 where user_id = $1', [
      proxy.userId,
      member.userId,
    ]);
    expect(codes((await save({ E_MAIL: 'umbod@example.is' }, proxy)).body)).toEqual([
      'E_MAIL: person.emailOfOwner',
    ]);
    expect((await save({ E_MAIL: '', SIMI: '555 0160' }, proxy)).status).toBe(204);
    expect(codes((await save({ SIMI: '555 0161' })).body)).toEqual(['E_MAIL: person.emailMissing']);
  });
  it('S6 changes the e-mail of staff for themselves and for administrators alone', async () => {
    const katla = await withPassword(await portal.someone({ role: 'administrator' }));
    const body = { E_MAIL: 'starf@example.is', LYKILORD: password };
    expect(codes((await save(body, staff, katla)).body)).toEqual(['E_MAIL: person.emailOfStaff']);
    expect((await save({ SIMI: '555 0150' }, staff, katla)).status).toBe(204);
    expect((await save(body, katla, katla)).status).toBe(204);
    expect((await save({ ...body, E_MAIL: 'ritstjori@example.is' }, staff, staff)).status).toBe(204);
    expect((await save({ ...body, E_MAIL: 'ritstjori2@example.is' }, katla, staff)).status).toBe(204);
    expect((await save(body, staff)).status).toBe(204);
  });
  it('is no new one when only spaces differ', async () => {
    await portal.sql(`update person set email = 'a@example.is, b@example.is' where person_id = $1`, [
      member.personId,
    ]);
    expect((await save({ E_MAIL: 'a@example.is,b@example.is', SIMI: '555 0130' })).status).toBe(204);
    expect(await letters()).toEqual([]);
  });
  it('S2 is locked after wrong passwords, as logging in is', async () => {
    for (let i = 0; i < 8; i++) await save({ ...account, LYKILORD: 'rangt' });
    const { status, body } = await save({ ...account, LYKILORD: password });
    expect([status, body.Code]).toEqual([429, 'login.locked']);
  }, 30_000);
});
