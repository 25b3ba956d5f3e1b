export const messages = {
  title: { is: 'Lagalistar til staðfestingar', en: 'Set lists to confirm' },
  subtitle: {
    is: 'Flutningar sem félagar í hópum þínum hafa skráð. Enginn frestur rennur út og ekkert bíður eftir svarinu.',
    en: 'Performances that members of your groups have registered. There is no deadline, and nothing waits for your answer.',
  },
  count: {
    is: { one: '{count} lagalisti', other: '{count} lagalistar' },
    en: { one: '{count} set list', other: '{count} set lists' },
  },
  none: {
    is: 'Þegar félagi í hópi skráir flutning ykkar birtist lagalistinn hér.',
    en: 'When a member of a group registers a performance of yours, its set list appears here.',
  },
  registeredBy: { is: '{name} skráði', en: 'Registered by {name}' },
  ofGroup: { is: 'hópurinn {name}', en: 'the group {name}' },
  answersAs: { is: 'þú svarar sem {name}', en: 'you answer as {name}' },
  songs: {
    is: { one: '{count} lag', other: '{count} lög' },
    en: { one: '{count} song', other: '{count} songs' },
  },
  times: { is: '{count} sinnum', en: '{count} times' },
  showAll: { is: 'Sýna öll lögin', en: 'Show all songs' },
  changed: {
    is: 'Skráningunni var breytt eftir að þú svaraðir. Farðu aftur yfir hana.',
    en: 'The registration was changed after you answered. Please look at it again.',
  },
  closed: { is: 'Félagið hefur lokað skráningunni.', en: 'The society has closed the registration.' },
  right: { is: 'Listinn er réttur', en: 'The list is right' },
  wrong: { is: 'Eitthvað er ekki rétt', en: 'Something is not right' },
  what: { is: 'Hvað er ekki rétt?', en: 'What is not right?' },
  whatHint: {
    is: 'Sá sem skráði flutninginn og félagið sjá það sem þú skrifar, aðrir ekki.',
    en: 'Whoever registered the performance and the society see what you write; others do not.',
  },
  whatMissing: { is: 'Skrifaðu hvað er ekki rétt.', en: 'Write what is not right.' },
  send: { is: 'Senda athugasemd', en: 'Send the remark' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  again: { is: 'Svara aftur', en: 'Answer again' },
  saidRight: { is: 'Þú staðfestir listann {day}.', en: 'You confirmed the list on {day}.' },
  saidWrong: { is: 'Þú gerðir athugasemd {day}.', en: 'You made a remark on {day}.' },
  confirmed: { is: 'Þú hefur staðfest lagalistann.', en: 'You have confirmed the set list.' },
  objected: { is: 'Athugasemdin hefur verið send.', en: 'Your remark has been sent.' },

  words: { is: 'Þau sem léku', en: 'Those who played' },
  wordsNote: {
    is: 'Staðfest: {confirmed} af {asked}',
    en: 'Confirmed: {confirmed} of {asked}',
  },
  stateRight: { is: 'Staðfest', en: 'Confirmed' },
  stateWrong: { is: 'Ekki rétt', en: 'Not right' },
  stateWaiting: { is: 'Hefur ekki svarað', en: 'No answer yet' },
  stateOvertaken: { is: 'Svaraði um eldri lista', en: 'Answered about an earlier list' },
};
