export const controllerMessages = {
  title: { is: 'Rétthafar sem greitt er fyrir', en: 'Rights controllers that the run pays for' },
  hint: {
    is: 'Einn starfsmaður valdi þá í hverri skýrslu. Sá sem lýkur keyrslunni er annar og gætir þess að þar sé aðeins fé félagsins.',
    en: 'One of the staff has chosen them in each report. Who finishes the run is another, and sees to it that it is the society’s money alone.',
  },
  chosen: {
    is: '{controllers}. Alls {amount}, valið af: {name}.',
    en: '{controllers}. Comes to {amount}, chosen by {name}.',
  },
  nobodyAsked: {
    is: 'ekki var spurt um rétthafa. Alls {amount}, sent af: {name}.',
    en: 'nobody was asked about its controllers. Comes to {amount}, sent by {name}.',
  },
  others: { is: 'Ekki valdir: {controllers}.', en: 'Not chosen: {controllers}.' },
  seen: { is: 'Ég hef skoðað hvaða rétthafar voru valdir', en: 'I have looked at who was chosen' },
};
