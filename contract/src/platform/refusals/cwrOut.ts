import type { Refusals } from './refusal.ts';

export const cwrOutRefusals = {
  'cwrOut.noReceivers': { status: 404, is: 'Engir viðtakendur fundust.', en: 'No receivers found.' },
  'cwrOut.noFiles': { status: 404, is: 'Engar skrár fundust.', en: 'No files found.' },
  'cwrOut.noRefusedWorks': { status: 404, is: 'Engu verki er haldið eftir.', en: 'No works are held back.' },
  'cwrOut.noCases': { status: 404, is: 'Engin mál fundust.', en: 'No cases found.' },
  'cwrOut.noAnswerFiles': { status: 404, is: 'Engar svarskrár fundust.', en: 'No answer files found.' },
  'cwrOut.receiverNotFound': {
    status: 404,
    is: 'Viðtakandinn fannst ekki.',
    en: 'The receiver was not found.',
  },
  'cwrOut.noSocieties': { status: 404, is: 'Ekkert félag fannst.', en: 'No societies found.' },
  'cwrOut.societyUnknown': {
    status: 422,
    is: 'Ekkert félag hefur þetta númer í félagaskránni.',
    en: 'No society has this number in the table of societies.',
  },
  'cwrOut.ownSociety': {
    status: 422,
    is: 'Félagið sendir ekki sjálfu sér skrár.',
    en: 'The society does not send files to itself.',
  },
  'cwrOut.receiverTaken': {
    status: 409,
    is: 'Félagið er þegar viðtakandi.',
    en: 'The society is a receiver already.',
  },
  'cwrOut.receiverClosed': {
    status: 409,
    is: 'Viðtakandanum hefur verið lokað og hann fær engar nýjar skrár.',
    en: 'The receiver is closed and gets no new files.',
  },
  'cwrOut.fileNotFound': { status: 404, is: 'Skráin fannst ekki.', en: 'The file was not found.' },
  'cwrOut.contentGone': {
    status: 410,
    is: 'Skráin er ekki lengur geymd. CWR-skrár eru geymdar í sjö ár.',
    en: 'The file is no longer kept. CWR files are kept for seven years.',
  },
  'cwrOut.caseNotFound': {
    status: 404,
    is: 'Málið fannst ekki eða því hefur verið lokið.',
    en: 'The case was not found, or it has been closed.',
  },
  'cwrOut.nothingToSend': {
    status: 409,
    is: 'Ekkert verk er tilbúið til að fara í skrá.',
    en: 'No work is ready to go into a file.',
  },
  'cwrOut.noIpi': {
    status: 409,
    is: 'CWR-skrá þarf IPI-nafnanúmer sendanda. Félagið skráir það.',
    en: 'A CWR file needs the sender’s IPI name number. The society records it.',
  },
  'cwrOut.mayNotTake': {
    status: 422,
    is: 'Aðeins er hægt að taka upp ISWC-númer eða IPI-númer höfundar úr svari.',
    en: 'Only an ISWC or a writer’s IPI name number can be taken from an answer.',
  },
  'cwrOut.iswcElsewhere': {
    status: 409,
    is: 'Annað verk hjá félaginu hefur þetta ISWC-númer.',
    en: 'Another work of the society has this ISWC.',
  },
  'cwrOut.ipiElsewhere': {
    status: 409,
    is: 'Annar höfundur eða útgefandi hefur þetta IPI-númer.',
    en: 'Another author or publisher has this IPI name number.',
  },
  'cwrOut.ipiNotWriter': {
    status: 409,
    is: 'Númerið er ekki á nafni höfundar í IPI-skránni.',
    en: 'The number is not a writer’s in the IPI register.',
  },
  'cwrOut.ipiOfAnother': {
    status: 409,
    is: 'Númerið er á nafni annars manns í IPI-skránni.',
    en: 'The number is under another person’s name in the IPI register.',
  },
  'cwrOut.ipiChanged': {
    status: 409,
    is: 'IPI-númeri höfundarins hefur verið breytt, eða hann er ekki lengur á verkinu.',
    en: 'The writer’s IPI name number has changed, or the writer is no longer on the work.',
  },
  'cwrOut.ownAnswer': {
    status: 403,
    is: 'Þú last svarskrána inn. Annar starfsmaður þarf að taka upp IPI-númer úr henni.',
    en: 'You took this file of answers in. Another staff member has to take an IPI name number from it.',
  },
  'cwrOut.answerUnreadable': {
    status: 422,
    is: 'Skráin er ekki CWR-skrá með svörum.',
    en: 'This is not a CWR file of answers.',
  },
  'cwrOut.answerOfNobody': {
    status: 422,
    is: 'Sendandi skrárinnar er enginn viðtakenda félagsins.',
    en: 'The sender of the file is none of the society’s receivers.',
  },
} as const satisfies Refusals;
