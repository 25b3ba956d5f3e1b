import type { Refusals } from './refusal.ts';

/** What can be wrong with a file of a distribution. */
export const distributionFileRefusals = {
  'distribution.file.empty': {
    status: 422,
    is: 'Engar línur eru í skránni.',
    en: 'There are no lines in the file.',
  },
  'distribution.file.notText': {
    status: 422,
    is: 'Skráin er ekki texti. Vistaðu hana sem CSV með UTF-8, ekki sem töflureikniskjal.',
    en: 'The file is not text. Save it as CSV with UTF-8, not as a spreadsheet.',
  },
  'distribution.file.columnMissing': {
    status: 422,
    is: 'Dálkinn „{column}“ vantar. Fyrsta lína skrárinnar nefnir dálkana, með semíkommu, kommu eða dálkamerki á milli.',
    en: 'The column “{column}” is missing. The first line of the file names the columns, apart by semicolons, commas or tabs.',
  },
  'distribution.file.columnUnknown': {
    status: 422,
    is: 'Dálkurinn „{column}“ er ekki þekktur.',
    en: 'The column “{column}” is not known.',
  },
  'distribution.file.columnTwice': {
    status: 422,
    is: 'Dálkurinn „{column}“ er nefndur tvisvar.',
    en: 'The column “{column}” is named twice.',
  },
  'distribution.line.tooLong': {
    status: 422,
    is: 'Línan er lengri en lína getur verið. Ef til vill vantar línuskil.',
    en: 'The line is longer than a line can be. Line breaks may be missing.',
  },
  'distribution.line.encoding': {
    status: 422,
    is: 'Í línunni er stafur sem er ekki UTF-8, þótt skráin sé það annars. Vistaðu hana aftur sem UTF-8.',
    en: 'The line has a character that is not UTF-8, unlike the rest of the file. Save it as UTF-8 again.',
  },
  'distribution.line.fields': {
    status: 422,
    is: 'Fjöldi reita í línunni: {count}. Fjöldi dálka: {columns}.',
    en: 'Fields in the line: {count}. Columns: {columns}.',
  },
  'distribution.line.quote': {
    status: 422,
    is: 'Gæsalappir eru opnaðar en ekki lokað.',
    en: 'A quotation mark is opened and not closed.',
  },
  'distribution.line.missing': { status: 422, is: 'Reiturinn er tómur.', en: 'The field is empty.' },
  'distribution.line.long': {
    status: 422,
    is: 'Reiturinn er of langur: mest {most} stafir.',
    en: 'The field is too long: {most} characters at most.',
  },
  'distribution.line.number': {
    status: 422,
    is: '„{value}“ er ekki jákvæð heil tala.',
    en: '“{value}” is not a positive whole number.',
  },
  'distribution.line.twice': {
    status: 422,
    is: 'Línunúmerið {value} hefur komið áður eða er ekki í hækkandi röð.',
    en: 'Line number {value} is a duplicate or out of order.',
  },
  'distribution.line.type': {
    status: 422,
    is: '„{value}“ er ekki tegund hreyfingar. Þær eru 1 til 6.',
    en: '“{value}” is not a type of movement. They are 1 to 6.',
  },
  'distribution.line.amount': {
    status: 422,
    is: '„{value}“ er ekki upphæð. Skrifaðu tölustafi með mest tveimur aukastöfum og engum þúsundaskilum.',
    en: '“{value}” is not an amount. Write digits with at most two decimals and nothing between thousands.',
  },
  'distribution.line.negative': {
    status: 422,
    is: 'Upphæðin {value} er neikvæð. Það getur hún aðeins verið í leiðréttingu.',
    en: 'The amount {value} is negative. Only a correction can have negative amounts.',
  },
  'distribution.line.day': {
    status: 422,
    is: '„{value}“ er ekki dagur á forminu ÁÁÁÁ-MM-DD.',
    en: '“{value}” is not a day in the form YYYY-MM-DD.',
  },
  'distribution.line.dayOutside': {
    status: 422,
    is: 'Notkun {value} getur ekki verið greidd: dagurinn er á undan {first} eða ókominn.',
    en: 'Usage on {value} cannot be paid: the day is before {first}, or in the future.',
  },
  'distribution.line.rightNotInWork': {
    status: 422,
    is: 'Réttindin {right} eiga engan hlut í verkinu {work} á notkunardegi.',
    en: 'Right {right} has no share in work {work} on the day of use.',
  },
  'distribution.file.sameAs': {
    status: 422,
    is: 'Sama skrá er í úthlutun {number}. Gefðu upp ástæðu ef hún á að koma aftur.',
    en: 'The same file is in distribution {number}. Give a reason for using it again.',
  },
  'distribution.file.sameCorrection': {
    status: 422,
    is: 'Úthlutun {number} leiðréttir það sama, króna fyrir krónu. Gefðu upp ástæðu ef þetta er önnur leiðrétting.',
    en: 'Distribution {number} makes exactly the same correction. Give a reason if this is a separate one.',
  },
  'distribution.control.takenTooMuch': {
    status: 422,
    is: 'Af réttindum {right} eru teknar til baka {taken} kr. en úthlutunin greiddi þeim {paid} kr.',
    en: 'ISK {taken} is taken back from right {right}, but the distribution paid it ISK {paid}.',
  },
  'distribution.control.paysSender': {
    status: 422,
    is: 'Leiðréttingin greiðir þér eða tekur af þér, eða af einhverjum sem þú erfir. Annar stjórnandi þarf að senda hana inn.',
    en: 'The correction pays you or takes from you, or somebody whose heir you are. Another administrator has to send it.',
  },
  'distribution.control.paidElsewhereTaken': {
    status: 422,
    is: 'Leiðréttingar segja að {taken} kr. sem aðrir greiddu réttindunum {right} hafi ekki verið greiddar, en úthlutunin segir að aðrir hafi greitt þeim {was} kr.',
    en: 'Corrections say that ISK {taken} that others paid to right {right} was not paid, but the distribution says that others paid it ISK {was}.',
  },
  'distribution.control.deductionsTaken': {
    status: 422,
    is: 'Réttindin {right} fá {taken} kr. endurgreiddar af frádrætti en úthlutunin dró {was} kr. frá.',
    en: 'ISK {taken} of deductions is given back to right {right}, but the distribution deducted ISK {was}.',
  },
  'distribution.control.keptTaken': {
    status: 422,
    is: 'Lína {line} tekur til baka {taken} kr. af notkun sem enginn fær greitt fyrir, en af henni eru {kept} kr. geymdar.',
    en: 'Line {line} takes back ISK {taken} of usage that nobody is paid for, but ISK {kept} of it is kept.',
  },
  'distribution.control.heldOverdrawn': {
    status: 422,
    is: 'Af geymdu fé réttinda {right} eru greiddar {released} kr. en geymdar eru {held} kr.',
    en: 'ISK {released} is paid from funds held for right {right}, but only ISK {held} is held.',
  },
  'distribution.line.country': {
    status: 422,
    is: '„{value}“ er ekki land. Skrifaðu tveggja stafa kóða þess eða númer.',
    en: '“{value}” is not a country. Write its code of two letters or its number.',
  },
  'distribution.line.code': {
    status: 422,
    is: '„{value}“ er ekki gildur kóði.',
    en: '“{value}” is not a valid code.',
  },
  'distribution.line.right': {
    status: 422,
    is: 'Engin réttindi hafa númerið {value}.',
    en: 'No right has the number {value}.',
  },
  'distribution.line.rightMissing': {
    status: 422,
    is: 'Réttindin vantar. Frádráttur og greiðsla tilheyra alltaf einhverjum réttindum.',
    en: 'The right is missing. A deduction or payment always belongs to a right.',
  },
  'distribution.line.sign': {
    status: 422,
    is: 'Í reitnum er stafur sem getur ekki verið í texta.',
    en: 'The field contains an invalid character.',
  },
  'distribution.control.lines': {
    status: 422,
    is: 'Línufjöldi skrárinnar er {found} en átti að vera {expected}.',
    en: 'The file’s number of lines is {found} and should be {expected}.',
  },
  'distribution.control.amount': {
    status: 422,
    is: 'Línur skrárinnar eru samtals {found} kr. en áttu að vera {expected} kr.',
    en: 'The lines of the file add up to ISK {found} and should add up to ISK {expected}.',
  },
  'distribution.control.overdrawn': {
    status: 422,
    is: 'Af réttindum {right} eru dregnar {deducted} kr. en þeim er aðeins úthlutað {distributed} kr.',
    en: 'ISK {deducted} is deducted from right {right}, and only ISK {distributed} is distributed to it.',
  },
  'distribution.control.uneven': {
    status: 422,
    is: 'Réttindi {right} stemma ekki: úthlutað {distributed} kr. að frádregnum {deducted} kr. en ráðstafað {allocated} kr. og geymt {held} kr.',
    en: 'Right {right} does not balance: distributed ISK {distributed} less ISK {deducted}, but allocated ISK {allocated} and held ISK {held}.',
  },
} as const satisfies Refusals;
