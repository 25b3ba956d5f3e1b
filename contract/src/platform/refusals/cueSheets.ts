import type { Refusals } from './refusal.ts';

export const cueSheetRefusals = {
  'cueSheet.notFound': { status: 404, is: 'Notkunarblaðið fannst ekki.', en: 'The cue sheet was not found.' },
  'cueSheet.noneFound': { status: 404, is: 'Engin notkunarblöð fundust', en: 'No cue sheets found' },
  'cueSheet.noLines': { status: 404, is: 'Engar línur fundust', en: 'No lines found' },
  'cueSheet.lineNotFound': { status: 404, is: 'Línan fannst ekki.', en: 'The line was not found.' },
  'cueSheet.changedMeanwhile': {
    status: 412,
    is: 'Annar starfsmaður breytti notkunarblaðinu í millitíðinni. Skoðaðu það aftur áður en þú breytir því.',
    en: 'Somebody else has changed the cue sheet. Check it again before you change it.',
  },
  'cueSheet.own': {
    status: 403,
    is: 'Þú átt hlut í verki á notkunarblaðinu. Annar starfsmaður þarf að sjá um það.',
    en: 'You have a part in a work on the cue sheet. Another member of staff has to see to it.',
  },
  'cueSheet.full': {
    status: 409,
    is: 'Á notkunarblaði geta mest verið {most} línur.',
    en: 'A cue sheet can have {most} lines at most.',
  },
  'cueSheet.titleMissing': {
    status: 422,
    is: 'Heiti myndar eða þáttar vantar.',
    en: 'The title of the film or programme is missing.',
  },
  'cueSheet.file.empty': {
    status: 422,
    is: 'Engar línur eru í skránni.',
    en: 'There are no lines in the file.',
  },
  'cueSheet.file.encoding': {
    status: 422,
    is: 'Skráin er ekki læsilegur texti. Vistaðu hana sem CSV með UTF-8.',
    en: 'The file is not readable text. Save it as CSV with UTF-8.',
  },
  'cueSheet.file.columnMissing': {
    status: 422,
    is: 'Dálkinn „{column}“ vantar í skrána. Fyrsta línan á að nefna dálkana.',
    en: 'The file has no column “{column}”. Its first line should name the columns.',
  },
  'cueSheet.file.columnUnknown': {
    status: 422,
    is: 'Dálkurinn „{column}“ er ekki þekktur.',
    en: 'The column “{column}” is not known.',
  },
  'cueSheet.file.tooLong': {
    status: 422,
    is: 'Í skránni eru {count} línur en mega mest vera {most}. Skiptu henni upp.',
    en: 'The file has {count} lines; the most allowed is {most}. Split it.',
  },
  'cueSheet.file.unreadable': {
    status: 422,
    is: 'Lína {line} í skránni er ekki rétt mynduð CSV-lína.',
    en: 'Line {line} of the file is not valid CSV.',
  },
  'cueSheet.line.noSheet': {
    status: 422,
    is: 'Dálkurinn „cue_sheet“ er tómur. Hann segir hvaða blaði línan tilheyrir.',
    en: 'Column “cue_sheet” is empty. It says which sheet the line belongs to.',
  },
  'cueSheet.line.differs': {
    status: 422,
    is: 'Í dálknum „{column}“ stendur annað en í línu {line} á sama blaði.',
    en: 'Column “{column}” does not match line {line} of the same sheet.',
  },
  'cueSheet.line.workTitleMissing': {
    status: 422,
    is: 'Heiti verks vantar.',
    en: 'The title of the work is missing.',
  },
  'cueSheet.line.kind': {
    status: 422,
    is: 'Tegundin „{value}“ er ekki þekkt. Hún er ein af: {kinds}.',
    en: 'The kind “{value}” is not known. It is one of: {kinds}.',
  },
  'cueSheet.line.year': { status: 422, is: 'Árið „{value}“ er ekki ártal.', en: '“{value}” is not a year.' },
  'cueSheet.line.day': {
    status: 422,
    is: 'Dagurinn „{value}“ er ekki á forminu ÁÁÁÁ-MM-DD.',
    en: 'The day “{value}” is not in the form YYYY-MM-DD.',
  },
  'cueSheet.line.workNumber': {
    status: 422,
    is: '„{value}“ er ekki númer verks.',
    en: '“{value}” is not the number of a work.',
  },
  'cueSheet.line.workUnknown': {
    status: 422,
    is: 'Ekkert verk hefur númerið {value}.',
    en: 'No work has the number {value}.',
  },
  'cueSheet.line.tooLong': {
    status: 422,
    is: 'Dálkurinn „{column}“ er of langur: mest {most} stafir.',
    en: 'Column “{column}” is too long: {most} characters at most.',
  },
  'cueSheet.line.none': {
    status: 422,
    is: 'Verkið fannst ekki. Línan geymist án verks.',
    en: 'The work was not found. The line is kept without a work.',
  },
  'cueSheet.line.several': {
    status: 422,
    is: 'Fleiri en eitt verk koma til greina. Línan geymist án verks nema númer þess sé gefið.',
    en: 'Several works match. The line is kept without a work unless you give its number.',
  },
} as const satisfies Refusals;
