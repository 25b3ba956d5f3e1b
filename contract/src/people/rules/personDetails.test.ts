import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmails } from './email.ts';
import { detailsProblems, type ProposedDetails } from './personDetails.ts';

const sound: ProposedDetails = {
  name: 'Þórdís Æsa Öndólfsdóttir',
  kennitala: '0101302989',
  email: 'thordis@example.is',
  isAddressForeign: false,
  foreignAddress: '',
  bank: '0133',
  ledger: '26',
  account: '004521',
};
const problems = (changes: Partial<ProposedDetails>) =>
  detailsProblems({ ...sound, ...changes }).map(({ at, rule }) => `${at}: ${rule}`);

describe('the details of a person', () => {
  it('C5.4 are sound', () => {
    expect(problems({})).toEqual([]);
  });
  it('C5.4 need an e-mail and a name', () => {
    expect(problems({ name: ' ', email: '' })).toEqual([
      'name: person.nameMissing',
      'email: person.emailMissing',
    ]);
  });
  it('S5 do not blame for the e-mail anyone who may not change it', () => {
    expect(problems({ email: '', isEmailFixed: true })).toEqual([]);
  });
  it.each(['010130298', '01013029890', '01013O2989'])(
    'C5.4, C9.1 a kennitala has ten digits, not %s',
    (kennitala) => {
      expect(problems({ kennitala })).toHaveLength(1);
    },
  );
  it('C5.4 may be without a kennitala, as people abroad are', () => {
    expect(problems({ kennitala: '' })).toEqual([]);
  });
  it('C5.4 need an address abroad while the switch is on, and none while it is off', () => {
    expect(problems({ isAddressForeign: true })).toEqual(['foreignAddress: person.foreignAddressMissing']);
    expect(problems({ isAddressForeign: true, foreignAddress: 'Strandgade 1, København' })).toEqual([]);
  });
});

describe('the bank triple', () => {
  it('C5.4 may be empty altogether', () => {
    expect(problems({ bank: '', ledger: '', account: '' })).toEqual([]);
  });
  it.each([
    [{ bank: '' }, 'bank: bank.incomplete'],
    [{ ledger: '' }, 'ledger: bank.incomplete'],
    [{ account: '' }, 'account: bank.incomplete'],
    [{ bank: '', account: '' }, 'bank: bank.incomplete'],
    [{ bank: '13' }, 'bank: bank.bank'],
    [{ bank: '01334' }, 'bank: bank.bank'],
    [{ ledger: '2' }, 'ledger: bank.ledger'],
    [{ ledger: '266' }, 'ledger: bank.ledger'],
    [{ account: '452' }, 'account: bank.account'],
    [{ account: '0045219' }, 'account: bank.account'],
    [{ account: '45-21' }, 'account: bank.account'],
  ])('C5.4, C9.1 is refused with %o', (changes, expected) => {
    expect(problems(changes)).toEqual([expected]);
  });
  it('C5.4, C9.1 is taken with 3–4, 2 and 4–6 digits, whatever they are', () => {
    const digits = (least: number, most: number) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most })
        .map((all) => all.join(''));
    fc.assert(
      fc.property(digits(3, 4), digits(2, 2), digits(4, 6), (bank, ledger, account) => {
        expect(problems({ bank, ledger, account })).toEqual([]);
      }),
    );
  });
});

describe('a list of e-mail addresses', () => {
  it('L3.8, C2.27 may hold several, kept with commas', () => {
    expect(readEmails(' a@example.is, b@example.is;c@example.is ').value).toBe(
      'a@example.is,b@example.is,c@example.is',
    );
  });
  it('keeps each address once', () => {
    expect(readEmails('a@example.is, A@Example.is').value).toBe('a@example.is');
  });
  it('is refused when one of them is', () => {
    expect(readEmails('a@example.is, b@').problem).toBe('person.emailInvalid');
    expect(readEmails(' , ').problem).toBe('person.emailMissing');
  });
});
