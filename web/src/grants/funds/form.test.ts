import type { Person } from '@omur/contract/people/persons';
import { NewApplication } from '@omur/contract/grants/fundApplications';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { payloadOf, readChoice, readDraft, startChoice, startForm, writtenDraft } from './form.ts';

const person = {
  personId: 1001,
  authorId: 10_001,
  name: 'Þórdís Æsa Öndólfsdóttir',
  kennitala: '0101302479',
  street: 'Barmahlíð 14',
  postalCode: '105',
  foreignAddress: null,
  phone: null,
  email: 'thordis@demo.example, annad@demo.example',
  bank: '0133',
  ledger: '26',
  account: '004711',
} as unknown as Person;
const choice = { ...startChoice(person), phone: '000 0101', fundPeriodId: 31 };
const form = {
  ...startForm(person),
  projectTitle: 'Tónleikar í Færeyjum',
  amountIsk: '300000',
  applicantCv: 'Tónskáld.',
  projectDescription: 'Sex tónleikar.',
  timePlan: 'Í mars',
  hasOtherApplications: true,
  otherFunds: 'Tónlistarsjóður',
  isNewcomerGrant: true,
  applicants: [{ authorId: null, name: 'Gestur' }],
};
const sent = (fundId: number) =>
  z.encode(
    NewApplication,
    payloadOf({ form, choice: { ...choice, fundId }, fundPeriodId: 31, person }),
  ) as Record<string, unknown>;

describe('a draft of an application', () => {
  it('L3.22 is kept under the names of the wire, and read again as it was', () => {
    const kept = writtenDraft(form) as Record<string, unknown>;
    expect(Object.keys(kept)).toEqual([
      'projectTitle',
      'amount',
      'applicantsInfo',
      'applicantsProjectInfo',
      'applicantsEstimateBudgetInfo',
      'applicantsEstimateTimeInfo',
      'previousApplicationsRadioButton',
      'lastApplication',
      'anotherApplicationsAppendingRadioButton',
      'otherFunds',
      'applicationAnotherInfo',
      'newcomerGrantRadioButton',
      'bank',
      'ledger',
      'accountNumber',
      'authorsToAdd',
    ]);
    expect(kept['authorsToAdd']).toEqual([{ applicantAuthorId: null, name: 'Gestur' }]);
    expect(readDraft(JSON.parse(JSON.stringify(kept)))).toEqual(form);
  });
  it.each([undefined, null, 'x', [], {}, { projectTitle: 7 }])('is none when %j was kept', (kept) => {
    expect(readDraft(kept)).toBeUndefined();
  });
  it('L4.6 goes with a choice of fund and period, which is read again or is none', () => {
    expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
    expect(readChoice({ ...choice, fundId: 5 })).toBeUndefined();
    expect(readChoice('x')).toBeUndefined();
  });
});

describe('an application as it is sent', () => {
  it('L2.30, L2.33, L3.21 begins with what is on file of the person', () => {
    expect(startChoice(person)).toEqual({
      fundId: 1,
      address: 'Barmahlíð 14, 105',
      phone: '',
      email: 'thordis@demo.example',
    });
    expect(startForm(person)).toMatchObject({ bank: '0133', ledger: '26', account: '004711' });
  });
  it('L3.20 says what the form of its fund asks, and nothing that it does not', () => {
    expect(sent(1)).toMatchObject({
      UPPHAD: 300_000,
      UPPLYSINGAR_UM_VERKEFNI: 'Sex tónleikar.',
      NYLIDASTYRKUR: true,
      KOMANDI_STYRKIR: 'Tónlistarsjóður',
      BANKAUPPLYSINGAR: '0133-26-004711',
    });
    expect(sent(4)).toMatchObject({ UPPLYSINGAR_UM_FERDALAG: 'Sex tónleikar.', NYLIDASTYRKUR: true });
    expect(sent(4)).not.toHaveProperty('UPPLYSINGAR_UM_VERKEFNI');
    for (const name of ['NYLIDASTYRKUR', 'KOMANDI_STYRKIR_ROFI', 'KOMANDI_STYRKIR'])
      expect(sent(3)).not.toHaveProperty(name);
  });
  it('L3.21 names the main applicant whole and of the others who they are', () => {
    const nothing = { KENNITALA: null, HEIMILISFANG: null, SIMANUMER: null, NETFANG: null };
    expect(sent(1)['UMSAKJENDUR']).toEqual([
      {
        UMSAKJANDI: 1,
        NAFN_NR: 1001,
        HOFUNDUR_NR: 10_001,
        NAFN: person.name,
        KENNITALA: '0101302479',
        HEIMILISFANG: 'Barmahlíð 14, 105',
        SIMANUMER: '000 0101',
        NETFANG: 'thordis@demo.example',
      },
      { UMSAKJANDI: 0, NAFN_NR: null, HOFUNDUR_NR: null, NAFN: 'Gestur', ...nothing },
    ]);
  });
});
