import type { PeriodState, Season } from '@omur/contract/grants/fields';
import type { Text } from '../../../platform/i18n/text.ts';

export const messages = {
  periods: { is: 'Umsóknartímabil', en: 'Application periods' },
  about: {
    is: 'Sjóðirnir, umsóknartímabil þeirra og umsóknirnar.',
    en: 'The funds, when they take applications, and the applications.',
  },
  add: { is: 'Nýtt tímabil', en: 'New period' },
  names: { is: 'Heiti sjóða', en: 'Names of funds' },
  count: {
    is: { one: '{count} tímabil', other: '{count} tímabil' },
    en: { one: '{count} period', other: '{count} periods' },
  },
  period: { is: 'Tímabil', en: 'Period' },
  fund: { is: 'Sjóður', en: 'Fund' },
  allFunds: { is: 'Allir sjóðir', en: 'All funds' },
  opensOn: { is: 'Opnast', en: 'Opens' },
  closesOn: { is: 'Síðasti dagur', en: 'Last day' },
  state: { is: 'Staða', en: 'State' },
  applications: { is: 'Umsóknir', en: 'Applications' },
  decided: { is: 'Afgreiddar', en: 'Decided' },
  applied: { is: 'Sótt um', en: 'Applied for' },
  granted: { is: 'Styrkir', en: 'Granted' },
  noneHint: {
    is: 'Bættu við tímabili svo hægt sé að sækja um.',
    en: 'Add a period so that members can apply.',
  },
  season: { is: 'Árstími', en: 'Season' },
  year: { is: 'Ár', en: 'Year' },
  yearWrong: {
    is: 'Ár er fjórir tölustafir, til dæmis 2027.',
    en: 'A year has four digits, for example 2027.',
  },
  dayWrong: { is: 'Dagur er skrifaður DD/MM/ÁÁÁÁ.', en: 'Write the day as DD/MM/YYYY.' },
  change: { is: 'Breyta tímabili', en: 'Change the period' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  saved: { is: 'Vistað.', en: 'Saved.' },
  close: { is: 'Loka tímabili', en: 'Close the period' },
  reopen: { is: 'Opna aftur', en: 'Open again' },
  closeAsk: { is: 'Loka tímabilinu núna?', en: 'Close the period now?' },
  closeMore: {
    is: 'Þá getur enginn sótt um lengur og umsækjendur fá að vita þær niðurstöður sem liggja fyrir.',
    en: 'No more applications can be made, and applicants are notified of any decisions.',
  },
  reopenAsk: { is: 'Opna tímabilið aftur?', en: 'Open the period again?' },
  reopenMore: {
    is: 'Aftur verður hægt að sækja um, og niðurstöður sjást ekki fyrr en tímabilinu er lokað á ný.',
    en: 'Members can apply again, and outcomes stay hidden until you close the period again.',
  },
  remove: { is: 'Eyða tímabili', en: 'Remove the period' },
  removeAsk: { is: 'Eyða tímabilinu?', en: 'Remove the period?' },
  removeMore: { is: 'Engin umsókn hefur borist á tímabilinu.', en: 'Nobody has applied in it.' },
  removed: { is: 'Tímabilinu var eytt.', en: 'The period was removed.' },
  fetch: { is: 'Sækja í Excel', en: 'Download for Excel' },
  nameIs: { is: 'Sjóður {number}, íslenska', en: 'Fund {number}, Icelandic' },
  nameEn: { is: 'Sjóður {number}, enska', en: 'Fund {number}, English' },
  search: { is: 'Leita að umsókn', en: 'Find an application' },
  allStates: { is: 'Allar', en: 'All' },
  which: { is: 'Hvaða umsóknir', en: 'Which applications' },
  applicationCount: {
    is: { one: '{count} umsókn', other: '{count} umsóknir' },
    en: { one: '{count} application', other: '{count} applications' },
  },
  applicant: { is: 'Umsækjandi', en: 'Applicant' },
  project: { is: 'Verkefni', en: 'Project' },
  date: { is: 'Dagsetning', en: 'Date' },
  amount: { is: 'Upphæð', en: 'Amount' },
  grant: { is: 'Styrkur', en: 'Grant' },
  number: { is: 'nr. {number}', en: 'no. {number}' },
  none: { is: 'Engar umsóknir fundust', en: 'No applications found' },
  noneYet: {
    is: 'Umsóknir birtast hér um leið og þær berast.',
    en: 'Applications appear here as they arrive.',
  },
  decision: { is: 'Afgreiðsla', en: 'Decision' },
  outcome: { is: 'Niðurstaða', en: 'Outcome' },
  grantAmount: { is: 'Upphæð styrks', en: 'Amount of the grant' },
  remark: { is: 'Skilaboð til umsækjanda', en: 'Message to the applicant' },
  decide: { is: 'Vista afgreiðslu', en: 'Save the decision' },
  decidedNow: { is: 'Afgreiðslan er vistuð.', en: 'The decision is saved.' },
  hidden: {
    is: 'Umsækjandinn fær að vita þetta þegar tímabilinu er lokað.',
    en: 'The applicant is notified when the period is closed.',
  },
  told: {
    is: 'Tímabilið er lokað. Umsækjandinn fær að vita þetta um leið og þú vistar.',
    en: 'The period is closed. The applicant is notified as soon as you save.',
  },
  by: { is: 'Síðast afgreitt af {name} {day}', en: 'Last decided by {name} on {day}' },
  appliedBy: {
    is: 'Sent í nafni umsækjandans af: {name}',
    en: 'Sent in the applicant’s name by: {name}',
  },
  appliedByMore: {
    is: 'Sá sem sendi umsóknina afgreiðir hana ekki. Umsækjandinn er sjálfur til svara.',
    en: 'Who sent the application does not decide on it. Ask the applicant themselves.',
  },
  otherAccount: {
    is: 'Félagið greiðir umsækjandanum ekki inn á þennan reikning: {account}',
    en: 'The society does not pay the applicant into this account: {account}',
  },
  otherAccountMore: {
    is: 'Spurðu umsækjandann hvert styrkurinn á að fara áður en hann er greiddur.',
    en: 'Ask the applicant where the grant is to go before it is paid.',
  },
  previous: { is: 'Fyrri umsókn', en: 'Previous application' },
  next: { is: 'Næsta umsókn', en: 'Next application' },
  notFound: { is: 'Umsóknin fannst ekki', en: 'The application was not found' },
} satisfies Record<string, Text>;

export const seasonNames: Record<Season, Text> = {
  spring: { is: 'Vor', en: 'Spring' },
  summer: { is: 'Sumar', en: 'Summer' },
  autumn: { is: 'Haust', en: 'Autumn' },
  winter: { is: 'Vetur', en: 'Winter' },
};

export const periodStateNames: Record<PeriodState, Text> = {
  coming: { is: 'Ekki opnað', en: 'Not open yet' },
  open: { is: 'Opið', en: 'Open' },
  closed: { is: 'Lokað', en: 'Closed' },
};
