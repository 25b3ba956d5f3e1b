import type { Refusals } from './refusal.ts';

/** What can be wrong with the earlier terms of contracts, and with corrections, of a society that is brought in. */
export const societyTermRefusals = {
  'society.line.termOutside': {
    status: 422,
    is: 'Eldri skilmálar eru á liðnum dögum og á gildistíma samningsins {value}.',
    en: 'Earlier terms are of days that are over, and on which contract {value} holds.',
  },
  'society.line.termTwice': {
    status: 422,
    is: 'Skilmálar samningsins {value} skarast: aðrir gilda sama dag, í línu {line}.',
    en: 'Terms of contract {value} overlap: line {line} has others of the same day.',
  },
  'society.line.termsLost': {
    status: 422,
    is: 'Samningurinn {value} á eldri skilmála hér og þeir hyrfu. Sendu skrána contract_terms líka, með fyrstu línunni einni ef þeir eiga engir að vera.',
    en: 'Contract {value} has earlier terms here, and they would be lost. Send the file contract_terms too, with its first line alone if there shall be none.',
  },
  'society.line.termsPaid': {
    status: 422,
    is: 'Úthlutun hér hefur greitt eftir samningnum {value}. Eldri skilmálar hans breytast ekki úr þessu.',
    en: 'A distribution here has paid by contract {value}. Its earlier terms do not change any more.',
  },
  'society.line.correctsCorrection': {
    status: 422,
    is: 'Úthlutunin {value} er sjálf leiðrétting. Nefndu þá sem báðar leiðrétta.',
    en: 'Distribution {value} is a correction itself. Name the one that both correct.',
  },
  'society.line.correctsLater': {
    status: 422,
    is: 'Úthlutunin {value} kemur síðar í skránni. Hafðu hana á undan þeirri sem leiðréttir hana.',
    en: 'Distribution {value} comes later in the file. Put it before the one that corrects it.',
  },
  'society.line.correctsOther': {
    status: 422,
    is: 'Úthlutunin {value} er í öðrum flokki en sú sem leiðréttir hana.',
    en: 'Distribution {value} is of another category than the one that corrects it.',
  },
  'society.line.takesMore': {
    status: 422,
    is: 'Réttur {value}: leiðréttingar taka meira til baka en úthlutunin {number} færði honum.',
    en: 'Right {value}: corrections take back more than distribution {number} brought it.',
  },
} as const satisfies Refusals;
