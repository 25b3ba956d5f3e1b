import type { Refusals } from './refusal.ts';

/** What can be wrong with the files of a society that is brought in. */
export const societyFileRefusals = {
  'society.noImports': {
    status: 404,
    is: 'Engin gögn hafa verið send úr öðru kerfi',
    en: 'No data from another system has been sent',
  },
  'society.noProblems': { status: 404, is: 'Ekkert er að skránum', en: 'Nothing is wrong with the files' },
  'society.noDifferences': {
    status: 404,
    is: 'Enginn samanburður er til',
    en: 'There is nothing to compare',
  },
  'society.importNotFound': {
    status: 404,
    is: 'Gagnaflutningurinn fannst ekki.',
    en: 'The migration was not found.',
  },
  'society.notTaken': { status: 409, is: 'Gögnin eru ekki komin inn.', en: 'The data has not been taken.' },
  'society.notChecked': {
    status: 409,
    is: 'Skrárnar hafa ekki verið lesnar yfir, eða hafa þegar verið teknar inn.',
    en: 'The files have not been checked, or have been taken already.',
  },
  'society.takesNoFile': {
    status: 409,
    is: 'Gagnaflutningurinn tekur ekki við skrám lengur.',
    en: 'The migration takes no files any more.',
  },
  'society.partWrong': {
    status: 422,
    is: 'Hluti skrárinnar er tómur eða of stór.',
    en: 'The part of the file is empty or too large.',
  },
  'society.filesIncomplete': {
    status: 409,
    is: 'Engin skrá hefur borist, eða hluta einhverrar vantar.',
    en: 'No file has arrived, or a part of one is missing.',
  },
  'society.outdated': {
    status: 409,
    is: 'Önnur gögn voru tekin inn eftir að þessi voru lesin yfir. Sendu þau aftur.',
    en: 'Other data was taken after this was checked. Send it again.',
  },
  'society.ownRights': {
    status: 403,
    is: 'Gögnin færa þér, eða þeim sem sendi þau, rétt, hlut eða greiðslu, eða setja kennitölu, netfang eða bankareikning annars ykkar á aðra persónu. Aðrir tveir þurfa að senda þau og taka.',
    en: 'The data give you, or whoever sent them, a right, a share or money, or put a national ID, an e-mail address or a bank account of one of you on another person. Two others have to send and take them.',
  },
  'society.changedSince': {
    status: 409,
    is: 'Eitthvað sem gögnin breyta breyttist hér eftir að þau voru lesin yfir. Sendu þau aftur.',
    en: 'Something that this data changes was changed here after it was checked. Send it again.',
  },
  'society.hasRefused': {
    status: 409,
    is: 'Línum var hafnað: {count}. Leiðréttu skrárnar eða taktu þær inn án þeirra.',
    en: 'Lines were refused: {count}. Correct the files, or take them without those lines.',
  },
  'society.own': {
    status: 409,
    is: 'Annar stjórnandi en sá sem sendi gögnin tekur þau inn.',
    en: 'Another administrator than the one who sent the data has to take it.',
  },
  'society.beingTaken': {
    status: 409,
    is: 'Verið er að taka inn önnur gögn. Bíddu þar til því er lokið.',
    en: 'Other data is being taken. Wait until that is done.',
  },
  'society.file.unknown': {
    status: 422,
    is: 'Skráin er ekki ein þeirra sem eru lesnar: {known}.',
    en: 'The file is none of those that are read: {known}.',
  },
  'society.file.twice': {
    status: 422,
    is: 'Þessi gögn koma líka í annarri skrá. Sendu aðra þeirra.',
    en: 'These data come in another file too. Send one of the two.',
  },
  'society.file.workbook': {
    status: 422,
    is: 'Ekki er hægt að lesa vinnubókina. Vistaðu hana aftur úr töflureikninum.',
    en: 'The workbook cannot be read. Save it from the spreadsheet again.',
  },
  'society.file.empty': {
    status: 422,
    is: 'Engar línur eru í skránni.',
    en: 'There are no lines in the file.',
  },
  'society.file.notText': {
    status: 422,
    is: 'Skráin er ekki texti. Vistaðu hana sem CSV með UTF-8.',
    en: 'The file is not text. Save it as CSV with UTF-8.',
  },
  'society.file.columnMissing': {
    status: 422,
    is: 'Dálkinn „{column}“ vantar. Fyrsta lína skrárinnar nefnir dálkana.',
    en: 'The column “{column}” is missing. The first line of the file names the columns.',
  },
  'society.file.columnUnknown': {
    status: 422,
    is: 'Dálkurinn „{column}“ er ekki þekktur.',
    en: 'The column “{column}” is not known.',
  },
  'society.file.columnTwice': {
    status: 422,
    is: 'Dálkurinn „{column}“ er tvisvar í fyrstu línunni.',
    en: 'The column “{column}” stands twice in the first line.',
  },
  'society.line.encoding': {
    status: 422,
    is: 'Í línunni er stafur sem er ekki UTF-8, þótt skráin sé það annars. Vistaðu hana aftur sem UTF-8.',
    en: 'The line has a character that is not UTF-8, unlike the rest of the file. Save it as UTF-8 again.',
  },
  'society.line.form': {
    status: 422,
    is: 'Línan hefur ekki jafnmarga reiti og fyrsta línan nefnir, eða er of löng.',
    en: 'The line does not have as many fields as the first line names, or is too long.',
  },
  'society.line.sign': {
    status: 422,
    is: 'Í reitnum er stafur sem sést ekki.',
    en: 'The field has a character that cannot be seen.',
  },
  'society.line.missing': { status: 422, is: 'Reiturinn er tómur.', en: 'The field is empty.' },
  'society.line.long': {
    status: 422,
    is: 'Reiturinn er of langur: mest {most} stafir.',
    en: 'The field is too long: {most} characters at most.',
  },
  'society.line.day': {
    status: 422,
    is: '„{value}“ er ekki dagur. Skrifaðu hann eins og 2026-01-31.',
    en: '“{value}” is not a day. Write it like 2026-01-31.',
  },
  'society.line.yesNo': {
    status: 422,
    is: '„{value}“ er hvorki yes né no.',
    en: '“{value}” is neither yes nor no.',
  },
  'society.line.share': {
    status: 422,
    is: '„{value}“ er ekki hlutur yfir 0 og mest 100, með tveimur aukastöfum í mesta lagi.',
    en: '“{value}” is not a share above 0 and of at most 100, with two decimals at most.',
  },
  'society.line.amount': {
    status: 422,
    is: '„{value}“ er ekki upphæð í krónum með tveimur aukastöfum í mesta lagi og engu á milli þúsunda.',
    en: '“{value}” is not a sum in krónur with two decimals at most and nothing between thousands.',
  },
  'society.line.kennitala': {
    status: 422,
    is: '„{value}“ er ekki kennitala: tíu tölustafir.',
    en: '“{value}” is not a kennitala: ten digits.',
  },
  'society.line.emails': {
    status: 422,
    is: '„{value}“ er ekki netfang.',
    en: '“{value}” is not an e-mail address.',
  },
  'society.line.ipi': {
    status: 422,
    is: '„{value}“ er ekki IPI-nafnnúmer: vartölurnar stemma ekki, eða tölustafir eru ekki ellefu.',
    en: '“{value}” is not an IPI name number: its check digits are wrong, or it does not have eleven digits.',
  },
  'society.line.bankAccount': {
    status: 422,
    is: '„{value}“ er ekki bankareikningur eins og 0133-26-000123.',
    en: '“{value}” is not a bank account like 0133-26-000123.',
  },
  'society.line.duration': {
    status: 422,
    is: '„{value}“ er ekki lengd eins og 3:45.',
    en: '“{value}” is not a length like 3:45.',
  },
  'society.line.isrc': {
    status: 422,
    is: '„{value}“ er ekki rétt ISRC-númer.',
    en: '“{value}” is not a valid ISRC.',
  },
  'society.line.workCode': {
    status: 422,
    is: '„{value}“ er ekki rétt ISWC- eða ISRC-númer.',
    en: '“{value}” is not a valid ISWC or ISRC.',
  },
  'society.line.whole': {
    status: 422,
    is: '„{value}“ er ekki heil tala frá {least} til {most}.',
    en: '“{value}” is not a whole number from {least} to {most}.',
  },
  'society.line.own': {
    status: 422,
    is: '„{value}“ er ekki númer: mest 40 stafir, án bila.',
    en: '“{value}” is not a number: 40 characters at most, without spaces.',
  },
  'society.line.word': {
    status: 422,
    is: '„{value}“ er ekki eitt af þessu: {known}.',
    en: '“{value}” is none of these: {known}.',
  },
  'society.line.notOnFile': {
    status: 422,
    is: '„{value}“ er ekki á skrá hér.',
    en: '“{value}” is not on file here.',
  },
  'society.line.twice': {
    status: 422,
    is: 'Númerið {value} er framar í skránni, í línu {line}.',
    en: 'Number {value} stands earlier in the file, in line {line}.',
  },
  'society.line.reference': {
    status: 422,
    is: '{value} er hvorki í skránni {file} né hefur það verið tekið inn áður, eða því var hafnað þar.',
    en: '{value} is neither in the file {file} nor taken before, or it was refused there.',
  },
  'society.line.partRefused': {
    status: 422,
    is: 'Línu {line} í skránni {file} var hafnað, og {value} er ekki tekið inn án hennar.',
    en: 'Line {line} of the file {file} was refused, and {value} is not taken without it.',
  },
  'society.line.takenByOther': {
    status: 422,
    is: '{value} er þegar skráð hér á annan: nr. {number}.',
    en: '{value} is on file here already as somebody else’s: no. {number}.',
  },
  'society.line.otherPerson': {
    status: 422,
    is: 'Aðgangurinn hefur aðra kennitölu en persóna nr. {value}.',
    en: 'The login has another national ID than person no. {value}.',
  },
  'society.line.order': {
    status: 422,
    is: 'Lokadagurinn er á undan upphafsdeginum.',
    en: 'The last day is before the first.',
  },
  'society.line.future': {
    status: 422,
    is: 'Dagurinn er ekki kominn.',
    en: 'The day has not come yet.',
  },
  'society.line.shares': {
    status: 422,
    is: 'Hlutir höfunda verksins {value} eru samtals {sum}, ekki 100.',
    en: 'The shares of the authors of work {value} add up to {sum}, not 100.',
  },
  'society.line.rightShares': {
    status: 422,
    is: 'Réttindi höfundarins {value} eru samtals {sum}, meira en 100.',
    en: 'The rights of author {value} add up to {sum}, more than 100.',
  },
  'society.line.noAuthors': {
    status: 422,
    is: 'Verkið {value} hefur engan höfund í skránni work_authors.',
    en: 'Work {value} has no author in the file work_authors.',
  },
  'society.line.contractAuthor': {
    status: 422,
    is: 'Samningurinn {value} er ekki við þennan höfund.',
    en: 'Contract {value} is not with this author.',
  },
  'society.line.uneven': {
    status: 422,
    is: 'Réttur {value}: úthlutað {distributed}, dregið frá {deducted}, greitt {paid}. Það stemmir ekki.',
    en: 'Right {value}: distributed {distributed}, deducted {deducted}, paid {paid}. That does not add up.',
  },
  'society.line.workMissing': {
    status: 422,
    is: 'Línu af tegund 1 eða 3 vantar verk.',
    en: 'A line of type 1 or 3 needs a work.',
  },
  'society.line.negative': {
    status: 422,
    is: 'Réttur {value} fær minna en ekkert: {sum}. Úthlutun sem tekur til baka er í skránni distribution_corrections, með þeirri sem hún leiðréttir.',
    en: 'Right {value} comes out below zero: {sum}. A distribution that takes back is in the file distribution_corrections, with the one that it corrects.',
  },
  'society.line.finished': {
    status: 422,
    is: 'Úthlutunin {value} var tekin inn áður og breytist ekki. Hér segir skráin annað.',
    en: 'Distribution {value} was taken before and never changes. The file now says something else.',
  },
  'society.line.changedHere': {
    status: 422,
    is: '{value} var breytt hér eftir að það var tekið inn, og því er ekki skrifað yfir það.',
    en: '{value} was changed here after it was taken, so it is not written over.',
  },
  'society.line.moved': {
    status: 422,
    is: 'Nr. {value} er skráð á annað hér, og skrár færa ekkert á milli. Breyttu því í þjónustugáttinni.',
    en: 'Number {value} belongs elsewhere here, and files move nothing. Change it in the portal.',
  },
  'society.line.stays': {
    status: 422,
    is: 'Hér er annað á skrá um nr. {value}. Það stendur, því að skrár breyta því ekki; annað í línunni er tekið inn.',
    en: 'Something else is on file here of number {value}. It stays, as files do not change it; the rest of the line is taken.',
  },
} as const satisfies Refusals;
