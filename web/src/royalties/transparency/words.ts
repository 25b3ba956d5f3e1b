import type { ReportSectionName } from '@omur/contract/platform/fields/transparency';
import type { Text } from '../../platform/i18n/text.ts';
import { messages as entryWords } from '../ledger/messages.ts';
import { deductionWords, ledgerWords, payerWords } from '../money/words.ts';

/** What each text is about, as the annex asks for it. */
export const sectionWords: Readonly<Record<ReportSectionName, { title: Text; hint: Text }>> = {
  activities: {
    title: { is: 'Starfsemi ársins', en: 'Activities of the year' },
    hint: {
      is: 'Skýrsla um starfsemi félagsins á árinu.',
      en: 'A report on the activities of the society in the year.',
    },
  },
  governance: {
    title: { is: 'Skipulag og stjórnarhættir', en: 'Legal structure and governance' },
    hint: {
      is: 'Félagsform, stjórn, aðalfundur og eftirlit.',
      en: 'Legal form, board, general assembly and supervision.',
    },
  },
  entities: {
    title: { is: 'Félög í eigu eða undir stjórn félagsins', en: 'Entities owned or controlled' },
    hint: {
      is: 'Að hluta eða öllu leyti, beint eða óbeint.',
      en: 'Wholly or in part, directly or indirectly.',
    },
  },
  remuneration: {
    title: { is: 'Greiðslur til stjórnar og stjórnenda', en: 'Remuneration of directors and managers' },
    hint: {
      is: 'Samanlögð laun fyrra árs og önnur hlunnindi.',
      en: 'The total paid in the previous year, and other benefits.',
    },
  },
  refusals: {
    title: { is: 'Synjanir um leyfi', en: 'Refusals to grant a licence' },
    hint: { is: 'Hve oft leyfi var synjað og hvers vegna.', en: 'How often a licence was refused, and why.' },
  },
  accounts: {
    title: { is: 'Ársreikningur', en: 'Financial statements' },
    hint: {
      is: 'Efnahags- og rekstrarreikningur félagsins og sjóðstreymi, eða hvar þau er að finna.',
      en: 'Balance sheet, income and expenditure account and cash flow of the society, or where they are.',
    },
  },
  investments: {
    title: { is: 'Ávöxtun réttindatekna', en: 'Income from investing rights revenue' },
    hint: { is: 'Hver hún var og hvað varð af henni.', en: 'How much it was, and what became of it.' },
  },
  costs: {
    title: { is: 'Rekstrar- og fjármagnskostnaður', en: 'Operating and financial costs' },
    hint: {
      is: 'Kostnaður eftir flokkum réttinda, hvernig óbeinum kostnaði er skipt og með hverju hann er greiddur.',
      en: 'Costs by category of rights, how indirect costs are allocated, and what covers them.',
    },
  },
  frequency: {
    title: { is: 'Tíðni greiðslna', en: 'Frequency of payments' },
    hint: { is: 'Eftir flokkum og tegund notkunar.', en: 'By category and type of use.' },
  },
  delays: {
    title: { is: 'Ástæður tafa', en: 'Reasons for delays' },
    hint: {
      is: 'Hvers vegna ekki var úthlutað innan níu mánaða frá lokum ársins sem féð kom inn.',
      en: 'Why money was not distributed within nine months of the end of the year in which it came.',
    },
  },
  nonDistributable: {
    title: { is: 'Ráðstöfun fjár sem ekki er hægt að úthluta', en: 'Use of non-distributable amounts' },
    hint: { is: 'Í hvað féð fór.', en: 'What the money went to.' },
  },
  societies: {
    title: { is: 'Samskipti við önnur félög', en: 'Relations with other societies' },
    hint: {
      is: 'Umsýsluþóknun af fé annarra félaga, og fé frá þeim sem var greitt beint til rétthafa.',
      en: 'Fees on what is due to other societies, and what came from them and was paid to right holders directly.',
    },
  },
  funds: {
    title: { is: 'Not af félags- og menningarsjóðum', en: 'Use of social and cultural funds' },
    hint: {
      is: 'Í hvað sjóðirnir fóru, eftir tilgangi, og hvað kostaði að reka þá.',
      en: 'What the funds were used for, by purpose, and what it cost to run them.',
    },
  },
  audit: {
    title: { is: 'Áritun endurskoðanda', en: 'Auditor’s report' },
    hint: { is: 'Í heild, með fyrirvörum ef einhverjir eru.', en: 'In full, with any qualification.' },
  },
};

export const useWords: Readonly<Record<string, Text>> = {
  ...payerWords,
  imported: ledgerWords.imported,
  opening: ledgerWords.opening,
};
export const accountWords: Readonly<Record<string, Text>> = ledgerWords;
export const purposeWords: Readonly<Record<string, Text>> = {
  ...deductionWords,
  fileDeductions: ledgerWords.fileDeductions,
};
export const occasionWords: Readonly<Record<string, Text>> = entryWords;

export const reasonWords: Readonly<Record<string, Text>> = {
  nextRun: { is: 'Greiðist í næstu keyrslu', en: 'Due with the next pay run' },
  belowLeast: { is: 'Undir lágmarksgreiðslu', en: 'Below the minimum payment' },
  noAccount: { is: 'Enginn bankareikningur', en: 'No bank account' },
  deceased: { is: 'Rétthafi látinn, erfingjar óþekktir', en: 'Right holder deceased, heirs not known' },
  dispute: { is: 'Ágreiningur', en: 'Dispute' },
  asked: { is: 'Að ósk rétthafa', en: 'At the right holder’s request' },
  other: { is: 'Stöðvað af öðrum ástæðum', en: 'On hold for other reasons' },
  owed: { is: 'Ofgreitt, dregst af síðari úthlutunum', en: 'Overpaid, taken of later distributions' },
};

export const paidWords: Readonly<Record<string, Text>> = {
  byRun: { is: 'Í greiðslukeyrslum', en: 'By pay runs' },
  elsewhere: { is: 'Af öðru kerfi', en: 'By another system' },
};
