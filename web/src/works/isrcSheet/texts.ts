import type { SheetTexts } from '../../platform/bulk/view.ts';

/** What sheets of recordings say. */
export const isrcTexts: SheetTexts = {
  title: { is: 'Skrá ISRC-lista', en: 'List of ISRCs' },
  pageMore: {
    is: 'Bættu ISRC-kóðum við mörg verk í einu, úr Excel eða CSV. Sömu reglur gilda og þegar einum kóða er bætt við verk.',
    en: 'Add ISRCs to many works at once, from Excel or CSV. The rules are those for adding one code to a work.',
  },
  chooseMore: {
    is: 'Excel (.xlsx) eða CSV, með hvaða dálkaheitum sem er. Ein lína fyrir hverja upptöku; mest 5.000 í einu.',
    en: 'Excel (.xlsx) or CSV, with any headings. One line for each recording; at most 5,000 at a time.',
  },
  templateName: { is: 'isrc-snidmat', en: 'isrc-template' },
  templateSheet: { is: 'ISRC', en: 'ISRC' },
  all: { is: 'Kóðar', en: 'Codes' },
  take: {
    is: { one: 'Lesa inn {count} kóða', other: 'Lesa inn {count} kóða' },
    en: { one: 'Read in {count} code', other: 'Read in {count} codes' },
  },
  needed: {
    is: 'Segðu í hvaða dálki ISRC-kóðarnir eru.',
    en: 'Say which column has the ISRCs.',
  },
  checking: { is: 'Fer yfir kóðana', en: 'Checking the codes' },
  tooMany: {
    is: 'Í skjalinu eru {count} kóðar, en mest 5.000 komast á eitt blað. Skiptu skjalinu.',
    en: 'The file has {count} codes, and a sheet takes 5,000 at most. Split the file.',
  },
  send: {
    is: { one: 'Senda {count} kóða', other: 'Senda {count} kóða' },
    en: { one: 'Send {count} code', other: 'Send {count} codes' },
  },
  sendTitle: {
    is: { one: 'Viltu bæta {count} kóða við verk?', other: 'Viltu bæta {count} kóðum við verk?' },
    en: { one: 'Do you want to add {count} code?', other: 'Do you want to add {count} codes?' },
  },
  sendMore: {
    is: 'Kóði á verki sem félagið hefur samþykkt bíður staðfestingar félagsins og finnur enga notkun fyrr en hún fæst. Það sem eftir er bíður hér.',
    en: 'A code on a work that the society has approved waits for the society to confirm it, and finds no usage before that. What is left stays here.',
  },
  sending: { is: 'Bæti kóðunum við', en: 'Adding the codes' },
  sent: {
    is: { one: '{count} kóða var bætt við.', other: '{count} kóðum var bætt við.' },
    en: { one: '{count} code was added.', other: '{count} codes were added.' },
  },
  grid: { is: 'Kóðar á blaðinu', en: 'Codes of the sheet' },
  addEntry: { is: 'Bæta við kóða', en: 'Add a code' },
  removeEntry: { is: 'Fjarlægja kóða', en: 'Remove the code' },
  entryOf: { is: 'Kóði {number}', en: 'Code {number}' },
  untitled: { is: 'Án heitis', en: 'Untitled' },
  isLike: { is: 'Kóðinn er þegar á öðru verki:', en: 'The code is on another work already:' },
  isOther: {
    is: 'Upptakan er líka af þessu verki',
    en: 'The recording is of this work too',
  },
  allWell: { is: 'Ekkert að þessum kóða.', en: 'Nothing is wrong with this code.' },
  registeredAs: { is: 'Bætt við verk {number}', en: 'Added to work {number}' },
};
