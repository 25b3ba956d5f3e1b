export const messages = {
  goodMorning: { is: 'Góðan daginn,', en: 'Good morning,' },
  goodAfternoon: { is: 'Góðan daginn,', en: 'Good afternoon,' },
  goodEvening: { is: 'Gott kvöld,', en: 'Good evening,' },
  stopMasquerade: { is: 'Hætta í umboði', en: 'Stop acting' },
  stopShort: { is: 'Hætta', en: 'Stop' },
  you: { is: 'Þú:', en: 'You:' },
  loggedInAsReading: {
    is: 'Skráð inn sem {name} · aðeins til lestrar',
    en: 'Logged in as {name} · view only',
  },
  loggedInAs: { is: 'Skráð inn sem {name}', en: 'Logged in as {name}' },
  userMenu: { is: 'Notandavalmynd: {name}', en: 'User menu: {name}' },
  search: { is: 'Leita', en: 'Search' },
  logout: { is: 'Skrá út', en: 'Log out' },
  unreadNotifications: {
    is: { one: 'Tilkynningar, {shown} ólesin', other: 'Tilkynningar, {shown} ólesnar' },
    en: 'Notifications, {shown} unread',
  },
  findAnything: { is: 'Finna hvað sem er', en: 'Find anything' },
  gathering: { is: 'Allar raðir eru sóttar til prentunar …', en: 'Fetching all rows for printing …' },
  findWork: { is: 'Finna verk', en: 'Find a work' },
};
