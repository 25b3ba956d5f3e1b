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
  several: { is: 'Samþykkja nokkrar', en: 'Approve several' },
  severalTitle: { is: 'Samþykkja nokkrar skráningar', en: 'Approve several registrations' },
  severalMore: {
    is: 'Merktu við þær sem eru réttar. Samþykki verður ekki tekið til baka; verði skráningu breytt síðar er spurt að nýju.',
    en: 'Tick those that are right. An approval cannot be taken back; if a registration is changed later, you are asked again.',
  },
  chooseAll: { is: 'Velja allar', en: 'Choose all' },
  noneChosen: { is: 'Merktu við að minnsta kosti eina skráningu.', en: 'Tick at least one registration.' },
  approveChosen: { is: 'Samþykkja valdar', en: 'Approve the chosen' },
  approveCount: {
    is: { one: 'Samþykkja {count} skráningu', other: 'Samþykkja {count} skráningar' },
    en: { one: 'Approve {count} registration', other: 'Approve {count} registrations' },
  },
  approvedCount: {
    is: { one: '{count} skráning samþykkt.', other: '{count} skráningar samþykktar.' },
    en: { one: '{count} registration approved.', other: '{count} registrations approved.' },
  },
  haltedShort: { is: 'frestur stöðvaður', en: 'deadline paused' },
};
