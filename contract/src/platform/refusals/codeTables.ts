import type { Refusals } from './refusal.ts';

export const codeTableRefusals = {
  'codeTable.notFound': { status: 404, is: 'Kóðataflan fannst ekki.', en: 'The code table was not found.' },
  'codeTable.noneFound': { status: 404, is: 'Engir kóðar fundust', en: 'No codes found' },
  'codeTable.noReplacements': {
    status: 404,
    is: 'Engin skrá hefur verið lesin inn',
    en: 'No file has been read in',
  },
  'codeTable.unreadable': {
    status: 422,
    is: 'Skrána er ekki hægt að lesa: {problem}',
    en: 'The file cannot be read: {problem}',
  },
  'codeTable.empty': {
    status: 422,
    is: 'Skráin er tóm. Þá myndi öll taflan falla úr gildi.',
    en: 'The file is empty. That would end the whole table.',
  },
  'codeTable.inUse': {
    status: 409,
    is: 'Þetta er í notkun en vantar í skrána: {codes}',
    en: 'These are in use but missing from the file: {codes}',
  },
  'codeTable.changedMeanwhile': {
    status: 409,
    is: 'Taflan hefur breyst síðan hún var skoðuð. Skoðaðu breytingarnar aftur.',
    en: 'The table has changed since it was checked. Check the changes again.',
  },
} as const satisfies Refusals;
