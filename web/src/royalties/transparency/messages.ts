import type { ListedReport } from '@omur/contract/royalties/transparency';
import type { Text } from '@omur/contract/platform/rules/language';

export const messages = {
  reports: { is: 'Gagnsæisskýrslur', en: 'Transparency reports' },
  subtitle: {
    is: 'Ársskýrsla um hvaðan fé kom og hvað varð af því. Hún kemur út fyrir ágústlok árið eftir.',
    en: 'Each year’s report on where money came from and what became of it. It is due by the end of August of the next year.',
  },
  publicSubtitle: {
    is: 'Hvaðan fé félagsins kom og hvað varð af því, ár fyrir ár.',
    en: 'Where the society’s money came from and what became of it, year by year.',
  },
  title: { is: 'Gagnsæisskýrsla {year}', en: 'Transparency report {year}' },
  make: { is: 'Ný skýrsla', en: 'New report' },
  makeMore: {
    is: 'Tölurnar koma úr bókhaldinu og textarnir úr síðustu skýrslu. Ef skýrsla ársins er komin út verður til ný útgáfa.',
    en: 'The figures come from the ledger and the texts from the last report. If the year’s report is published, this is a new edition.',
  },
  begin: { is: 'Byrja', en: 'Begin' },
  year: { is: 'Ár', en: 'Year' },
  yearWrong: { is: 'Skrifaðu ártal, svo sem 2025.', en: 'Write a year, such as 2025.' },
  reason: { is: 'Hvað er leiðrétt?', en: 'What is corrected?' },
  reasonHint: {
    is: 'Aðeins ef skýrsla ársins er komin út. Birtist í nýju útgáfunni.',
    en: 'Only if the year’s report is published. It is shown in the new edition.',
  },
  edition: { is: '{edition}. útgáfa', en: 'Edition {edition}' },
  editionShort: { is: 'Útgáfa', en: 'Edition' },
  state: { is: 'Staða', en: 'State' },
  published: { is: 'Birt', en: 'Published' },
  corrects: { is: 'Leiðrétt útgáfa', en: 'Corrected edition' },
  none: { is: 'Engin skýrsla er til', en: 'There are no reports' },
  noneMore: {
    is: 'Skýrsla um liðið ár verður til úr bókhaldinu.',
    en: 'A report of a year that is over is made from the ledger.',
  },
  nonePublic: { is: 'Engin skýrsla hefur verið birt', en: 'No report has been published' },
  count: {
    is: { one: '{count} skýrsla', other: '{count} skýrslur' },
    en: { one: '{count} report', other: '{count} reports' },
  },
  draftTitle: { is: 'Drög', en: 'Draft' },
  draftMore: {
    is: {
      one: '{count} texta vantar. Tölurnar fylgja bókhaldinu þar til skýrslan er fryst.',
      other: '{count} texta vantar. Tölurnar fylgja bókhaldinu þar til skýrslan er fryst.',
    },
    en: {
      one: '{count} text is missing. The figures follow the ledger until the report is frozen.',
      other: '{count} texts are missing. The figures follow the ledger until the report is frozen.',
    },
  },
  draftWhole: {
    is: 'Allir textar eru komnir. Tölurnar fylgja bókhaldinu þar til skýrslan er fryst.',
    en: 'All texts are there. The figures follow the ledger until the report is frozen.',
  },
  freeze: { is: 'Frysta til birtingar', en: 'Freeze for publication' },
  frozen: { is: 'Skýrslan bíður annars stjórnanda.', en: 'The report awaits another administrator.' },
  waits: { is: '{asker} frysti skýrsluna', en: '{asker} froze the report' },
  waitsMine: { is: 'Annar stjórnandi þarf að birta hana.', en: 'Another administrator has to publish it.' },
  waitsYours: {
    is: 'Lestu skýrsluna yfir. Eftir birtingu breytist hún ekki.',
    en: 'Read the report through. Once it is published it does not change.',
  },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },
  withdrawn: { is: 'Skýrslan er aftur drög.', en: 'The report is a draft again.' },
  publish: { is: 'Birta', en: 'Publish' },
  publishTitle: { is: 'Birta skýrsluna fyrir alla?', en: 'Publish the report for everybody?' },
  publishWhat: {
    is: 'Allir geta lesið hana og henni verður ekki breytt. Villu má leiðrétta með nýrri útgáfu.',
    en: 'Everybody can read it, and it never changes. A mistake is corrected by a new edition.',
  },
  publishedNow: { is: 'Skýrslan hefur verið birt.', en: 'The report has been published.' },
  toPublic: { is: 'Sjá birtar skýrslur', en: 'See published reports' },
  write: { is: 'Skrifa', en: 'Write' },
  edit: { is: 'Breyta', en: 'Edit' },
  writeWhich: { is: 'Skrifa: {section}', en: 'Write: {section}' },
  missing: { is: 'Textann vantar.', en: 'The text is missing.' },
  inIcelandic: { is: 'Á íslensku', en: 'In Icelandic' },
  inEnglish: { is: 'Á ensku', en: 'In English' },
  bothLanguages: { is: 'Textinn þarf að vera á báðum málum.', en: 'The text has to be in both languages.' },
  written: { is: 'Textinn hefur verið vistaður.', en: 'The text has been saved.' },
  excel: { is: 'Excel', en: 'Excel' },
  pdf: { is: 'PDF', en: 'PDF' },
  method: {
    is: 'Tölur eru í krónum og koma úr bókhaldi félagsins. Greiðslur teljast vera af elsta fé hvers rétthafa.',
    en: 'Figures are in krónur, from the society’s ledger. Payments are taken of the oldest money of each right holder.',
  },
  page: { is: 'Síða {page} af {pages}', en: 'Page {page} of {pages}' },
} as const;

export const stateWords: Readonly<Record<ListedReport['reportState'], Text>> = {
  draft: { is: 'Drög', en: 'Draft' },
  waiting: { is: 'Bíður birtingar', en: 'Awaiting publication' },
  published: { is: 'Birt', en: 'Published' },
};
