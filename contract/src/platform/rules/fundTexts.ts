import type { Text } from './language.ts';

/** Every rule of an application for a grant, and what to change when it is broken. */
export const fundRuleTexts = {
  'fund.fundMissing': { is: 'Veldu sjóð.', en: 'Choose a fund.' },
  'fund.periodMissing': { is: 'Veldu opið umsóknartímabil.', en: 'Choose an open application period.' },
  'fund.addressMissing': { is: 'Heimilisfang umsækjanda vantar.', en: 'The applicant’s address is missing.' },
  'fund.phoneMissing': { is: 'Símanúmer umsækjanda vantar.', en: 'The applicant’s phone number is missing.' },
  'fund.phoneForm': {
    is: 'Símanúmer er skrifað með tölustöfum, minnst sjö.',
    en: 'Write the phone number with digits, seven at least.',
  },
  'fund.emailMissing': { is: 'Netfang umsækjanda vantar.', en: 'The applicant’s e-mail address is missing.' },
  'fund.emailForm': {
    is: 'Netfang umsækjanda er ekki rétt skrifað.',
    en: 'The applicant’s e-mail address is not written correctly.',
  },
  'fund.titleMissing': { is: 'Heiti verkefnis vantar.', en: 'The title of the project is missing.' },
  'fund.titleTooLong': {
    is: 'Heiti verkefnis er of langt: fjöldi stafa er {length} en má mest vera {max}.',
    en: 'The title of the project is too long: it has {length} characters and may have {max} at most.',
  },
  'fund.amountMissing': {
    is: 'Upphæðina sem sótt er um vantar.',
    en: 'The amount applied for is missing.',
  },
  'fund.amountForm': {
    is: 'Upphæð er heil tala í krónum.',
    en: 'The amount is a whole number of krónur.',
  },
  'fund.amountTooLarge': {
    is: 'Upphæðin er hærri en sækja má um.',
    en: 'The amount is more than you can apply for.',
  },
  'fund.cvMissing': {
    is: 'Upplýsingar um umsækjendur vantar.',
    en: 'Say who the applicants are: the CV is missing.',
  },
  'fund.cvTooLong': {
    is: 'Upplýsingar um umsækjendur mega mest vera {max} orð en eru {length}.',
    en: 'The CV may have {max} words at most and has {length}.',
  },
  'fund.descriptionMissing': {
    is: 'Lýsingu á verkefninu vantar.',
    en: 'The description of the project is missing.',
  },
  'fund.travelMissing': {
    is: 'Lýsingu á ferðalaginu vantar.',
    en: 'The description of the trip is missing.',
  },
  'fund.descriptionTooLong': {
    is: 'Lýsingin má mest vera {max} orð en er {length}.',
    en: 'The description may have {max} words at most and has {length}.',
  },
  'fund.bank': { is: 'Bankanúmer er 3 eða 4 tölustafir.', en: 'The bank number has 3 or 4 digits.' },
  'fund.ledger': { is: 'Höfuðbók er 2 tölustafir.', en: 'The ledger has 2 digits.' },
  'fund.account': {
    is: 'Reikningsnúmer er 4 til 6 tölustafir.',
    en: 'The account number has 4 to 6 digits.',
  },
  'fund.applicantAlreadyAdded': {
    is: 'Þessum höfundi hefur þegar verið bætt við',
    en: 'This author has already been added',
  },
  'fund.applicantIsYou': { is: 'Ekki er hægt að bæta sjálfum sér við', en: 'You cannot add yourself' },
  'fund.applicantNameMissing': {
    is: 'Nafn umsækjandans vantar.',
    en: 'The name of the applicant is missing.',
  },
} as const satisfies Record<string, Text>;

export type FundRuleCode = keyof typeof fundRuleTexts;
