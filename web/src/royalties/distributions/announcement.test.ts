import { describe, expect, it } from 'vitest';
import { bodyOf, problemsOf, writtenOf } from './announcement.ts';
import { exactAmount } from './amount.ts';

const written = {
  ...writtenOf(undefined, 619),
  name: ' Aðalúthlutun 2026 ',
  period: 'Árið 2026',
  category: '1',
};

describe('the form of an announcement', () => {
  it('M1 says what is missing or cannot be read', () => {
    expect(problemsOf(written)).toEqual({});
    expect(Object.keys(problemsOf(writtenOf(undefined, undefined)))).toEqual([
      'name',
      'period',
      'category',
      'number',
    ]);
    const wrong = {
      corrects: 'x',
      distributedOn: '205-01-01',
      lines: '1,5',
      amount: 'mikið',
      currency: 'krónur',
    };
    expect(Object.keys(problemsOf({ ...written, ...wrong })).toSorted()).toEqual([
      'amount',
      'corrects',
      'currency',
      'distributedOn',
      'lines',
      'rate',
    ]);
    expect(Object.keys(problemsOf({ ...written, rate: '138,5' }))).toEqual(['currency']);
  });
  it('M1 sends what was written, and null for what was not', () => {
    const file = new File(['line;pot;amount'], 'uthlutun.csv');
    expect(
      bodyOf({ ...written, lines: '1.000', amount: '1.000,50', currency: 'usd', rate: '138,25' }, file),
    ).toEqual({
      distributionName: 'Aðalúthlutun 2026',
      periodName: 'Árið 2026',
      categoryId: 1,
      distributedOn: null,
      periodEndsOn: null,
      correctionOf: null,
      overrideReason: null,
      outsideRights: 'refused',
      royaltyTextIs: null,
      royaltyTextEn: null,
      fileName: 'uthlutun.csv',
      sizeBytes: 15,
      expectedLines: 1000,
      expectedIsk: 1000.5,
      currency: 'USD',
      exchangeRate: 138.25,
    });
  });
  it('M3 sums are written to the eyrir', () => {
    expect([84512034.55, 0.1, -250.25, 0, 1e12].map(exactAmount)).toEqual([
      '84.512.034,55\u00A0kr.',
      '0,10\u00A0kr.',
      '−250,25\u00A0kr.',
      '0,00\u00A0kr.',
      '1.000.000.000.000,00\u00A0kr.',
    ]);
  });
});
