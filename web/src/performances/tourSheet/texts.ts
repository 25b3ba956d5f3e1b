import type { SheetTexts } from '../../platform/bulk/view.ts';

/** What sheets of concerts say. */
export const tourTexts: SheetTexts = {
  title: { is: 'Skrá tónleikaferð', en: 'Register a tour' },
  pageMore: {
    is: 'Skráðu alla tónleika ferðar með lagalistum þeirra í einu, úr Excel eða CSV. Sömu reglur gilda og þegar einir tónleikar eru skráðir.',
    en: 'Register all concerts of a tour with their set lists at once, from Excel or CSV. The rules are those for one concert.',
  },
  chooseMore: {
    is: 'Excel (.xlsx) eða CSV, með hvaða dálkaheitum sem er. Ein lína fyrir hvert verk á lagalista; mest 5.000 tónleikar í einu.',
    en: 'Excel (.xlsx) or CSV, with any headings. One line for each work of a set list; at most 5,000 concerts at a time.',
  },
  templateName: { is: 'tonleikaferd-snidmat', en: 'tour-template' },
  templateSheet: { is: 'Tónleikar', en: 'Concerts' },
  all: { is: 'Tónleikar', en: 'Concerts' },
  take: {
    is: { one: 'Lesa inn {count} tónleika', other: 'Lesa inn {count} tónleika' },
    en: { one: 'Read in {count} concert', other: 'Read in {count} concerts' },
  },
  needed: {
    is: 'Segðu í hvaða dálki dagsetning tónleikanna er.',
    en: 'Say which column has the dates of the concerts.',
  },
  checking: { is: 'Fer yfir tónleikana', en: 'Checking the concerts' },
  tooMany: {
    is: 'Í skjalinu eru {count} tónleikar, en mest 5.000 komast á eitt blað. Skiptu skjalinu.',
    en: 'The file has {count} concerts, and a sheet takes 5,000 at most. Split the file.',
  },
  send: {
    is: { one: 'Senda {count} tónleika', other: 'Senda {count} tónleika' },
    en: { one: 'Send {count} concert', other: 'Send {count} concerts' },
  },
  sendTitle: {
    is: {
      one: 'Viltu senda {count} tónleika til skráningar?',
      other: 'Viltu senda {count} tónleika til skráningar?',
    },
    en: { one: 'Do you want to send {count} concert?', other: 'Do you want to send {count} concerts?' },
  },
  sendMore: {
    is: 'Félagið fer yfir tónleikana eins og þegar einir tónleikar eru skráðir. Það sem eftir er bíður hér.',
    en: 'The society looks at the concerts as when one is registered. What is left stays here.',
  },
  sending: { is: 'Skrái tónleikana', en: 'Registering the concerts' },
  sent: {
    is: { one: '{count} tónleikar voru skráðir.', other: '{count} tónleikar voru skráðir.' },
    en: { one: '{count} concert was registered.', other: '{count} concerts were registered.' },
  },
  grid: { is: 'Tónleikar á blaðinu', en: 'Concerts of the sheet' },
  addEntry: { is: 'Bæta við tónleikum', en: 'Add a concert' },
  removeEntry: { is: 'Fjarlægja tónleika', en: 'Remove the concert' },
  entryOf: { is: 'Tónleikar {number}', en: 'Concert {number}' },
  untitled: { is: 'Án dagsetningar', en: 'Without a date' },
  isLike: { is: 'Líkist skráðum tónleikum:', en: 'Like a registered concert:' },
  isOther: { is: 'Þetta eru aðrir tónleikar', en: 'This is another concert' },
  allWell: { is: 'Ekkert að þessum tónleikum.', en: 'Nothing is wrong with this concert.' },
  registeredAs: { is: 'Skráð sem flutningur {number}', en: 'Registered as performance {number}' },
  lines: {
    add: { is: 'Bæta við verki', en: 'Add a work' },
    remove: { is: 'Fjarlægja verk', en: 'Remove the work' },
    lineOf: { is: 'Verk {number}', en: 'Work {number}' },
  },
  keyColumn: { is: 'Númer tónleika í skjalinu', en: 'Number of the concert in the file' },
};
