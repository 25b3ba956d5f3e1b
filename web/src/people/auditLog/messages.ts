import type { Operation } from '@omur/contract/people/auditLog';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  forStaff: {
    is: 'Allt sem breytist: hver gerði það, fyrir hönd hvers, og gildin fyrir og eftir.',
    en: 'Every change: who made it, on whose behalf, and the values before and after.',
  },
  forMember: {
    is: 'Allt sem breytist í upplýsingum þínum og verkum: hver gerði það og hvernig það var áður.',
    en: 'Every change to your details and works: who made it, and what was there before.',
  },
  filters: { is: 'Síur', en: 'Filters' },
  of: { is: 'Hvað', en: 'Which' },
  ofPerson: { is: 'Um mig', en: 'About me' },
  ofWorks: { is: 'Verkin mín', en: 'My works' },
  byOthers: { is: 'Gert í mínu nafni', en: 'Done in my name' },
  table: { is: 'Efni', en: 'Subject' },
  anything: { is: 'Allt', en: 'Anything' },
  operation: { is: 'Aðgerð', en: 'Action' },
  from: { is: 'Frá', en: 'From' },
  to: { is: 'Til', en: 'To' },
  workNumber: { is: 'Verk nr.', en: 'Work no.' },
  personNumber: { is: 'Nafn nr.', en: 'Person no.' },
  onlyUser: { is: 'Gert af: {name}', en: 'Done by: {name}' },
  onlyActingFor: { is: 'Fyrir hönd: {name}', en: 'Acting for: {name}' },
  onlyWork: { is: 'Verk nr. {number}', en: 'Work no. {number}' },
  user: { is: 'notandi nr. {number}', en: 'user no. {number}' },
  remove: { is: 'Fjarlægja síu: {name}', en: 'Remove the filter: {name}' },
  clear: { is: 'Hreinsa síur', en: 'Clear the filters' },

  list: { is: 'Skráningar, nýjustu fyrst', en: 'Changes, newest first' },
  count: {
    is: { one: '{count} skráning', other: '{count} skráningar' },
    en: { one: '{count} change', other: '{count} changes' },
  },
  countMore: { is: 'Fleiri en {count} skráningar', en: 'More than {count} changes' },
  when: { is: 'Hvenær', en: 'When' },
  what: { is: 'Hvað', en: 'What' },
  who: { is: 'Hver', en: 'Who' },
  actingFor: { is: 'fyrir hönd: {name}', en: 'for {name}' },
  actor: { is: '{name} – fyrir hönd: {other}', en: '{name} – for {other}' },
  empty: { is: 'Engar skráningar fundust', en: 'No changes found' },
  emptyHint: {
    is: 'Ekkert er á skrá sem fellur að þessum síum.',
    en: 'No changes match these filters.',
  },
  nothingYet: { is: 'Ekkert hefur breyst enn.', en: 'Nothing has changed yet.' },

  details: { is: 'Skráning nr. {number}', en: 'Change no. {number}' },
  choose: { is: 'Veldu skráningu til að sjá hvað breyttist.', en: 'Choose a change to see the details.' },
  work: { is: 'Verk', en: 'Work' },
  person: { is: 'Nafn', en: 'Person' },
  request: { is: 'Númer beiðni', en: 'Request' },
  changes: { is: 'Hvað breyttist', en: 'What changed' },
  item: { is: 'Atriði', en: 'Item' },
  before: { is: 'Var', en: 'Before' },
  after: { is: 'Varð', en: 'After' },
  nothing: { is: '–', en: '–' },
  noValues: {
    is: 'Gildin eru leynileg og því ekki geymd.',
    en: 'The values are secret, so they are not stored.',
  },
  allByUser: { is: 'Allt eftir sama notanda', en: 'Everything by this user' },
  allOfWork: { is: 'Allt um verkið', en: 'Everything about this work' },
  allOfPerson: { is: 'Allt um nafnið', en: 'Everything about this person' },
  close: { is: 'Loka', en: 'Close' },

  ofWork: { is: 'Nýjustu breytingar', en: 'Latest changes' },
  ofOwn: { is: 'Skráningar um mig', en: 'Changes about me' },
  ofOwnNote: {
    is: 'Hver breytti upplýsingum þínum, hvenær og hvernig.',
    en: 'Who changed your details, when, and how.',
  },
  seeAll: { is: 'Sjá allar breytingar', en: 'See all changes' },
} satisfies Record<string, Text>;

export const operationNames: Record<Operation, Text> = {
  insert: { is: 'Nýtt', en: 'Added' },
  update: { is: 'Breytt', en: 'Changed' },
  delete: { is: 'Fjarlægt', en: 'Removed' },
};
