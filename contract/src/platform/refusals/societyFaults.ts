import type { Refusals } from './refusal.ts';

/** What the list of all faults of a society's files says besides what is wrong with each line (O263), and of files that are being taken (O276). */
export const societyFaultRefusals = {
  'society.takingGoesOn': {
    status: 409,
    is: 'Verið er að taka gögnin inn, eða því sem eftir var hefur þegar verið sleppt. Afganginum er aðeins sleppt eftir að tilraun hefur mistekist.',
    en: 'The data is being taken, or what was left has been let go of already. The rest can only be let go of after a try has failed.',
  },
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
