import type { Refusals } from './refusal.ts';

/** What can be wrong with the IPI register, its files and the names chosen from it. */
export const ipiRefusals = {
  'ipi.noneFound': {
    status: 404,
    is: 'Ekkert nafn fannst í IPI-skránni',
    en: 'No names found in the IPI register',
  },
  'ipi.noChanges': { status: 404, is: 'Engar breytingar fundust', en: 'No changes found' },
  'ipi.noImports': { status: 404, is: 'Engin skrá hefur verið send', en: 'No files have been sent' },
  'ipi.noProblems': { status: 404, is: 'Ekkert er að skránni', en: 'Nothing is wrong with the file' },
  'ipi.partyNotFound': { status: 404, is: 'Aðilinn fannst ekki.', en: 'The party was not found.' },
  'ipi.nameNotFound': {
    status: 404,
    is: 'Nafnið er ekki í IPI-skránni.',
    en: 'The name is not in the IPI register.',
  },
  'ipi.searchEmpty': {
    status: 422,
    is: 'Sláðu inn nafn eða IPI-númer til að leita.',
    en: 'Type a name or an IPI number to search.',
  },
  'ipi.searchedTooOften': {
    status: 429,
    is: 'Of oft hefur verið leitað í IPI-skránni. Reyndu aftur síðar.',
    en: 'The IPI register was searched too often. Try again later.',
  },
  'ipi.notWriter': {
    status: 422,
    is: 'Númerið er ekki nafn höfundar í IPI-skránni. Hóp eða útgefanda er ekki hægt að velja.',
    en: 'The number is not the name of a writer in the IPI register. A group or a publisher cannot be chosen.',
  },
  'ipi.notMember': {
    status: 409,
    is: 'Enginn félagi er þekktur undir öðru nafni þessa aðila.',
    en: 'No member is known by another name of this party.',
  },
  'ipi.linkedAlready': {
    status: 409,
    is: 'Nafnið tilheyrir þegar höfundi nr. {authorId}. Sameinaðu höfundana ef það er sami maðurinn.',
    en: 'The name belongs to author no. {authorId} already. Merge the authors if they are the same person.',
  },
  'ipi.importNotFound': { status: 404, is: 'Innlesturinn fannst ekki.', en: 'The import was not found.' },
  'ipi.importTakesNoFile': {
    status: 409,
    is: 'Innlesturinn tekur ekki við skrá lengur.',
    en: 'The import takes no file any more.',
  },
  'ipi.partWrong': {
    status: 422,
    is: 'Hluti skrárinnar er ekki af þeirri stærð sem hann á að vera.',
    en: 'The part of the file does not have the size that it should have.',
  },
  'ipi.fileIncomplete': {
    status: 409,
    is: 'Skrána vantar að hluta: {received} bæti af {announced} hafa borist.',
    en: 'Part of the file is missing: {received} bytes of {announced} have arrived.',
  },
  'ipi.importNotChecked': {
    status: 409,
    is: 'Skráin hefur ekki verið lesin yfir, eða hefur þegar verið tekin inn.',
    en: 'The file has not been checked, or has been taken already.',
  },
  'ipi.importHasRefused': {
    status: 409,
    is: 'Línum var hafnað: {count}. Leiðréttu skrána eða taktu hana inn án þeirra.',
    en: 'Lines were refused: {count}. Correct the file, or take it without them.',
  },
  'ipi.importOutdated': {
    status: 409,
    is: 'Önnur skrá var tekin inn eftir að þessi var lesin yfir. Lestu hana yfir aftur.',
    en: 'Another file was taken after this one was checked. Check it again.',
  },
  'ipi.noSocieties': { status: 404, is: 'Engin félög fundust', en: 'No societies found' },
  'ipi.societyUnknown': {
    status: 422,
    is: 'Ekkert félag er með þetta númer í dag.',
    en: 'No society has this number today.',
  },
  'ipi.partyNameless': {
    status: 409,
    is: 'Aðilinn gengur ekki undir neinu nafni í IPI-skránni.',
    en: 'The party goes by no name in the IPI register.',
  },
  'ipi.daysWrong': {
    status: 422,
    is: 'Aðildin hefst fyrir árið 1800 eða lýkur áður en hún hefst.',
    en: 'The membership begins before 1800, or ends before it begins.',
  },
  'ipi.changesNothing': {
    status: 409,
    is: 'Þetta stendur þegar í IPI-skránni; engu þarf að breyta.',
    en: 'The IPI register says so already; there is nothing to change.',
  },
  'ipi.membershipNotFound': {
    status: 409,
    is: 'Aðildin stendur ekki í IPI-skránni.',
    en: 'The membership is not in the IPI register.',
  },
  'ipi.overlap': {
    status: 409,
    is: 'Aðilinn er á sama tíma í öðru félagi fyrir sama rétt og hlutverk: félagi nr. {society} frá {from}. Settu lokadag á þá aðild fyrst.',
    en: 'The party belongs to another society for the same right and role at the same time: society no. {society} from {from}. End that membership first.',
  },
  'ipi.ownParty': {
    status: 409,
    is: 'Þetta breytir aðild eða nafni sem greitt er eftir þér, einhverjum sem þú erfir, eða þeim sem færði það inn. Annar starfsmaður þarf að sjá um það.',
    en: 'This changes a membership or a name by which you are paid, or somebody whose heir you are, or who typed it. Somebody else of the staff has to do it.',
  },
  'ipi.typedOwn': {
    status: 409,
    is: 'Annar starfsmaður en sá sem færði aðildina inn staðfestir hana.',
    en: 'Somebody else than the one who typed the membership has to confirm it.',
  },
  'ipi.importOwn': {
    status: 409,
    is: 'Annar starfsmaður en sá sem sendi skrána tekur hana inn.',
    en: 'Somebody else than the one who sent the file has to take it.',
  },
  'ipi.file.empty': { status: 422, is: 'Engar línur eru í skránni.', en: 'There are no lines in the file.' },
  'ipi.file.notText': {
    status: 422,
    is: 'Skráin er ekki texti. Vistaðu hana sem CSV með UTF-8, ekki sem töflureikniskjal.',
    en: 'The file is not text. Save it as CSV with UTF-8, not as a spreadsheet.',
  },
  'ipi.file.columnMissing': {
    status: 422,
    is: 'Dálkinn „{column}“ vantar. Fyrsta lína skrárinnar nefnir dálkana, með semíkommu, kommu eða dálkamerki á milli.',
    en: 'The column “{column}” is missing. The first line of the file names the columns, separated by semicolons, commas or tabs.',
  },
  'ipi.file.columnUnknown': {
    status: 422,
    is: 'Dálkurinn „{column}“ er ekki þekktur.',
    en: 'The column “{column}” is not known.',
  },
  'ipi.line.encoding': {
    status: 422,
    is: 'Í línunni er stafur sem er ekki UTF-8, þótt skráin sé það annars. Vistaðu hana aftur sem UTF-8.',
    en: 'The line has a character that is not UTF-8, unlike the rest of the file. Save it as UTF-8 again.',
  },
  'ipi.line.form': {
    status: 422,
    is: 'Línan hefur ekki jafnmarga reiti og fyrsta línan nefnir, eða er of löng.',
    en: 'The line does not have as many fields as the first line names, or is too long.',
  },
  'ipi.line.sign': {
    status: 422,
    is: 'Í reitnum er stafur sem sést ekki.',
    en: 'The field has a character that cannot be seen.',
  },
  'ipi.line.missing': { status: 422, is: 'Reiturinn er tómur.', en: 'The field is empty.' },
  'ipi.line.long': {
    status: 422,
    is: 'Reiturinn er of langur: mest {most} stafir.',
    en: 'The field is too long: {most} characters at most.',
  },
  'ipi.line.nameNumber': {
    status: 422,
    is: '„{value}“ er ekki IPI-nafnnúmer: vartölurnar stemma ekki, eða tölustafir eru ekki ellefu.',
    en: '“{value}” is not an IPI name number: its check digits are wrong, or it does not have eleven digits.',
  },
  'ipi.line.baseNumber': {
    status: 422,
    is: '„{value}“ er ekki IPI-grunnnúmer: vartalan stemmir ekki, eða formið er annað en I-000000229-7.',
    en: '“{value}” is not an IPI base number: its check digit is wrong, or it does not read like I-000000229-7.',
  },
  'ipi.line.kind': {
    status: 422,
    is: '„{value}“ er ekki tegund nafns. Þær eru {known}.',
    en: '“{value}” is not a kind of name. They are {known}.',
  },
  'ipi.line.society': {
    status: 422,
    is: '„{value}“ er ekki númer félags.',
    en: '“{value}” is not the number of a society.',
  },
  'ipi.line.right': {
    status: 422,
    is: '„{value}“ er ekki réttur. Þeir eru {known}.',
    en: '“{value}” is not a right. They are {known}.',
  },
  'ipi.line.role': {
    status: 422,
    is: '„{value}“ er ekki hlutverk. Þau eru {known}.',
    en: '“{value}” is not a role. They are {known}.',
  },
  'ipi.line.day': {
    status: 422,
    is: '„{value}“ er ekki dagur. Skrifaðu hann eins og 2026-01-31.',
    en: '“{value}” is not a day. Write it like 2026-01-31.',
  },
  'ipi.line.order': {
    status: 422,
    is: 'Aðildinni lýkur áður en hún hefst.',
    en: 'The membership ends before it begins.',
  },
  'ipi.line.nameDiffers': {
    status: 422,
    is: 'Númerið {value} er framar í skránni með öðru nafni, annarri tegund eða öðru grunnnúmeri.',
    en: 'Number {value} stands earlier in the file with another name, kind or base number.',
  },
  'ipi.line.membershipDiffers': {
    status: 422,
    is: 'Sama aðild er framar í skránni með öðrum lokadegi.',
    en: 'The same membership stands earlier in the file with another last day.',
  },
  'ipi.line.overlap': {
    status: 422,
    is: 'Aðilinn er á sama tíma í öðru félagi fyrir sama rétt og hlutverk: félagi nr. {society} frá {from}.',
    en: 'The party belongs to another society for the same right and role at the same time: society no. {society} from {from}.',
  },
} as const satisfies Refusals;
