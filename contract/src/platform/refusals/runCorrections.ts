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
    is: 'Þú átt hlut í einu verkanna. Annar stjórnandi þarf að leiðrétta það.',
    en: 'You have a part in one of the works. Another administrator has to correct it.',
  },
  'money.correctionOfAsker': {
    status: 409,
    is: 'Leiðréttingin breytir greiðslum til þess sem bað um hana. Annar stjórnandi þarf að biðja um hana.',
    en: 'The correction changes what its maker is paid. Another administrator has to make it.',
  },
  'money.noCorrectedWorks': {
    status: 404,
    is: 'Keyrslan leiðréttir engin verk.',
    en: 'The run corrects no works.',
  },
} as const;
