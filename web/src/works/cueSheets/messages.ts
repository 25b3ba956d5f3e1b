import type { CueSheetKind } from '@omur/contract/platform/fields/cueSheets';
import type { LineFinding } from '@omur/contract/works/cueSheets';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  subtitle: {
    is: 'Hvaða verk heyrast í kvikmyndum og þáttum, línu fyrir línu.',
    en: 'Which works films and programmes use, line by line.',
  },
  enter: { is: 'Skrá notkunarblað', en: 'Enter a cue sheet' },
  importFile: { is: 'Flytja inn skrá', en: 'Import a file' },
  search: { is: 'Leita að heiti eða númeri', en: 'Search by title or number' },
  count: {
    is: { one: '{count} notkunarblað', other: '{count} notkunarblöð' },
    en: { one: '{count} cue sheet', other: '{count} cue sheets' },
  },
  noneHint: {
    is: 'Skráðu notkunarblað eða flyttu inn skrá frá sjónvarpsstöð eða framleiðanda.',
    en: 'Enter a cue sheet, or import a file from a broadcaster or producer.',
  },
  noneLikeThis: {
    is: 'Prófaðu styttra orð eða númer blaðsins.',
    en: 'Try a shorter word or the number of the sheet.',
  },
  showAll: { is: 'Sýna allt', en: 'Show all' },
  number: { is: 'Nr.', en: 'No.' },
  sheetNumber: { is: 'Notkunarblað nr. {number}', en: 'Cue sheet no. {number}' },
  programme: { is: 'Heiti myndar eða þáttar', en: 'Title of the film or programme' },
  kind: { is: 'Tegund', en: 'Kind' },
  episode: { is: 'Þáttur', en: 'Episode' },
  episodeHint: { is: 'Númer þáttar eða heiti', en: 'Number or title of the episode' },
  producer: { is: 'Framleiðandi', en: 'Producer' },
  station: { is: 'Stöð', en: 'Station' },
  year: { is: 'Framleiðsluár', en: 'Year of production' },
  yearWrong: { is: 'Ártal er fjórir tölustafir.', en: 'A year has four digits.' },
  shownOn: { is: 'Frumsýnt', en: 'First shown' },
  dayWrong: { is: 'Þessi dagur er ekki til.', en: 'This date does not exist.' },
  remark: { is: 'Athugasemd', en: 'Remark' },
  lastChanged: { is: 'Síðast breytt', en: 'Last changed' },
  lines: { is: 'Línur', en: 'Lines' },
  lineCount: {
    is: { one: '{count} lína', other: '{count} línur' },
    en: { one: '{count} line', other: '{count} lines' },
  },
  line: { is: 'Lína', en: 'Line' },
  work: { is: 'Verk', en: 'Work' },
  workTitle: { is: 'Heiti verks', en: 'Title of the work' },
  workNumber: { is: 'Númer verks', en: 'Number of the work' },
  workNumberHint: {
    is: 'Sé reiturinn auður er leitað eftir ISRC, síðan heiti og höfundi.',
    en: 'If empty, the work is searched for by ISRC, then by title and author.',
  },
  workNumberWrong: { is: 'Númer verks er tala.', en: 'The number of a work is digits only.' },
  unknownWork: { is: 'óþekkt verk', en: 'unknown work' },
  authors: { is: 'Höfundar', en: 'Authors' },
  authorsHint: { is: 'Með kommu á milli', en: 'Separated by commas' },
  isrc: { is: 'ISRC', en: 'ISRC' },
  length: { is: 'Lengd', en: 'Length' },
  lengthHint: { is: 'Mínútur og sekúndur, til dæmis 1.05', en: 'Minutes and seconds, for example 1.05' },
  usage: { is: 'Notkun', en: 'Usage' },
  usageHint: {
    is: 'Til dæmis upphafsstef eða bakgrunnstónlist',
    en: 'For example theme or background music',
  },
  partiesOnly: {
    is: 'Af línum með verkum annarra sjást aðeins heiti og lengd.',
    en: 'For lines with other people’s works you only see the title and length.',
  },
  noLinesHint: { is: 'Bættu við línu fyrir hvert stef sem heyrist.', en: 'Add a line for every cue.' },
  addLine: { is: 'Bæta við línu', en: 'Add a line' },
  changeLine: { is: 'Breyta línu {number}', en: 'Change line {number}' },
  removeLine: { is: 'Taka út línu {number}', en: 'Take out line {number}' },
  removeQuestion: { is: 'Taka „{title}“ af blaðinu?', en: 'Take “{title}” off the sheet?' },
  removeWhat: { is: 'Númer hinna línanna breytast ekki.', en: 'The other lines keep their numbers.' },
  remove: { is: 'Taka út', en: 'Take out' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  change: { is: 'Breyta', en: 'Edit' },
  changeHead: { is: 'Breyta notkunarblaði', en: 'Edit the cue sheet' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  saved: { is: 'Notkunarblaðið er vistað.', en: 'The cue sheet is saved.' },
  lineSaved: { is: 'Línan „{title}“ er vistuð.', en: 'The line “{title}” is saved.' },
  lineRemoved: { is: 'Línan „{title}“ er tekin út.', en: 'The line “{title}” is taken out.' },
  none: { is: '–', en: '–' },
  removeSheet: { is: 'Eyða notkunarblaði', en: 'Delete the cue sheet' },
  removeSheetQuestion: { is: 'Eyða notkunarblaðinu „{title}“?', en: 'Delete the cue sheet “{title}”?' },
  removeSheetWhat: {
    is: {
      one: '{count} lína fylgir. Ekki er hægt að sækja blaðið aftur, en breytingasagan geymir hvað stóð á því.',
      other:
        '{count} línur fylgja. Ekki er hægt að sækja blaðið aftur, en breytingasagan geymir hvað stóð á því.',
    },
    en: {
      one: '{count} line is deleted with it. The sheet cannot be restored, but the change history keeps what was on it.',
      other:
        '{count} lines are deleted with it. The sheet cannot be restored, but the change history keeps what was on it.',
    },
  },
  removeEmptySheetWhat: {
    is: 'Ekki er hægt að sækja blaðið aftur, en breytingasagan geymir hvað stóð á því.',
    en: 'The sheet cannot be restored, but the change history keeps what was on it.',
  },
  sheetRemoved: { is: 'Notkunarblaðinu „{title}“ var eytt.', en: 'The cue sheet “{title}” was deleted.' },
  workTitleHint: {
    is: 'Veldu úr þeim verkum sem finnast, eða skrifaðu heitið eins og það stendur á blaðinu.',
    en: 'Choose from the works found, or enter the title as it is on the sheet.',
  },
  workLine: { is: 'nr. {workId}', en: 'no. {workId}' },

  importTitle: { is: 'Flytja inn notkunarblöð', en: 'Import cue sheets' },
  importWhat: {
    is: 'CSV-skrá með einni línu fyrir hvert stef. Fyrsta línan nefnir dálkana: cue_sheet, programme, title og length þurfa að vera; kind, episode, producer, station, year, shown_on, programme_length, authors, work, iswc, isrc og usage mega vera. Skráin er fyrst prófuð og ekkert vistað.',
    en: 'A CSV file with one line for each cue. The first line names the columns: cue_sheet, programme, title and length are required; kind, episode, producer, station, year, shown_on, programme_length, authors, work, iswc, isrc and usage are optional. The file is checked first, and nothing is saved.',
  },
  file: { is: 'CSV-skrá', en: 'CSV file' },
  tooLarge: {
    is: 'Skráin er of stór. Skiptu henni upp.',
    en: 'The file is too large. Split it.',
  },
  report: { is: 'Línur skrárinnar', en: 'Lines of the file' },
  fileLine: { is: 'Lína', en: 'Line' },
  finding: { is: 'Niðurstaða', en: 'Outcome' },
  sheets: {
    is: { one: '{count} notkunarblað', other: '{count} notkunarblöð' },
    en: { one: '{count} cue sheet', other: '{count} cue sheets' },
  },
  refusedLines: {
    is: {
      one: 'Laga þarf {count} línu áður en skráin er flutt inn.',
      other: 'Laga þarf {count} línur áður en skráin er flutt inn.',
    },
    en: {
      one: '{count} line has to be corrected before the file can be imported.',
      other: '{count} lines have to be corrected before the file can be imported.',
    },
  },
  readyLines: {
    is: {
      one: 'Hægt er að flytja inn {count} línu.',
      other: 'Hægt er að flytja inn {count} línur.',
    },
    en: { one: '{count} line can be imported.', other: '{count} lines can be imported.' },
  },
  workless: {
    is: { one: '{count} lína er án verks.', other: '{count} línur eru án verks.' },
    en: { one: '{count} line has no work.', other: '{count} lines have no work.' },
  },
  refused: { is: 'Hafnað', en: 'Refused' },
  takeIn: { is: 'Flytja inn', en: 'Import' },
  taken: {
    is: { one: '{count} notkunarblað var flutt inn.', other: '{count} notkunarblöð voru flutt inn.' },
    en: { one: '{count} cue sheet was imported.', other: '{count} cue sheets were imported.' },
  },
};

export const kindNames: Record<CueSheetKind, Text> = {
  film: { is: 'Kvikmynd', en: 'Film' },
  series: { is: 'Þáttaröð', en: 'Series' },
  programme: { is: 'Þáttur', en: 'Programme' },
  advertisement: { is: 'Auglýsing', en: 'Advertisement' },
  other: { is: 'Annað', en: 'Other' },
};

export const findingNames: Record<LineFinding, Text> = {
  number: { is: 'Fundið eftir númeri', en: 'Found by number' },
  iswc: { is: 'Fundið eftir ISWC', en: 'Found by ISWC' },
  isrc: { is: 'Fundið eftir ISRC', en: 'Found by ISRC' },
  title: { is: 'Fundið eftir heiti og höfundi', en: 'Found by title and author' },
  none: { is: 'Fannst ekki', en: 'Not found' },
  several: { is: 'Fleiri en eitt', en: 'More than one' },
};
