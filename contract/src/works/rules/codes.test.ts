import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankAccountProblem,
  buildIban,
  formatBankAccount,
  formatIban,
  readIban,
} from '../../people/rules/bankAccount.ts';
import { readEmail } from '../../people/rules/email.ts';
import { ipiNameCheckDigits, readIpiBase, readIpiName } from '../../people/rules/ipi.ts';
import { formatIsrc, readIsrc } from './isrc.ts';
import { weightedCheckDigit } from '../../platform/rules/checkDigit.ts';
import { formatIswc, readIswc } from './iswc.ts';

const nineDigits = fc.stringMatching(/^\d{9}$/u);
const digitsOf = (text: string) => Array.from(text, Number);

/** The text with the digit at one place replaced by another. */
function changed(text: string, place: number, by: number): string {
  const digit = (Number(text[place]) + by) % 10;
  return text.slice(0, place) + digit + text.slice(place + 1);
}

describe('ISWC', () => {
  it.each(['T0000000010', 'T0345246801', 'T9110536293', 'T1234567894'])('V9 accepts %s', (code) => {
    expect(readIswc(code)).toEqual({ value: code });
    expect(readIswc(formatIswc(code).toLowerCase())).toEqual({ value: code });
  });

  it.each([
    ['', 'iswc.missing'],
    ['1234567894', 'iswc.prefix'],
    ['T123456789X', 'iswc.characters'],
    ['T123456789', 'iswc.length'],
    ['T12345678944', 'iswc.length'],
    ['T1234567893', 'iswc.checkDigit'],
  ])('F5.23 refuses %j with %s', (text, problem) => expect(readIswc(text)).toEqual({ problem }));

  it('is shown with its separators', () => expect(formatIswc('T1234567894')).toBe('T-123.456.789-4'));

  it('V9 finds a changed digit wherever its weight allows', () => {
    fc.assert(
      fc.property(nineDigits, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
        const code = digits + weightedCheckDigit(digits, 1);
        expect(readIswc(`T${code}`).value).toBe(`T${code}`);
        const weight = place === 9 ? 1 : place + 1;
        const isSeen = (weight * (Number(changed(code, place, by)[place]) - Number(code[place]))) % 10 !== 0;
        expect(readIswc(`T${changed(code, place, by)}`).problem).toBe(isSeen ? 'iswc.checkDigit' : undefined);
      }),
    );
  });
});

describe('ISRC', () => {
  it.each(['IS-EAA-21-02203', 'iseaa2102203', 'IS EAA 21 02203', 'ISRC IS-EAA-21-02203'])(
    'V9 reads %j',
    (text) => {
      expect(readIsrc(text)).toEqual({ value: 'ISEAA2102203' });
    },
  );

  it.each([
    ['', 'isrc.missing'],
    ['IS-EÁA-21-02203', 'isrc.characters'],
    ['IS-EAA-21-0220', 'isrc.length'],
    ['1S-EAA-21-02203', 'isrc.prefix'],
    ['IS-EAA-2X-02203', 'isrc.ending'],
  ])('V9 refuses %j with %s', (text, problem) => expect(readIsrc(text)).toEqual({ problem }));

  it('is shown with hyphens', () => expect(formatIsrc('ISEAA2102203')).toBe('IS-EAA-21-02203'));
});

describe('IPI', () => {
  it.each(['00000000199', '00000000297', '00130046332', '00418430181', '67676253400', '52965759500'])(
    'V9 accepts the name number %s',
    (code) => expect(readIpiName(code)).toEqual({ value: code }),
  );

  it('F5.19 takes dots, and puts the leading zeros back', () => {
    expect(readIpiName('1.30.04.63.32')).toEqual({ value: '00130046332' });
    expect(readIpiName('199')).toEqual({ value: '00000000199' });
  });

  it.each([
    ['', 'ipi.missing'],
    ['00000000000', 'ipi.missing'],
    ['0013004633A', 'ipi.characters'],
    ['001300463-32', 'ipi.characters'],
    ['001300463322', 'ipi.length'],
    ['00130046333', 'ipi.checkDigit'],
  ])('V9 refuses the name number %j with %s', (text, problem) =>
    expect(readIpiName(text)).toEqual({ problem }),
  );

  it('V9 finds every changed digit of a name number', () => {
    fc.assert(
      fc.property(nineDigits, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
        fc.pre(digitsOf(digits).some((digit) => digit > 0));
        const code = digits + ipiNameCheckDigits(digits);
        expect(readIpiName(code).value).toBe(code);
        expect(readIpiName(changed(code, place, by)).value).toBeUndefined();
      }),
    );
  });

  it.each(['I-000000229-7', 'I-123456789-3'])('V9 accepts the base number %s', (code) => {
    expect(readIpiBase(code)).toEqual({ value: code });
    expect(readIpiBase(code.replaceAll('-', '').toLowerCase())).toEqual({ value: code });
  });

  it.each([
    ['', 'ipiBase.missing'],
    ['0000002297', 'ipiBase.prefix'],
    ['I-00000022X-7', 'ipiBase.characters'],
    ['I-000000229', 'ipiBase.length'],
    ['I-000000229-8', 'ipiBase.checkDigit'],
  ])('V9 refuses the base number %j with %s', (text, problem) =>
    expect(readIpiBase(text)).toEqual({ problem }),
  );
});

describe('bank account', () => {
  const account = { bank: '133', ledger: '26', account: '0123' };

  it('C5.4 is valid when empty or whole', () => {
    expect(bankAccountProblem({ bank: '', ledger: '', account: '' })).toBeUndefined();
    expect(bankAccountProblem(account)).toBeUndefined();
    expect(bankAccountProblem({ bank: '0133', ledger: '26', account: '000123' })).toBeUndefined();
  });

  it.each([
    [{ ledger: '' }, 'bank.incomplete'],
    [{ bank: '13' }, 'bank.bank'],
    [{ bank: '01333' }, 'bank.bank'],
    [{ bank: '13a' }, 'bank.bank'],
    [{ ledger: '2' }, 'bank.ledger'],
    [{ account: '123' }, 'bank.account'],
    [{ account: '1234567' }, 'bank.account'],
  ])('C5.4 refuses %j with %s', (part, problem) =>
    expect(bankAccountProblem({ ...account, ...part })).toBe(problem),
  );

  it('is shown padded', () => {
    expect(formatBankAccount(account)).toBe('0133-26-000123');
    expect(formatBankAccount({ bank: '', ledger: '', account: '' })).toBe('');
  });

  it('makes an IBAN of the account and the kennitala', () => {
    expect(buildIban(account, '0101302989')).toBe('IS110133260001230101302989');
    expect(formatIban('IS110133260001230101302989')).toBe('IS11 0133 2600 0123 0101 3029 89');
  });

  it('reads an IBAN, or says what is wrong with it', () => {
    expect(readIban('is14 0159 2600 7654 5510 7303 39')).toEqual({ value: 'IS140159260076545510730339' });
    expect(readIban('')).toEqual({ problem: 'iban.missing' });
    expect(readIban('NO9386011117947')).toEqual({ problem: 'iban.country' });
    expect(readIban('IS14015926007654551073033X')).toEqual({ problem: 'iban.characters' });
    expect(readIban('IS14015926007654551073033')).toEqual({ problem: 'iban.length' });
    expect(readIban('IS140159260076545510730338')).toEqual({ problem: 'iban.checkDigits' });
  });

  it('finds every changed digit of an IBAN', () => {
    const digits = fc.stringMatching(/^\d{22}$/u);
    fc.assert(
      fc.property(
        digits,
        fc.integer({ min: 2, max: 25 }),
        fc.integer({ min: 1, max: 9 }),
        (text, place, by) => {
          const parts = { bank: text.slice(0, 4), ledger: text.slice(4, 6), account: text.slice(6, 12) };
          const iban = buildIban(parts, text.slice(12));
          expect(readIban(iban).value).toBe(iban);
          expect(readIban(changed(iban, place, by)).problem).toBe('iban.checkDigits');
        },
      ),
    );
  });
});

describe('e-mail', () => {
  it.each(['jon@example.is', ' Jón.Ös+verk@lén.example.is ', 'a@b.co'])('F5.18 accepts %j', (text) => {
    expect(readEmail(text)).toEqual({ value: text.trim() });
  });

  it.each([
    'jon',
    'jon@',
    '@example.is',
    'jon@example',
    'jon@@example.is',
    'a b@example.is',
    'jon@example..is',
    'a@b.is,c@d.is',
  ])('F5.18 refuses %j', (text) => expect(readEmail(text)).toEqual({ problem: 'person.emailInvalid' }));
});
