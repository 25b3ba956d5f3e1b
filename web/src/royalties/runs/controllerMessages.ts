export const controllerMessages = {
  title: { is: 'Rétthafar sem greitt er fyrir', en: 'Rights controllers that the run pays for' },
  hint: {
    is: 'Einn starfsmaður valdi þá í hverri skýrslu. Sá sem lýkur keyrslunni er annar og gætir þess að þar sé aðeins fé félagsins.',
    en: 'One of the staff has chosen them in each report. Who finishes the run is another, and sees to it that it is the society’s money alone.',
  },
  chosen: {
    is: '{controllers}. Valið af: {name}. Alls {amount}.',
    en: '{controllers}. Chosen by {name}. Comes to {amount}.',
  },
  nobodyAsked: {
    is: 'ekki var spurt um rétthafa. Sent af: {name}. Alls {amount}.',
    en: 'nobody was asked about its controllers. Sent by {name}. Comes to {amount}.',
  },
  others: { is: 'Ekki valdir: {controllers}.', en: 'Not chosen: {controllers}.' },
  seen: { is: 'Ég hef skoðað hvaða rétthafar voru valdir', en: 'I have looked at who was chosen' },
};
