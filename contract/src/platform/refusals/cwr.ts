import type { Refusals } from './refusal.ts';

/** What can be wrong with a file of CWR, with who sends it, and with how it is decided on. */
export const cwrRefusals = {
  'cwr.noFiles': { status: 404, is: 'Engin CWR-skrá hefur verið send', en: 'No CWR files have been sent' },
  'cwr.noTransactions': { status: 404, is: 'Engin verk fundust í skránni', en: 'No works found in the file' },
  'cwr.noAnswers': { status: 404, is: 'Ekkert svar er komið', en: 'No answers yet' },
  'cwr.noQuestions': { status: 404, is: 'Engar spurningar bíða', en: 'No questions are waiting' },
  'cwr.fileNotFound': { status: 404, is: 'Skráin fannst ekki.', en: 'The file was not found.' },
  'cwr.answerNotFound': { status: 404, is: 'Svarið fannst ekki.', en: 'The answer was not found.' },
  'cwr.questionNotFound': { status: 404, is: 'Spurningin fannst ekki.', en: 'The question was not found.' },
  'cwr.fileName': {
    status: 422,
    is: 'Nafn skrárinnar á að vera eins og CW260001ABC_077.V22.',
    en: 'The file must have a name like CW260001ABC_077.V22.',
  },
  'cwr.otherReceiver': {
    status: 422,
    is: 'Samkvæmt nafni sínu er skráin ætluð öðru félagi.',
    en: 'By its name, the file is meant for another society.',
  },
  'cwr.empty': { status: 422, is: 'Skráin er tóm.', en: 'The file is empty.' },
  'cwr.tooLarge': {
    status: 413,
    is: 'Skráin er of stór. Hún má vera mest {megabytes} MB. Þjappaðu henni eða skiptu henni.',
    en: 'The file is too large. It may have {megabytes} MB at most. Zip it or split it.',
  },
  'cwr.tooManyTransactions': {
    status: 422,
    is: 'Í skránni eru fleiri en {most} færslur. Skiptu henni í fleiri skrár.',
    en: 'The file has more than {most} transactions. Split it into several files.',
  },
  'cwr.zipUnreadable': {
    status: 422,
    is: 'Þjappaða skráin verður ekki lesin. Í henni á að vera ein CWR-skrá án lykilorðs.',
    en: 'The zip file cannot be read. It must hold one CWR file without a password.',
  },
  'cwr.noHeader': {
    status: 422,
    is: 'Fyrsta lína skrárinnar á að segja hver sendir hana (HDR).',
    en: 'The first line of the file must say who sends it (HDR).',
  },
  'cwr.notYourSender': {
    status: 403,
    is: 'IPI-númer sendanda í skránni er ekki þitt: {ipi}.',
    en: 'The IPI number of the sender in the file is not yours: {ipi}.',
  },
  'cwr.senderUnknown': {
    status: 422,
    is: 'Enginn rétthafi hefur IPI-númer sendanda: {ipi}.',
    en: 'No rights holder has the IPI number of the sender: {ipi}.',
  },
  'cwr.mayNotRegister': {
    status: 403,
    is: 'Sá sem sendi skrána má ekki lengur skrá verk fyrir sendanda hennar, eða aðgangi sendandans var læst eða lokað.',
    en: 'Whoever sent the file may no longer register works for its sender, or the sender’s login was locked or closed.',
  },
  'cwr.codeTaken': {
    status: 409,
    is: 'Kóðinn {code} í nafni skrárinnar tilheyrir öðrum sendanda.',
    en: 'The code {code} in the name of the file belongs to another sender.',
  },
  'cwr.nameTaken': {
    status: 409,
    is: 'Skrá með nafninu {fileName} hefur þegar verið send. Gefðu þessari nýtt númer.',
    en: 'A file named {fileName} was sent before. Give this one a new number.',
  },
  'cwr.tooManyWaiting': {
    status: 409,
    is: 'Of margar eða of stórar ósendar skrár bíða. Sendu þær eða hættu við þær áður en þú velur fleiri.',
    en: 'Too many files, or too large ones, have not been sent. Send or cancel them before you choose more.',
  },
  'cwr.notChecked': {
    status: 409,
    is: 'Skráin hefur ekki verið lesin yfir, eða er ekki hægt að senda.',
    en: 'The file has not been checked, or cannot be sent.',
  },
  'cwr.sentBefore': {
    status: 409,
    is: 'Skráin hefur þegar verið send.',
    en: 'The file has already been sent.',
  },
  'cwr.isDecided': {
    status: 409,
    is: 'Spurningunni hefur þegar verið svarað.',
    en: 'The question has already been answered.',
  },
  'cwr.whichWork': {
    status: 422,
    is: 'Segðu hvaða verk þetta er.',
    en: 'Say which work it is.',
  },
  'cwr.remarkMissing': {
    status: 422,
    is: 'Skrifaðu ástæðuna. Sendandinn les hana.',
    en: 'Write the reason. The sender reads it.',
  },
  'cwr.numberElsewhere': {
    status: 409,
    is: 'Númer sendanda tilheyrir öðru verki.',
    en: 'The number of the sender belongs to another work.',
  },
  'cwr.noPublishers': {
    status: 409,
    is: 'Ekki er hægt að taka forlögin úr skránni: þau fylgja ekki einum samningi í gildi eða eru þegar á verkinu.',
    en: 'The publishers of the file cannot be taken: they do not follow one agreement in force, or are on the work already.',
  },
  'cwr.sharesOfContract': {
    status: 409,
    is: 'Samkvæmt samningi á forlagið {givenHundredths} af flutningsrétti verksins, af hlut höfundarins {name}; í skránni stendur {saidHundredths}.',
    en: 'By the agreement the publisher has {givenHundredths} of the performing right in the work, from the share of the writer {name}; the file says {saidHundredths}.',
  },
  'cwr.cannotRegister': {
    status: 409,
    is: 'Ekki er hægt að skrá þetta verk. Hafnaðu því eða segðu hvaða verk það er.',
    en: 'This work cannot be registered. Refuse it, or say which work it is.',
  },
} as const satisfies Refusals;
