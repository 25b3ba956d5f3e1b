import type { UsageColumn, UsageImportState } from '@omur/contract/platform/fields/usage';
import type { Text } from '@omur/contract/platform/rules/language';

export const messages = {
  pageMore: {
    is: 'Skrár útvarpsstöðva, tónlistarveitna og annarra félaga um það sem var flutt.',
    en: 'What broadcasters, services and other societies report as played.',
  },
  toMatching: { is: 'Pörun', en: 'Matching' },
  add: { is: 'Ný skrá', en: 'New file' },
  addWhat: {
    is: 'Skráin er send í hlutum. Þegar hún er komin velur þú hvaða dálkur er hvað.',
    en: 'The file is sent in parts. Once it has arrived you say what each column is.',
  },
  send: { is: 'Senda skrá', en: 'Send the file' },
  count: {
    is: { one: '{count} skrá', other: '{count} skrár' },
    en: { one: '{count} file', other: '{count} files' },
  },
  files: { is: 'Notkunarskrár', en: 'Usage files' },
  noneHint: {
    is: 'Sendu inn spilunarlista stöðvar eða skýrslu veitu til að byrja.',
    en: 'Send the log of a station or the report of a service to begin.',
  },
  sender: { is: 'Sendandi', en: 'Sender' },
  senderHint: {
    is: 'Stöð, veita eða félag. Dálkarnir eru geymdir undir heitinu.',
    en: 'A station, a service or a society. The columns are kept under its name.',
  },
  senderMissing: { is: 'Skrifaðu heiti sendanda.', en: 'Enter the name of the sender.' },
  kind: { is: 'Tegund', en: 'Kind' },
  station: { is: 'Stöð', en: 'Station' },
  stationHint: { is: 'Ef línurnar nefna enga.', en: 'If the lines name none.' },
  currency: { is: 'Gjaldmiðill', en: 'Currency' },
  currencyHint: { is: 'Autt ef upphæðir eru í krónum.', en: 'Empty if the amounts are in krónur.' },
  rate: { is: 'Gengi', en: 'Exchange rate' },
  rateHint: { is: 'Krónur fyrir eina einingu.', en: 'Krónur for one of it.' },
  rateReason: { is: 'Skýring á gengi', en: 'Reason for the rate' },
  rateReasonHint: {
    is: 'Hún þarf að fylgja sé gengið meira en tíunda hluta frá því síðasta. Sá sem lýkur keyrslu sem greiðir eftir því les hana.',
    en: 'Needed where the rate is more than a tenth from the last one. Who finishes a run that pays by it reads it.',
  },
  rateWrong: { is: 'Skrifaðu gengið sem tölu.', en: 'Enter the rate as a number.' },
  file: { is: 'Skrá', en: 'File' },
  fileHint: {
    is: 'CSV, XLSX eða DSR, mest 2 GB. UTF-8 er best; Latin-1 og UTF-16 ganga líka.',
    en: 'CSV, XLSX or DSR, up to 2 GB. UTF-8 is best; Latin-1 and UTF-16 also work.',
  },
  lines: { is: 'Línur', en: 'Lines' },
  period: { is: 'Notkun', en: 'Used' },
  state: { is: 'Staða', en: 'State' },
  announced: { is: 'Send', en: 'Sent' },
  none: { is: '–', en: '–' },
  numbered: { is: 'Notkunarskrá nr. {number}', en: 'Usage file no. {number}' },
  encoding: { is: 'Stafatafla', en: 'Encoding' },
  waitingLines: { is: 'Bíða pörunar', en: 'Waiting for a work' },
  waitsForFile: { is: 'Bíður skrár', en: 'Waits for its file' },
  reading: { is: 'Í lestri', en: 'Being read' },
  otherFile: {
    is: 'Þetta er önnur skrá: hin er {size}.',
    en: 'This is another file: the first is {size}.',
  },
  columnsTitle: { is: 'Hvað er í dálkunum?', en: 'What is in the columns?' },
  columnsWhat: {
    is: 'Veldu fyrir hvern dálk skrárinnar hvað er í honum. Valið er geymt fyrir næstu skrá frá {sender}.',
    en: 'Choose what each column of the file has. The choice is kept for the next file of {sender}.',
  },
  reportTitle: { is: 'Skýrsla tónlistarveitu', en: 'A service’s report' },
  noColumns: {
    is: 'Skráin er á sniði tónlistarveitna og nefnir sjálf hvað er í henni.',
    en: 'The file is in the services’ own format and says itself what is in it.',
  },
  controllers: { is: 'Rétthafar á okkar vegum', en: 'Rights controllers that are ours' },
  controllersNotChosen: { is: 'Rétthafar sem voru ekki valdir', en: 'Rights controllers not chosen' },
  controllersChosenBy: { is: 'Rétthafar valdir af', en: 'Rights controllers chosen by' },
  controllersWhat: {
    is: 'Skýrslan sýnir fé þessara rétthafa. Aðeins fé þeirra sem eru valdir er lesið. Valið er geymt og boðið næst þegar skýrsla berst frá {sender}; sá sem lýkur keyrslu sem greiðir eftir skýrslunni fer yfir það.',
    en: 'The report has money of these rights controllers. Only that of those chosen is read. The choice is kept and offered for the next report of {sender}; who finishes a run that pays by the report looks at it.',
  },
  column: { is: 'Dálkur', en: 'Column' },
  columnNumbered: { is: 'Dálkur {number}', en: 'Column {number}' },
  samples: { is: 'Fyrstu línur', en: 'First lines' },
  ours: { is: 'Svið', en: 'Field' },
  oursOf: { is: 'Svið fyrir „{heading}“', en: 'Field for “{heading}”' },
  notRead: { is: 'Ekki lesið', en: 'Not read' },
  read: { is: 'Lesa skrána', en: 'Read the file' },
  readingTitle: { is: 'Skráin er lesin', en: 'The file is being read' },
  readingWhat: {
    is: 'Línurnar eru lesnar og leitað að verkunum. Þú mátt loka síðunni.',
    en: 'The lines are read and their works are looked for. You may close the page.',
  },
  proving: { is: 'Leitað að verkum', en: 'Looking for the works' },
  linesSoFar: {
    is: { one: '{lines} lína lesin', other: '{lines} línur lesnar' },
    en: { one: '{lines} line read', other: '{lines} lines read' },
  },
  brokenTitle: {
    is: {
      one: '{lines} lína er ólæsileg eða komin áður',
      other: '{lines} línur eru ólæsilegar eða komnar áður',
    },
    en: {
      one: '{lines} line cannot be read or came before',
      other: '{lines} lines cannot be read or came before',
    },
  },
  brokenWhat: {
    is: 'Ekkert hefur verið lesið inn. Lagaðu skrána og sendu hana aftur, eða lestu hana inn án þessara lína.',
    en: 'Nothing has been imported. Mend the file and send it again, or import it without these lines.',
  },
  takeWithout: { is: 'Lesa inn án þeirra', en: 'Import without these' },
  otherColumns: { is: 'Velja aðra dálka', en: 'Choose other columns' },
  otherControllers: { is: 'Velja rétthafa', en: 'Choose rights controllers' },
  refusedTitle: { is: 'Skránni var hafnað', en: 'The file was refused' },
  sameAs: { is: 'Skoða fyrri skrána, nr. {number}', en: 'View the first file, no. {number}' },
  alikeTitle: { is: 'Skráin er lík skrá nr. {number}', en: 'The file is like file no. {number}' },
  alikeWhat: {
    is: 'Flest lög eru þar með sömu spilunum og upphæðum. Sé þetta sama skilagrein telst notkunin tvisvar: taktu þá aðra hvora skrána til baka áður en greitt er.',
    en: 'Most tracks are in it with the same plays and amounts. If it is the same statement, the usage counts twice: take one of the files back before it is paid.',
  },
  part: { is: 'Hluti skýrslu', en: 'Part of a report' },
  partOf: { is: '{part} af {parts}, {report}', en: '{part} of {parts}, {report}' },
  partsMissing: {
    is: { one: 'Hluta {parts} af skýrslunni vantar', other: 'Hluta {parts} af skýrslunni vantar' },
    en: { one: 'Part {parts} of the report is missing', other: 'Parts {parts} of the report are missing' },
  },
  partsMissingWhat: {
    is: 'Lestu hinar skrárnar inn frá sama sendanda áður en úthlutað er: án þeirra fær notkunin í þessari allt úr pottinum.',
    en: 'Import the other files from the same sender before anything is distributed: without them the usage in this file takes all of the pool.',
  },
  leftOut: {
    is: { one: '{lines} lína var ekki lesin', other: '{lines} línur voru ekki lesnar' },
    en: { one: '{lines} line was left out', other: '{lines} lines were left out' },
  },
  notice: { is: 'Athugasemd: {sentence}', en: 'Note: {sentence}' },
  noticesTitle: {
    is: { one: 'Athugasemd er við {lines} línu', other: 'Athugasemdir eru við {lines} línur' },
    en: { one: 'There is a note on {lines} line', other: 'There are notes on {lines} lines' },
  },
  noticesWhat: {
    is: 'Lesturinn tefst ekki við það. Berðu saman við skýrsluna.',
    en: 'It holds nothing up. Compare with the report.',
  },
  takenTitle: { is: 'Skráin hefur verið lesin inn', en: 'The file has been imported' },
  takenAll: { is: 'Verk fannst fyrir hverja línu.', en: 'A work was found for every line.' },
  takenSome: {
    is: '{matched} línur af {lines} eru paraðar við verk. Hinar bíða á síðunni Pörun notkunar.',
    en: '{matched} of {lines} lines have their work. The others wait on the page Matching of usage.',
  },
  cancelledTitle: { is: 'Hætt var við skrána', en: 'The file was cancelled' },
  cancelledWhat: { is: 'Ekkert er eftir af línum hennar.', en: 'Nothing is left of its lines.' },
  cancel: { is: 'Taka til baka', en: 'Take back' },
  cancelQuestion: { is: 'Taka skrána til baka?', en: 'Take the file back?' },
  cancelWhat: {
    is: 'Allar línur hennar hverfa. Það er ekki hægt þegar greitt hefur verið fyrir einhverja þeirra.',
    en: 'All of its lines go. That is not possible once one of them has been paid for.',
  },
  keepIt: { is: 'Halda henni', en: 'Keep it' },
  cancelledNow: { is: 'Skráin var tekin til baka.', en: 'The file was taken back.' },
  problems: { is: 'Gallar', en: 'Problems' },
  problemCount: {
    is: { one: '{count} galli', other: '{count} gallar' },
    en: { one: '{count} problem', other: '{count} problems' },
  },
  line: { is: 'Lína', en: 'Line' },
  lineNumber: { is: 'Lína {number}', en: 'Line {number}' },
  wholeFile: { is: 'Öll skráin', en: 'The whole file' },
  problem: { is: 'Galli', en: 'Problem' },
} as const;

export const kindNames = {
  log: { is: 'Spilunarlisti', en: 'Broadcast log' },
  service: { is: 'Skýrsla tónlistarveitu', en: 'Report of a service' },
  statement: { is: 'Skilagrein annars félags', en: 'Statement of another society' },
} as const satisfies Record<'log' | 'service' | 'statement', Text>;

export const stateNames: Record<UsageImportState, Text> = {
  arriving: { is: 'Bíður', en: 'Waiting' },
  broken: { is: 'Gallaðar línur', en: 'Broken lines' },
  refused: { is: 'Hafnað', en: 'Refused' },
  taken: { is: 'Lesin inn', en: 'Imported' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
};

export const columnNames: Record<UsageColumn, Text> = {
  usedOn: { is: 'Dagur (eða dagur og tími)', en: 'Day (or day and time)' },
  usedAt: { is: 'Tími dags', en: 'Time of day' },
  station: { is: 'Stöð', en: 'Station' },
  programme: { is: 'Dagskrárliður', en: 'Programme' },
  title: { is: 'Titill', en: 'Title' },
  performers: { is: 'Flytjendur', en: 'Performers' },
  authorNames: { is: 'Höfundar', en: 'Writers' },
  iswc: { is: 'ISWC', en: 'ISWC' },
  isrc: { is: 'ISRC', en: 'ISRC' },
  workNumber: { is: 'Verknúmer okkar', en: 'Our work number' },
  seconds: { is: 'Lengd', en: 'Length' },
  plays: { is: 'Fjöldi spilana', en: 'Number of plays' },
  country: { is: 'Land', en: 'Country' },
  amount: { is: 'Upphæð', en: 'Amount' },
};
