import type { SheetTexts } from '../../platform/bulk/view.ts';

/** What sheets of works say. */
export const bulkTexts: SheetTexts = {
  title: { is: 'Skrá mörg verk', en: 'Many works' },
  pageMore: {
    is: 'Lestu verkin úr Excel eða CSV, eða límdu þau inn. Hvert verk er yfirfarið um leið eftir sömu reglum og í skráningarforminu.',
    en: 'Read works from Excel or CSV, or paste them in. Each is checked at once by the same rules as in the registration form.',
  },
  chooseMore: {
    is: 'Excel (.xlsx) eða CSV, með hvaða dálkaheitum sem er. Ein lína fyrir hvern höfund; mest 5.000 verk í einu.',
    en: 'Excel (.xlsx) or CSV, with any headings. One line for each author; at most 5,000 works at a time.',
  },
  templateName: { is: 'verk-snidmat', en: 'works-template' },
  templateSheet: { is: 'Verk', en: 'Works' },
  all: { is: 'Verk', en: 'Works' },
  take: {
    is: { one: 'Lesa inn {count} verk', other: 'Lesa inn {count} verk' },
    en: { one: 'Read in {count} work', other: 'Read in {count} works' },
  },
  needed: {
    is: 'Segðu í hvaða dálki heiti verkanna er.',
    en: 'Say which column has the titles of the works.',
  },
  checking: { is: 'Fer yfir verkin', en: 'Checking the works' },
  tooMany: {
    is: 'Í skjalinu eru {count} verk, en mest 5.000 komast á eitt blað. Skiptu skjalinu.',
    en: 'The file has {count} works, and a sheet takes 5,000 at most. Split the file.',
  },
  send: {
    is: { one: 'Senda {count} verk', other: 'Senda {count} verk' },
    en: { one: 'Send {count} work', other: 'Send {count} works' },
  },
  sendTitle: {
    is: {
      one: 'Viltu senda {count} verk til skráningar?',
      other: 'Viltu senda {count} verk til skráningar?',
    },
    en: { one: 'Do you want to send {count} work?', other: 'Do you want to send {count} works?' },
  },
  sendMore: {
    is: 'Meðhöfundar verða beðnir um samþykki, eins og þegar eitt verk er skráð. Það sem eftir er bíður hér.',
    en: 'Co-authors are asked to approve, as when one work is registered. What is left stays here.',
  },
  sending: { is: 'Skrái verkin', en: 'Registering the works' },
  sent: {
    is: { one: '{count} verk var skráð.', other: '{count} verk voru skráð.' },
    en: { one: '{count} work was registered.', other: '{count} works were registered.' },
  },
  grid: { is: 'Verk á blaðinu', en: 'Works of the sheet' },
  addEntry: { is: 'Bæta við verki', en: 'Add a work' },
  removeEntry: { is: 'Fjarlægja verk', en: 'Remove the work' },
  entryOf: { is: 'Verk {number}', en: 'Work {number}' },
  untitled: { is: 'Án heitis', en: 'Untitled' },
  isLike: { is: 'Líkist skráðu verki:', en: 'Like a registered work:' },
  isOther: { is: 'Þetta er annað verk', en: 'This is another work' },
  allWell: { is: 'Ekkert að þessu verki.', en: 'Nothing is wrong with this work.' },
  registeredAs: { is: 'Skráð sem verk {number}', en: 'Registered as work {number}' },
  lines: {
    add: { is: 'Bæta við höfundi', en: 'Add an author' },
    remove: { is: 'Fjarlægja höfund', en: 'Remove the author' },
    lineOf: { is: 'Höfundur {number}', en: 'Author {number}' },
  },
  keyColumn: { is: 'Númer verks í skjalinu', en: 'Number of the work in the file' },
};

export const findTexts = {
  find: { is: 'Fletta upp höfundi', en: 'Look an author up' },
  findOf: {
    is: 'Höfundur {number}: nafn, kennitala eða IPI-númer',
    en: 'Author {number}: name, national ID or IPI number',
  },
};
