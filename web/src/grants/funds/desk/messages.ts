import type { GrantFault, PeriodState, Season } from '@omur/contract/grants/fields';
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
  budget: { is: 'Ráðstöfunarfé', en: 'Budget' },
  budgetNone: { is: 'Ekki tilgreint', en: 'No limit stated' },
  budgetBy: { is: 'Skráð af {name} {day}', en: 'Entered by {name} on {day}' },
  budgetLeft: { is: 'Óráðstafað', en: 'Left of the budget' },
  budgetEnter: { is: 'Skrá ráðstöfunarfé', en: 'Enter the budget' },
  budgetAmount: { is: 'Ráðstöfunarfé tímabilsins í krónum', en: 'Budget of the period in krónur' },
  budgetHint: {
    is: 'Autt þýðir að ekkert hámark er tilgreint.',
    en: 'Leave it empty to state no limit.',
  },
  budgetMore: {
    is: 'Styrkir tímabilsins fara ekki yfir þessa upphæð. Styrki umfram það sem annar hafði skráð á undan þér staðfestir annar starfsmaður en þú.',
    en: 'The grants of the period come to no more than this. What goes beyond the budget that another had entered before you, somebody else confirms.',
  },
  budgetForm: {
    is: 'Upphæð er heil tala í krónum, hæst 99.999.999.999.',
    en: 'The amount is a whole number of krónur, 99,999,999,999 at most.',
  },
  ownLimit: { is: 'Þú staðfestir styrki upp að', en: 'You confirm grants up to' },
  proposedWaiting: { is: 'Bíða staðfestingar', en: 'Waiting to be confirmed' },
  proposedCount: {
    is: { one: '{count} bíður staðfestingar', other: '{count} bíða staðfestingar' },
    en: { one: '{count} waits to be confirmed', other: '{count} wait to be confirmed' },
  },
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
  proposed: { is: 'Bíður staðfestingar', en: 'To be confirmed' },
  proposedNow: {
    is: 'Styrkurinn bíður staðfestingar annars starfsmanns.',
    en: 'The grant waits for another member of staff.',
  },
  takesTwo: {
    is: 'Annar starfsmaður staðfestir styrkinn áður en hann er veittur.',
    en: 'Another member of staff confirms the grant before it is given.',
  },
  proposal: { is: 'Tillaga um styrk', en: 'Proposed grant' },
  proposalBy: { is: '{name} lagði til {day}', en: 'Proposed by {name} on {day}' },
  proposalStands: {
    is: 'Fyrri styrkur, {amount}, gildir fram að því.',
    en: 'Until then the earlier grant of {amount} stands.',
  },
  confirmGrant: { is: 'Staðfesta styrkinn', en: 'Confirm the grant' },
  confirmedGrant: { is: 'Styrkurinn er veittur.', en: 'The grant is given.' },
  refuseGrant: { is: 'Hafna tillögunni', en: 'Refuse the proposal' },
  takeBackGrant: { is: 'Draga tillöguna til baka', en: 'Take the proposal back' },
  refusedGrant: { is: 'Tillagan er fallin niður.', en: 'The proposal is dropped.' },
  hidden: {
    is: 'Umsækjandinn fær að vita þetta þegar tímabilinu er lokað.',
    en: 'The applicant is notified when the period is closed.',
  },
  toldGrant: {
    is: 'Tímabilið er lokað. Umsækjandinn fær að vita þetta um leið og styrkurinn er staðfestur.',
    en: 'The period is closed. The applicant is notified as soon as the grant is confirmed.',
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

/** R220–R222: why the reader does not confirm a grant. */
export const faultTexts: Record<GrantFault, Text> = {
  ownProposal: {
    is: 'Annar starfsmaður staðfestir það sem þú lagðir til.',
    en: 'Another member of staff confirms what you proposed.',
  },
  ownApplication: {
    is: 'Þú átt hlut að umsókninni eða sendir hana. Annar starfsmaður staðfestir styrkinn.',
    en: 'You have a part in the application, or sent it. Another member of staff confirms the grant.',
  },
  ownBudget: {
    is: 'Þú skráðir ráðstöfunarfé tímabilsins. Annar starfsmaður staðfestir það sem er umfram fyrri skráningu annarra.',
    en: 'You entered the budget of the period. Another member of staff confirms what goes beyond what others had entered.',
  },
  overBudget: {
    is: 'Styrkir tímabilsins yrðu hærri en ráðstöfunarfé þess. Leggja þarf til lægri styrk eða hækka ráðstöfunarféð.',
    en: 'The grants of the period would come to more than its budget. Propose less, or have the budget raised.',
  },
};

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
