/** What keeps a run from being corrected (R35). */
export const runCorrectionRefusals = {
  'money.runNotCorrectable': {
    status: 409,
    is: 'Aðeins er hægt að leiðrétta keyrslu sem er lokið og er ekki sjálf leiðrétting.',
    en: 'Only a run that is finished, and is no correction itself, can be corrected.',
  },
  'money.lineNotRematchable': {
    status: 409,
    is: 'Þessi lína er þegar fyrir það verk, eða verk hennar er ekki fundið með pörun.',
    en: 'This line is of that work already, or its work was not found by matching.',
  },
  'money.correctedWorkUnknown': {
    status: 422,
    is: 'Verk með þessu númeri er ekki til.',
    en: 'No work has this number.',
  },
  'money.correctionOwnWork': {
    status: 409,
    is: 'Þú, eða einhver sem þú erfir, átt hlut í einu verkanna eða verki sem línur þeirra eiga nú að vera á. Annar stjórnandi þarf að leiðrétta það.',
    en: 'You, or somebody whose heir you are, have a part in one of the works, or in a work that their lines are of now. Another administrator has to correct it.',
  },
  'money.correctionOfAsker': {
    status: 409,
    is: 'Leiðréttingin varðar greiðslur eða verk þess sem bað um hana, eða einhvers sem hann erfir. Annar stjórnandi þarf að biðja um hana.',
    en: 'The correction concerns payments or works of its maker, or of somebody whose heir they are. Another administrator has to make it.',
  },
  'money.noCorrectedWorks': {
    status: 404,
    is: 'Keyrslan leiðréttir engin verk.',
    en: 'The run corrects no works.',
  },
} as const;
