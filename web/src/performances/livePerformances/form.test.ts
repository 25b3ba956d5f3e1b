import { describe, expect, it } from 'vitest';
import { type LivePerformanceForm, readForm, startForm, writtenForm } from './form.ts';

const form: LivePerformanceForm = {
  ...startForm('foreign'),
  performers: 'Þórdís Æsa',
  countryId: 61,
  performedOn: '2026-08-01',
  promoter: 'Nordisk Natt',
  isMainAct: true,
  setList: [
    { key: '1', kind: 'foreign', title: 'Nótt', duration: '3.30', quantity: '1', authors: 'A', iswc: '' },
  ],
};
const again = (kept: unknown) => readForm(JSON.parse(JSON.stringify(kept)));

describe('the draft of a live performance', () => {
  it('L3.11 spells what is typed as the foreign form does', () => {
    expect(writtenForm(form)).toMatchObject({
      typed: { startDate: '2026-08-01', host: 'Nordisk Natt', mainAct: true, countryId: 61 },
    });
  });
  it('comes back as the form it was', () => {
    expect(again(writtenForm(form))).toEqual(form);
    const concert = { ...startForm('domestic'), venueId: 714, address: 'Túngata 1', submissionKey: 'k' };
    expect(again(writtenForm(concert))).toEqual(concert);
  });
  it.each([undefined, {}, { kind: 'foreign' }, { ...startForm('foreign') }])(
    'is none when it has another shape',
    (kept) => {
      expect(readForm(kept)).toBeUndefined();
    },
  );
});
