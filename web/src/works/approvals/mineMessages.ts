/** What the card says of the approvals that wait for one's answer; apart, since the card needs no other. */
export const messages = {
  mineMore: {
    is: 'Svarir þú ekki innan frests telst skráningin samþykkt.',
    en: 'If you do not answer in time, the registration counts as approved.',
  },
  showAll: { is: 'Sýna allar', en: 'Show all' },
  showFewer: { is: 'Sýna færri', en: 'Show fewer' },
  by: { is: '{name} skráði', en: 'Registered by {name}' },
  shareOf: { is: 'þinn hlutur {share}', en: 'your share {share}' },
  dueOn: { is: 'til og með {day}', en: 'until {day}' },
  haltedShort: { is: 'frestur stöðvaður', en: 'deadline paused' },
};
