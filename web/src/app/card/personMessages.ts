/** What only staff see on the page of a person. */
export const messages = {
  publisherCard: { is: 'Útgefandi', en: 'Publisher' },
  publisherMark: { is: 'Er útgefandi', en: 'Is a publisher' },
  publisherMarkHint: {
    is: 'Höfundar geta gert útgáfusamninga við útgefendur, sem fá greitt samkvæmt eigin réttindum.',
    en: 'Authors can make publishing contracts with publishers, who are paid through their own rights.',
  },
  publisherMarked: { is: 'Merkingunni hefur verið breytt.', en: 'The setting has been changed.' },
  kennitalaCard: { is: 'Kennitölu vantar', en: 'No national ID' },
  kennitalaWhat: {
    is: 'Sá sem á kennitöluna fær það sem persónan á um leið og hann fær aðgang. Kennitala einhvers sem hefur aðgang er því ekki skráð hér. Annar stjórnandi staðfestir hana.',
    en: 'Whoever has this national ID gets what the person has as soon as they have a login. One that somebody already logs in with cannot be entered here. Another administrator confirms it.',
  },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  checkDigitHint: {
    is: 'Vartalan stemmir ekki. Gættu að innslætti; nýjar kennitölur geta verið svona.',
    en: 'The check digit does not match. Check for typing errors; some new national IDs are like this.',
  },
  enterKennitala: { is: 'Skrá kennitölu', en: 'Enter the national ID' },
  kennitalaAwaited: {
    is: 'Kennitalan bíður þess að annar stjórnandi staðfesti hana.',
    en: 'The national ID is waiting for another administrator to confirm it.',
  },
  kennitalaEntered: { is: 'Kennitalan hefur verið skráð.', en: 'The national ID has been entered.' },
  leavingCard: { is: 'Félagi hættir', en: 'Leaving the society' },
  leavingWhat: {
    is: 'Aðgangi er lokað og samskiptaupplýsingar teknar af skrá, einnig úr breytingasögunni. Nafn, verk og skilagreinar standa. Þetta verður ekki tekið aftur.',
    en: 'The login is closed and contact details are erased, also from the change history. Name, works and statements stay. This cannot be undone.',
  },
  whatIsKept: { is: 'Hvað er geymt og hve lengi', en: 'What is kept, and how long' },
  endMembership: { is: 'Ljúka aðild', en: 'End the membership' },
  endMembershipOf: { is: 'Ljúka aðild: {name}?', en: 'End the membership of {name}?' },
  leavingAwaited: {
    is: 'Beiðnin bíður þess að annar starfsmaður staðfesti hana.',
    en: 'The request is waiting for another staff member to confirm it.',
  },
  leavingDone: { is: 'Aðildinni er lokið: {name}.', en: 'The membership has ended: {name}.' },
  leftOn: { is: 'Hætti í félaginu {day}', en: 'Left the society on {day}' },
  leftMore: {
    is: 'Samskiptaupplýsingar hafa verið teknar af skrá. Verk og skilagreinar standa.',
    en: 'Contact details have been taken off file. Works and statements stay.',
  },
};
