/** What keeps another society from being entered as a payee (R61). */
export const societyRefusals = {
  'money.noSocieties': {
    status: 404,
    is: 'Ekkert hefur fallið til höfunda annarra félaga.',
    en: 'Nothing has fallen to authors of other societies.',
  },
  'money.noSocietyLines': {
    status: 404,
    is: 'Félagið fékk ekkert á þessum tíma.',
    en: 'The society got nothing in this time.',
  },
  'money.societyUnknown': {
    status: 422,
    is: 'Félagið er ekki á skrá CISAC yfir félög sem nú starfa.',
    en: 'CISAC’s list has no such society today.',
  },
  'money.societyEntered': {
    status: 409,
    is: 'Félagið er þegar skráð sem greiðsluþegi.',
    en: 'The society is a payee already.',
  },
} as const;
