import { contractProblems } from '@omur/contract/publishing/rules/contract';
import { describe, expect, it } from 'vitest';
import { emptyForm, payloadOf, readForm, resultsOf } from './form.ts';

const own = { publisher: { personId: 1004, name: 'Ómblíða' }, author: { authorId: 7, displayName: 'Ída' } };
const form = { ...emptyForm('2026-11-21', own), performance: '33.33', mechanical: '50' };

describe('the form of a contract', () => {
  it('C9.3, C4.2 starts today and ends in a hundred years', () => {
    expect(form).toMatchObject({ startsOn: '2026-11-21', endsOn: '2126-11-21' });
  });
  it('C3.4 becomes the payload', () => {
    const works = [{ workId: 12, title: 'Andvaka' }];
    expect(payloadOf({ ...form, isForAllWorks: false, works })).toEqual({
      publisherId: 1004,
      authorId: 7,
      startsOn: '2026-11-21',
      endsOn: '2126-11-21',
      performanceShareHundredths: 3333,
      mechanicalShareHundredths: 5000,
      additionalInfo: null,
      submitterAgreementNumber: null,
      workIds: [12],
      isForAllWorks: false,
    });
  });
  it('C5.5 says what is missing, by the rules of the server', () => {
    const codes = (changes: object, allWorks = 3) =>
      contractProblems(resultsOf({ ...form, ...changes }, allWorks)).map(({ code }) => code);
    expect(codes({})).toEqual([]);
    expect(codes({}, 0)).toEqual(['contract.worksMissing']);
    expect(codes({ isForAllWorks: false })).toEqual(['contract.worksMissing']);
    expect(codes({ startsOn: '31/02/2026', performance: '.', author: undefined })).toEqual([
      'contract.authorMissing',
      'contract.startMissing',
      'contract.shareRange',
      'contract.worksMissing',
    ]);
  });
  it('is taken up again as it was kept, and not when it is something else', () => {
    expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
    expect(readForm({ ...form, works: 'öll' })).toBeUndefined();
  });
});
