import type { ContractRule } from '@omur/contract/publishing/rules/contract';
import type { Text } from '../../platform/i18n/text.ts';

export const formMessages = {
  title: { is: 'Nýr útgáfusamningur', en: 'New publishing contract' },
  subtitle: {
    is: 'Samningurinn tekur gildi þegar félagið hefur samþykkt hann.',
    en: 'The contract takes effect once the society has approved it.',
  },
  clear: { is: 'Hreinsa', en: 'Clear' },
  cleared: { is: 'Formið er hreinsað.', en: 'The form is cleared.' },
  undo: { is: 'Afturkalla', en: 'Undo' },
  restored: { is: 'Formið sem þú laukst ekki við er hér aftur', en: 'Your unfinished form is back' },
  restoredMore: {
    is: 'Það var geymt í þessum vafra. Fylgiskjöl þarf að velja aftur.',
    en: 'It was kept in this browser. Attachments have to be chosen again.',
  },
  savedAt: { is: 'Drög vistuð {time}', en: 'Draft saved {time}' },
  parties: { is: 'Aðilar', en: 'Parties' },
  terms: { is: 'Kjör og tími', en: 'Terms and time' },
  publisherSearch: { is: 'Leita að útgefanda', en: 'Search for a publisher' },
  publisherHint: { is: 'Nafn eða kennitala', en: 'Name or national ID' },
  authorSearch: { is: 'Leita að höfundi', en: 'Search for an author' },
  authorHint: {
    is: 'Nafn, kennitala, höfundarnúmer eða IPI-númer',
    en: 'Name, national ID, author number or IPI number',
  },
  chooseOther: { is: 'Velja annan', en: 'Choose another' },
  authorNumber: { is: 'höfundur nr. {number}', en: 'author no. {number}' },
  shareHint: {
    is: 'Hlutur útgefanda, yfir 0 og mest 100',
    en: 'The publisher’s share, above 0 and at most 100',
  },
  works: { is: 'Verk í samningnum', en: 'Works in the contract' },
  which: { is: 'Hvaða verk', en: 'Which works' },
  all: { is: 'Öll verk höfundarins', en: 'All works of the author' },
  allCounted: { is: 'Öll verk höfundarins ({number})', en: 'All works of the author ({number})' },
  some: { is: 'Valin verk', en: 'Chosen works' },
  chosenCount: {
    is: { one: '{count} verk valið', other: '{count} verk valin' },
    en: { one: '{count} work chosen', other: '{count} works chosen' },
  },
  authorFirst: { is: 'Veldu fyrst höfund.', en: 'Choose an author first.' },
  filter: { is: 'Sía eftir heiti eða númeri', en: 'Filter by title or number' },
  more: { is: 'Sýna fleiri', en: 'Show more' },
  chooseShown: { is: 'Velja þau sem sjást', en: 'Select those shown' },
  chooseNone: { is: 'Velja engin', en: 'Select none' },
  rules: { is: 'Það sem samningur þarf', en: 'What a contract needs' },
  submit: { is: 'Senda samning inn', en: 'Submit the contract' },
  submitted: {
    is: 'Samningurinn er sendur inn og bíður samþykkis.',
    en: 'The contract is submitted and awaits approval.',
  },
  filesLeftTitle: {
    is: 'Samningurinn er sendur inn, en fylgiskjöl vantar',
    en: 'The contract is submitted, but attachments are missing',
  },
  filesLeft: {
    is: 'Reyndu aftur að senda skrárnar hér fyrir neðan. Ekki þarf að senda samninginn aftur.',
    en: 'Try sending the files below again. You do not need to resubmit the contract.',
  },
  goOn: { is: 'Fara í samninga', en: 'Go to contracts' },
  tryAgain: { is: 'Reyna aftur', en: 'Try again' },
  notYours: { is: 'Þú getur ekki sent inn samninga', en: 'You cannot submit contracts' },
  notYoursMore: {
    is: 'Félagar og starfsfólk senda inn samninga.',
    en: 'Members and staff submit contracts.',
  },
};

/** What the line of the panel says of each rule. */
export const ruleNames: Record<ContractRule, Text> = {
  publisher: { is: 'Útgefandi', en: 'A publisher' },
  author: { is: 'Höfundur', en: 'An author' },
  startsOn: { is: 'Upphafsdagur', en: 'A start date' },
  endsOn: { is: 'Lokadagur, ekki á undan upphafsdegi', en: 'An end date, not before the start' },
  performanceShare: {
    is: 'Hlutur af flutningsrétti, yfir 0 og mest 100 %',
    en: 'A performance share, above 0 and at most 100%',
  },
  mechanicalShare: {
    is: 'Hlutur af fjölföldunarrétti, yfir 0 og mest 100 %',
    en: 'A mechanical share, above 0 and at most 100%',
  },
  works: { is: 'Að minnsta kosti eitt verk', en: 'At least one work' },
};
