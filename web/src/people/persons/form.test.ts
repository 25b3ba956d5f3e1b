import type { Person } from '@omur/contract/people/persons';
import { describe, expect, it } from 'vitest';
import { formOf, mergeForms, needsPassword, payloadOf, problemsOf, readKept, withUnit } from './form.ts';

const person: Person = {
  personId: 1207,
  name: 'Þórdís Æsa Öndólfsdóttir',
  artistName: 'Æsa',
  honorific: null,
  kennitala: '0101302989',
  gender: 'Kona',
  genderId: 2,
  diedOn: null,
  authorId: 31_042,
  email: 'thordis@example.is, aesa@example.is',
  phone: '555 0142',
  street: 'Ránargata 12',
  postalCode: '101',
  isAddressForeign: false,
  foreignAddress: null,
  societyCode: 77,
  societyName: 'STEF',
  notes: null,
  worksAsAuthor: 3,
  worksAsHolder: 3,
  bank: '0133',
  ledger: '26',
  account: '004521',
  accountCountsFrom: null,
  isAccountAwaited: false,
  isEmailAwaited: false,
  leftOn: null,
  isTaxFree: false,
  isRightHolder: true,
  isPublisher: false,
  hasContracts: false,
  version: 4,
};
const base = formOf(person);

describe('the form of a person', () => {
  it('C2.27, C3.5 sends what it was given, with name, kennitala and day of death along', () => {
    expect(payloadOf(base, { ...person, diedOn: '2019-03-02' }, 4, '')).toMatchObject({
      name: 'Þórdís Æsa Öndólfsdóttir',
      kennitala: '0101302989',
      diedOn: '2019-03-02',
      email: 'thordis@example.is,aesa@example.is',
      genderId: 2,
      bank: '0133',
      version: 4,
    });
    expect(problemsOf(base, person)).toEqual([]);
  });
  it('C2.27 sends no account for anyone who holds no right', () => {
    const other = { ...person, isRightHolder: false };
    expect(payloadOf({ ...base, bank: '1' }, other, 4, '')).not.toHaveProperty('bank');
    expect(problemsOf({ ...base, bank: '1' }, other)).toEqual([]);
  });
  it('S5 lets a proxy save what else there is when no e-mail is on file', () => {
    const form = { ...base, emails: [''] };
    expect(problemsOf(form, person)).toHaveLength(1);
    expect(problemsOf(form, person, true)).toEqual([]);
  });
  it('C5.4 clears the address abroad when its switch goes off', () => {
    const form = { ...base, foreignAddress: 'Strandgade 1' };
    expect(payloadOf(form, person, 4, '').foreignAddress).toBeNull();
    expect(payloadOf({ ...form, isAddressForeign: true }, person, 4, '').foreignAddress).toBe('Strandgade 1');
  });
  it('asks for the password when an e-mail or the account changes, and not for less', () => {
    expect(needsPassword({ ...base, phone: '1' }, base, person)).toBe(false);
    expect(needsPassword({ ...base, emails: [...base.emails, ' '] }, base, person)).toBe(false);
    expect(needsPassword({ ...base, emails: ['ny@example.is'] }, base, person)).toBe(true);
    expect(needsPassword({ ...base, account: '009999' }, base, person)).toBe(true);
    expect(needsPassword({ ...base, account: '9' }, base, { ...person, isRightHolder: false })).toBe(false);
  });
  it('is not taken from a draft that is none', () => {
    expect(readKept({ form: base, base, version: 4 })?.version).toBe(4);
    expect(readKept({ form: { ...base, emails: 'a' }, base, version: 4 })).toBeUndefined();
    expect(readKept(undefined)).toBeUndefined();
  });
});

describe('a form that somebody else was quicker than', () => {
  const mine = { ...base, phone: '555 0199', street: 'Hljómgata 1' };
  const theirs = { ...base, phone: '555 0112', account: '009999', artistName: 'Æsa Ö.' };

  it('V11, C8.4 takes what one did not touch, keeps what one typed, and tells of both', () => {
    const { form, changes } = mergeForms(mine, base, theirs);
    expect(form).toEqual({ ...mine, account: '009999', artistName: 'Æsa Ö.' });
    expect(changes).toEqual([
      { unit: 'artistName', isMine: false },
      { unit: 'phone', isMine: true },
      { unit: 'account', isMine: false },
    ]);
    expect(withUnit(form, 'phone', theirs).phone).toBe('555 0112');
  });
  it('says nothing of what both changed alike', () => {
    expect(mergeForms(theirs, base, theirs).changes).toEqual([]);
  });
  it('keeps the three parts of an account together', () => {
    const { form, changes } = mergeForms({ ...base, bank: '0515' }, base, { ...base, ledger: '05' });
    expect(changes).toEqual([{ unit: 'account', isMine: true }]);
    expect([form.bank, form.ledger]).toEqual(['0515', '26']);
  });
});
