import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountDigits,
  applicantProblem,
  asksOfOtherFunds,
  checkApplication,
  countWords,
  cutWords,
  firstOpenPeriod,
  formOfFund,
  joinBankDetails,
  maxCvWords,
  maxDescriptionWords,
  maySend,
  periodToApplyIn,
  readAmountIsk,
  splitBankDetails,
  type ProposedApplication,
} from './fundApplication.ts';

const sound: ProposedApplication = {
  fundId: 1,
  fundPeriodId: 28,
  address: 'Barmahlíð 14, 105 Reykjavík',
  phone: '000 0101',
  email: 'thordis@demo.example',
  title: 'Brimsorfið',
  amount: '850.000',
  cv: 'Tónskáld.',
  description: 'Strengjakvartett.',
  bank: '0133',
  ledger: '26',
  account: '004711',
};
const words = (count: number) => Array.from({ length: count }, (_, i) => `orð${i}`).join(' ');
const brokenBy = (changes: Partial<ProposedApplication>) =>
  checkApplication({ ...sound, ...changes }).filter(({ state }) => state !== 'kept');

describe('an application', () => {
  it('L5.7 may be sent when everything that is asked for is there', () => {
    expect(brokenBy({})).toEqual([]);
    expect(maySend(checkApplication(sound))).toBe(true);
  });
  it.each<[Partial<ProposedApplication>, string]>([
    [{ fundId: 0 }, 'fund.fundMissing'],
    [{ fundId: 5 }, 'fund.fundMissing'],
    [{ fundPeriodId: 0 }, 'fund.periodMissing'],
    [{ address: ' ' }, 'fund.addressMissing'],
    [{ phone: '' }, 'fund.phoneMissing'],
    [{ email: '' }, 'fund.emailMissing'],
    [{ title: '  ' }, 'fund.titleMissing'],
    [{ amount: '' }, 'fund.amountMissing'],
    [{ amount: '0' }, 'fund.amountMissing'],
    [{ amount: 'kr.' }, 'fund.amountMissing'],
    [{ cv: '\n' }, 'fund.cvMissing'],
    [{ description: '' }, 'fund.descriptionMissing'],
    [{ description: '', fundId: 4 }, 'fund.travelMissing'],
    [{ bank: '' }, 'fund.bank'],
    [{ ledger: '' }, 'fund.ledger'],
    [{ account: '' }, 'fund.account'],
  ])('L5.7 waits for what is missing: %j', (changes, rule) => {
    expect(brokenBy(changes)).toMatchObject([{ rule, state: 'waiting' }]);
  });
  it.each<[Partial<ProposedApplication>, string]>([
    [{ phone: 'hringdu' }, 'fund.phoneForm'],
    [{ phone: '12345' }, 'fund.phoneForm'],
    [{ email: 'thordis@' }, 'fund.emailForm'],
    [{ title: 'x'.repeat(71) }, 'fund.titleTooLong'],
    [{ amount: '-5' }, 'fund.amountForm'],
    [{ amount: 12.5 }, 'fund.amountForm'],
    [{ amount: Number.NaN }, 'fund.amountForm'],
    [{ amount: 1_000_000_000 }, 'fund.amountTooLarge'],
    [{ amount: '9'.repeat(400) }, 'fund.amountTooLarge'],
    [{ cv: words(maxCvWords + 1) }, 'fund.cvTooLong'],
    [{ description: words(maxDescriptionWords + 1) }, 'fund.descriptionTooLong'],
    [{ bank: '01' }, 'fund.bank'],
    [{ bank: '01333' }, 'fund.bank'],
    [{ bank: '01a3' }, 'fund.bank'],
    [{ ledger: '2' }, 'fund.ledger'],
    [{ ledger: '266' }, 'fund.ledger'],
    [{ account: '471' }, 'fund.account'],
    [{ account: '0004711' }, 'fund.account'],
    [{ account: '٠٠٤٧١١' }, 'fund.account'],
  ])('L5.7, L5.8, L9.7 is broken by %j', (changes, rule) => {
    expect(brokenBy(changes)).toMatchObject([{ rule, state: 'broken' }]);
  });
  it('L5.7, L5.8, L9.7 takes each limit itself', () => {
    const atLimits = { title: 'ð'.repeat(70), cv: words(300), description: words(500), amount: 999_999_999 };
    expect(brokenBy({ ...atLimits, bank: '133', ledger: '00', account: '4711' })).toEqual([]);
    expect(brokenBy({ title: 'e\u0301'.repeat(70) })).toEqual([]);
  });
});

describe('the four forms', () => {
  it('L2.30 go by the number of the fund', () => {
    expect([1, 2, 3, 4, 5].map(formOfFund)).toEqual([
      'newApplications',
      'others',
      'largeWorks',
      'travel',
      undefined,
    ]);
  });
  it('L2.37 ask of a newcomer and of other funds, but for large works', () => {
    expect([1, 2, 3, 4].map(asksOfOtherFunds)).toEqual([true, true, false, true]);
  });
});

describe('an amount', () => {
  it.each([
    ['850000', 850_000],
    ['850.000', 850_000],
    [' 850.000 kr.', 850_000],
    ['850 000', 850_000],
    [850_000, 850_000],
  ])('L5.7 is read from %j', (typed, value) => expect(readAmountIsk(typed)).toEqual({ value }));
  it.each(['1e9', '1.5', '0x10', '1.00', '12.34.567', '1,5', '-3', 1.5, -1, 1e300])(
    'L5.7 is refused rather than guessed from %j',
    (typed) => expect(readAmountIsk(typed)).toEqual({ problem: 'fund.amountForm' }),
  );
  it('L5.7 loses what is not a digit while it is typed', () => {
    expect(['1.5a0', '007', '-3', ''].map(amountDigits)).toEqual(['150', '7', '3', '']);
  });
  it('L5.7 is the same however its thousands are marked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (amount) => {
        const marked = String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
        expect(readAmountIsk(`${marked} kr.`).value).toBe(amount);
        expect(amountDigits(marked)).toBe(String(amount));
      }),
    );
  });
});

describe('a text of so many words', () => {
  const anyText = fc
    .array(fc.constantFrom('a', 'orð', ' ', '\n', '\t', '  ', '.'))
    .map((all) => all.join(''));
  it('L5.8 is cut after the last word it may have, and is else left alone', () => {
    expect(cutWords('eitt tvö  þrjú', 2)).toBe('eitt tvö');
    expect(cutWords(' eitt tvö ', 2)).toBe(' eitt tvö ');
    expect(countWords('\n eitt\ttvö ')).toBe(2);
  });
  it('L5.8 never has more words than it may, and begins as it was typed', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 8 }), (typed, most) => {
        const cut = cutWords(typed, most);
        expect(countWords(cut)).toBe(Math.min(countWords(typed), most));
        expect(typed.startsWith(cut)).toBe(true);
        expect(cutWords(cut, most)).toBe(cut);
      }),
    );
  });
});

describe('bank details', () => {
  it('L3.20 are joined with dashes, and read again', () => {
    expect(joinBankDetails({ bank: '0133', ledger: ' 26', account: '004711' })).toBe('0133-26-004711');
    const digits = (min: number, max: number) =>
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: min, maxLength: max });
    fc.assert(
      fc.property(digits(3, 4), digits(2, 2), digits(4, 6), (bank, ledger, account) => {
        expect(splitBankDetails(joinBankDetails({ bank, ledger, account }))).toEqual({
          bank,
          ledger,
          account,
        });
      }),
    );
  });
  it.each(['', '0133', '0133-26', '0133-26-004711-1', '--'])('L5.7 are none when they say %j', (details) => {
    expect(maySend(checkApplication({ ...sound, ...splitBankDetails(details) }))).toBe(false);
  });
});

describe('a further applicant', () => {
  const jokull = { authorId: 21_002, name: 'Jökull' };
  it('L5.9, L8.8 is nobody who is there already, and not themselves', () => {
    expect(applicantProblem(jokull, [], [21_001])).toBeUndefined();
    expect(applicantProblem(jokull, [jokull], [21_001])).toBe('fund.applicantAlreadyAdded');
    expect(applicantProblem(jokull, [], [21_001, 21_002])).toBe('fund.applicantIsYou');
  });
  it('L5.9 has a name when typed in; two may share one', () => {
    const typed = { authorId: null, name: 'Jón Jónsson' };
    expect(applicantProblem({ ...typed, name: ' ' }, [], [])).toBe('fund.applicantNameMissing');
    expect(applicantProblem(typed, [typed], [])).toBeUndefined();
  });
});

describe('the period of an application', () => {
  const periods = [
    { fundPeriodId: 3, periodState: 'coming' },
    { fundPeriodId: 2, periodState: 'open' },
    { fundPeriodId: 1, periodState: 'open' },
    { fundPeriodId: 9, periodState: 'closed' },
  ] as const;
  it('L4.6, C8.6 is the first that is open, and none when none is', () => {
    expect(firstOpenPeriod(periods)).toBe(2);
    expect(firstOpenPeriod(periods.filter(({ periodState }) => periodState !== 'open'))).toBe(0);
    expect(firstOpenPeriod([])).toBe(0);
  });
  it('L4.6 stays the chosen one while it is open, and is none once it has closed', () => {
    expect([undefined, 0, 1, 2, 9, 3, 77].map((chosen) => periodToApplyIn(periods, chosen))).toEqual([
      2, 2, 1, 2, 0, 0, 0,
    ]);
  });
});
