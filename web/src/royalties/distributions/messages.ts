import type { UnmatchedUsage } from '@omur/contract/royalties/distributions';
import type { DistributionState } from '@omur/contract/platform/fields/distributions';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  distributions: { is: 'Úthlutanir', en: 'Distributions' },
  subtitle: {
    is: 'Skrár úthlutana lesnar inn, stemmdar af og sýndar félögum.',
    en: 'Distribution files are imported, reconciled and published to members.',
  },
  which: { is: 'Úthlutanir og pottar', en: 'Distributions and pots' },
  days: { is: 'Úthlutunardagar', en: 'Distribution days' },
  announce: { is: 'Tilkynna úthlutun', en: 'Announce a distribution' },
  announceAgain: { is: 'Senda aðra skrá', en: 'Send another file' },
  correct: { is: 'Leiðrétta úthlutun', en: 'Correct the distribution' },
  announceAndSend: { is: 'Tilkynna og senda skrána', en: 'Announce and send the file' },
  announceWhat: {
    is: 'Skráin er send í hlutum, lesin í einu lagi og stemmd af. Ekkert sést félögum fyrr en þú lýkur úthlutuninni.',
    en: 'The file is uploaded in parts, read as a whole and reconciled. Members see nothing until you finish the distribution.',
  },
  count: {
    is: { one: '{count} úthlutun', other: '{count} úthlutanir' },
    en: { one: '{count} distribution', other: '{count} distributions' },
  },
  noneHint: {
    is: 'Tilkynntu þá fyrstu og sendu skrána með línum hennar.',
    en: 'Announce the first one, and send the file with its lines.',
  },
  number: { is: 'Nr.', en: 'No.' },
  numbered: { is: 'Úthlutun nr. {number}', en: 'Distribution no. {number}' },
  ownNumber: { is: 'Númer úthlutunar', en: 'Number of the distribution' },
  ownNumberHint: { is: 'Úr kerfi félagsins', en: 'From the society’s own system' },
  numberWrong: { is: 'Númer er jákvæð heil tala.', en: 'A number is positive and whole.' },
  numberTaken: {
    is: 'Úthlutunin „{name}“ hefur þetta númer.',
    en: 'The distribution “{name}” has this number.',
  },
  name: { is: 'Heiti', en: 'Name' },
  category: { is: 'Flokkur', en: 'Category' },
  choose: { is: 'Veldu flokk', en: 'Choose a category' },
  period: { is: 'Tímabil', en: 'Period' },
  periodHint: { is: 'Til dæmis Árið 2025', en: 'For example Árið 2025' },
  distributedOn: { is: 'Úthlutað', en: 'Distributed' },
  distributedOnHint: {
    is: 'Sé reiturinn auður gildir dagurinn þegar úthlutuninni er lokið.',
    en: 'If empty, the day it is finished.',
  },
  periodEndsOn: { is: 'Lok tímabils', en: 'End of the period' },
  periodEndsOnHint: {
    is: 'Notkunardagur þeirra lína sem engan hafa. Sé reiturinn auður er dagurinn lesinn úr heiti tímabilsins.',
    en: 'The day of use for lines that have none. If empty, it is taken from the name of the period.',
  },
  exceptions: { is: 'Frávik', en: 'Exceptions' },
  exceptionsHint: {
    is: 'Hvað verður um línur sem stemma ekki við verkin, og hvers vegna leiðrétting má víkja frá því sem hún leiðréttir.',
    en: 'What to do with lines that do not match their works, and why a correction may differ from what it corrects.',
  },
  outside: { is: 'Réttindi sem eiga ekki í verkinu', en: 'Rights without a share in the work' },
  outsideRefused: { is: 'Hafna skránni', en: 'Refuse the file' },
  outsideKept: { is: 'Geyma línuna sem óráðstafaða greiðslu', en: 'Keep the line as unmatched usage' },
  reason: { is: 'Ástæða fráviks', en: 'Reason for the exception' },
  reasonHint: {
    is: 'Leyfir sömu skrá aftur, og leiðréttingu umfram það sem var greitt. Fer á skrá.',
    en: 'Allows the same file again, and a correction greater than the amount paid. The reason is recorded.',
  },
  corrects: { is: 'Leiðréttir úthlutun', en: 'Corrects distribution' },
  correctsHint: {
    is: 'Númer lokinnar úthlutunar. Aðeins leiðrétting má hafa neikvæðar upphæðir.',
    en: 'Number of a finished one. Only a correction may have negative amounts.',
  },
  needed: { is: 'Þetta þarf að fylla út.', en: 'This has to be filled in.' },
  dayWrong: { is: 'Þessi dagur er ekki til.', en: 'This date does not exist.' },
  wholeWrong: { is: 'Skrifaðu heila tölu.', en: 'Write a whole number.' },
  amountWrong: {
    is: 'Skrifaðu upphæð, til dæmis 1.250,50.',
    en: 'Write an amount, for example 1.250,50.',
  },
  file: { is: 'Skrá', en: 'File' },
  fileHint: {
    is: 'CSV eða DSR, mest 2 GB. UTF-8 er best; Latin-1 og UTF-16 ganga líka.',
    en: 'CSV or DSR, up to 2 GB. UTF-8 is best; Latin-1 and UTF-16 also work.',
  },
  chooseFile: { is: 'Veldu skrá eða dragðu hana hingað', en: 'Choose a file, or drop it here' },
  fileNeeded: { is: 'Veldu skrá.', en: 'Choose a file.' },
  fileEmpty: { is: 'Skráin er tóm.', en: 'The file is empty.' },
  fileTooLarge: {
    is: 'Skráin er stærri en 2 GB. Skiptu henni á fleiri úthlutanir.',
    en: 'The file is larger than 2 GB. Split it between distributions.',
  },
  controls: { is: 'Til samanburðar', en: 'For comparison' },
  controlsHint: {
    is: 'Séu tölurnar þekktar er skránni hafnað ef hún stemmir ekki við þær.',
    en: 'If you enter these, a file that does not match them is refused.',
  },
  lineCount: { is: 'Fjöldi lína', en: 'Number of lines' },
  total: { is: 'Samtals úthlutað, kr.', en: 'Distributed in all, ISK' },
  totalHint: { is: 'Línur af tegund 1 og 3', en: 'Lines of types 1 and 3' },
  dsr: { is: 'Streymisskýrsla (DSR)', en: 'Digital sales report (DSR)' },
  dsrHint: {
    is: 'Aðeins fyrir DSR-skrár: gengið sem upphæðum þeirra er snúið í krónur með.',
    en: 'For DSR files only: the rate by which their amounts are turned into krónur.',
  },
  currency: { is: 'Gjaldmiðill', en: 'Currency' },
  currencyHint: { is: 'Þrír stafir, til dæmis EUR', en: 'Three letters, for example EUR' },
  currencyWrong: { is: 'Gjaldmiðill er þrír bókstafir.', en: 'A currency has three letters.' },
  rate: { is: 'Gengi', en: 'Exchange rate' },
  rateHint: { is: 'Krónur fyrir eina einingu', en: 'Krónur for one unit' },
  rateOf: { is: '1 {currency} = {rate} kr.', en: '1 {currency} = {rate} kr.' },
  bothOrNeither: {
    is: 'Gjaldmiðill og gengi fylgjast að.',
    en: 'Currency and rate go together.',
  },
  royaltyText: { is: 'Texti á skilagrein', en: 'Text on the statement' },
  royaltyTextHint: {
    is: 'Prentast með úthlutuninni á skilagreinar félaga.',
    en: 'Printed with the distribution on the statements of members.',
  },
  inIcelandic: { is: 'Á íslensku', en: 'In Icelandic' },
  inEnglish: { is: 'Á ensku', en: 'In English' },
  cancel: { is: 'Hætta við', en: 'Cancel' },

  state: { is: 'Staða', en: 'State' },
  waitsForFile: { is: 'Bíður skrár', en: 'Waits for its file' },
  lines: { is: 'Línur', en: 'Lines' },
  linesRead: { is: 'Lesnar línur', en: 'Lines read' },
  amount: { is: 'Upphæð', en: 'Amount' },
  noAmount: { is: '–', en: '–' },

  otherFile: {
    is: 'Þetta er önnur skrá: tilkynnt var um skrá sem er {size}. Veldu hana, eða hættu við úthlutunina og tilkynntu hana með nýrri skrá.',
    en: 'This is a different file: the announced one is {size}. Choose that one, or cancel the distribution and announce it with the new file.',
  },

  readingTitle: { is: 'Innlestur', en: 'Import' },
  reading: { is: 'Les skrána', en: 'Reading the file' },
  proving: { is: 'Legg saman og stemmi af', en: 'Adding up and reconciling' },
  linesSoFar: {
    is: { one: '{lines} lína lesin', other: '{lines} línur lesnar' },
    en: { one: '{lines} line read', other: '{lines} lines read' },
  },
  readingWhat: {
    is: 'Skráin er lesin öll eða ekkert af henni. Óhætt er að fara af síðunni.',
    en: 'The file is imported in full or not at all. You can safely leave this page.',
  },

  isRefused: {
    is: {
      one: 'Skránni var hafnað: {problems} galli fannst.',
      other: 'Skránni var hafnað: {problems} gallar fundust.',
    },
    en: {
      one: 'The file was refused: {problems} problem was found.',
      other: 'The file was refused: {problems} problems were found.',
    },
  },
  isRefusedWhat: {
    is: 'Ekkert af henni var geymt. Lagaðu skrána og sendu hana aftur.',
    en: 'Nothing was saved. Correct the file and send it again.',
  },
  firstOnes: { is: 'Hér eru fyrstu {most}.', en: 'Showing the first {most}.' },
  problems: { is: 'Gallar á skránni', en: 'Problems in the file' },
  problemCount: {
    is: { one: '{count} galli', other: '{count} gallar' },
    en: { one: '{count} problem', other: '{count} problems' },
  },
  line: { is: 'Lína', en: 'Line' },
  lineNumber: { is: 'Lína {number}', en: 'Line {number}' },
  wholeFile: { is: 'Öll skráin', en: 'The whole file' },
  column: { is: 'Dálkur', en: 'Column' },
  problem: { is: 'Hvað er að', en: 'What is wrong' },

  isChecked: { is: 'Skráin stemmir upp á eyri.', en: 'The file balances to the last eyrir.' },
  isCheckedWhat: {
    is: 'Farðu yfir samtölurnar og óráðstöfuðu greiðslurnar áður en þú lýkur úthlutuninni.',
    en: 'Look over the sums and the unmatched lines before you finish the distribution.',
  },
  isCancelled: { is: 'Hætt var við úthlutunina.', en: 'The distribution was cancelled.' },
  isCancelledWhat: {
    is: 'Ekkert er eftir af skrá hennar. Tilkynna má úthlutunina aftur undir sama númeri.',
    en: 'Everything from its file has been deleted. You can announce it again under the same number.',
  },
  isBeingCleared: {
    is: 'Hætt var við úthlutunina. Verið er að hreinsa það sem hún skildi eftir.',
    en: 'The distribution was cancelled. What it left is being cleared.',
  },
  isBeingClearedWhat: {
    is: 'Ekkert af því sést lengur eða greiðist. Tilkynna má úthlutunina aftur undir sama númeri þegar þessu er lokið; síðan uppfærist þá.',
    en: 'Nothing of it is seen or paid any more. You can announce it again under the same number once this is done; the page is updated then.',
  },
  clearing: { is: 'Verið að hreinsa', en: 'Being cleared' },
  sums: { is: 'Samtölur', en: 'Control sums' },
  linesPaid: {
    is: { one: '{lines} lína', other: '{lines} línur' },
    en: { one: '{lines} line', other: '{lines} lines' },
  },
  toRights: {
    is: { one: 'til {rights} réttinda', other: 'til {rights} réttinda' },
    en: { one: 'to {rights} right', other: 'to {rights} rights' },
  },
  distributed: { is: 'Úthlutað', en: 'Distributed' },
  deducted: { is: 'Frádregið', en: 'Deducted' },
  allocated: { is: 'Greitt og ráðstafað', en: 'Paid and allocated' },
  held: { is: 'Geymt', en: 'Held' },
  unmatchedSum: {
    is: { one: 'Óráðstafaðar greiðslur, {lines} lína', other: 'Óráðstafaðar greiðslur, {lines} línur' },
    en: { one: 'Unmatched usage, {lines} line', other: 'Unmatched usage, {lines} lines' },
  },
  returnedSum: {
    is: 'Eftir í pottum (þjóðlög og gervigreind)',
    en: 'Left in the pots (public domain and AI)',
  },
  releasedSum: { is: 'Tekið af áður geymdu', en: 'Taken from amounts kept earlier' },
  sumsWhat: {
    is: 'Úthlutað að frádregnu er jafnt því sem er greitt, ráðstafað og geymt, fyrir hver réttindi um sig. Óráðstafaðar greiðslur koma þar til viðbótar.',
    en: 'For each right, the amount distributed less deductions equals the amount paid, allocated and held. Unmatched usage comes on top.',
  },
  unmatched: { is: 'Óráðstafaðar greiðslur', en: 'Unmatched usage' },
  unmatchedWhat: {
    is: 'Línur sem ekki var hægt að greiða neinum. Féð bíður þess að einhver sýni fram á að verkið sé sitt.',
    en: 'Lines that could not be paid to anyone. The money is held until somebody shows that the work is theirs.',
  },
  unmatchedCount: {
    is: { one: '{count} lína', other: '{count} línur' },
    en: { one: '{count} line', other: '{count} lines' },
  },
  noUnmatched: { is: 'Allar línur fengu viðtakanda.', en: 'Every line has a payee.' },
  untitled: { is: 'Án heitis', en: 'Untitled' },
  work: { is: 'Verk', en: 'Work' },
  performersOrAuthors: { is: 'Flytjandi eða höfundar', en: 'Performer or authors' },
  why: { is: 'Ástæða', en: 'Reason' },

  finish: { is: 'Ljúka úthlutun', en: 'Finish the distribution' },
  finishQuestion: { is: 'Ljúka úthlutuninni „{name}“?', en: 'Finish the distribution “{name}”?' },
  finishWhat: {
    is: {
      one: '{amount} fara til {rights} réttinda. Rétthafinn sér skilagreinina strax og fær tilkynningu. Úthlutunin breytist aldrei eftir það.',
      other:
        '{amount} fara til {rights} réttinda. Rétthafar sjá skilagreinar sínar strax og fá tilkynningu. Úthlutunin breytist aldrei eftir það.',
    },
    en: {
      one: '{amount} goes to {rights} right. The holder is notified and sees the statement at once. The distribution can’t be changed after that.',
      other:
        '{amount} goes to {rights} rights. The holders are notified and see their statements at once. The distribution can’t be changed after that.',
    },
  },
  finishedNow: { is: 'Úthlutuninni „{name}“ er lokið.', en: 'The distribution “{name}” is finished.' },
  isBeingFinished: { is: 'Verið er að ljúka úthlutuninni', en: 'The distribution is being finished' },
  isBeingFinishedMore: {
    is: 'Hún greiðir mörgum og það tekur nokkrar mínútur. Síðan uppfærist þegar því er lokið.',
    en: 'It pays many, which takes a few minutes. The page is updated when that is done.',
  },
  finishRefused: { is: 'Úthlutuninni var ekki lokið', en: 'The distribution was not finished' },
  cancelDistribution: { is: 'Hætta við úthlutun', en: 'Cancel the distribution' },
  cancelQuestion: { is: 'Hætta við úthlutunina „{name}“?', en: 'Cancel the distribution “{name}”?' },
  cancelWhat: {
    is: 'Öllu sem lesið hefur verið úr skrá hennar er eytt. Tilkynna má hana aftur undir sama númeri.',
    en: 'Everything read from its file is deleted. You can announce it again under the same number.',
  },
  keepIt: { is: 'Halda henni', en: 'Keep it' },
  cancelledNow: {
    is: 'Hætt var við úthlutunina „{name}“.',
    en: 'The distribution “{name}” was cancelled.',
  },
};

export const stateNames: Record<DistributionState, Text> = {
  importing: { is: 'Í innlestri', en: 'Being read' },
  refused: { is: 'Skrá hafnað', en: 'File refused' },
  checked: { is: 'Stemmd af', en: 'Reconciled' },
  finished: { is: 'Lokið', en: 'Finished' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
};

export const findingNames: Record<UnmatchedUsage['finding'], Text> = {
  none: { is: 'Verkið fannst ekki', en: 'No such work' },
  several: { is: 'Fleiri en eitt verk koma til greina', en: 'More than one work fits' },
  noRight: { is: 'Enginn rétthafi er nefndur', en: 'No right is named' },
  notGreen: { is: 'Ljós verksins er ekki grænt', en: 'The light of the work is not green' },
  noPayee: { is: 'Enginn tekur við', en: 'Nobody to pay' },
  unsure: { is: 'Aðeins kóði passar', en: 'Only a code fits' },
  disputed: { is: 'Ágreiningur er um hlutinn', en: 'The share is in dispute' },
  rightNotInWork: { is: 'Réttindin eiga ekki í verkinu', en: 'The right has no share in the work' },
  societyWithoutPayee: { is: 'Félag höfundar vantar', en: 'The author’s society is no payee' },
};
