import type { Refusals } from './refusal.ts';

/** What the list of all faults of a society's files says besides what is wrong with each line (O263). */
export const societyFaultRefusals = {
  'society.faultsGone': {
    status: 404,
    is: 'Listi yfir gallana er ekki til. Sendu skrárnar aftur.',
    en: 'There is no list of the problems. Send the files again.',
  },
  'society.line.partOf': {
    status: 422,
    is: 'Línan er hluti af {value} í skránni {file}, sem er ekki tekið inn.',
    en: 'The line is a part of {value} in the file {file}, which is not taken.',
  },
} as const satisfies Refusals;
