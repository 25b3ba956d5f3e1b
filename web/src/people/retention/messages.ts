export const messages = {
  title: { is: 'Hvað er geymt, hve lengi og hvers vegna', en: 'What is kept, how long and why' },
  subtitle: {
    is: 'Reglur félagsins um varðveislu og eyðingu. Kerfið eyðir sjálft því sem hefur runnið út.',
    en: 'The society’s rules on keeping and erasing data. Expired data is erased automatically.',
  },
  what: { is: 'Hvað', en: 'What' },
  howLong: { is: 'Hve lengi', en: 'How long' },
  why: { is: 'Hvers vegna', en: 'Why' },
  rights: { is: 'Réttur þinn', en: 'Your rights' },
  rightsMore: {
    is: 'Á spjaldi þínu sækir þú afrit af öllu sem félagið hefur um þig. Viljir þú hætta í félaginu lokar starfsfólk aðganginum og tekur samskiptaupplýsingar af skrá, einnig úr breytingasögunni; annar starfsmaður staðfestir það og þú færð tölvupóst.',
    en: 'On your card you can download a copy of everything the society has about you. If you want to leave, our staff close your login and erase your contact details, also from the change history; a second person confirms it, and you get an e-mail.',
  },
} as const;
