/** Come with the card, apart from those of the forms. */
export const accountMessages = {
  accountCountsFrom: {
    is: 'Greitt er inn á þennan reikning frá {day}. Þangað til er greitt inn á þann sem var á skrá áður.',
    en: 'Payments go into this account from {day}; until then into the one that was on file before.',
  },
  accountAwaited: {
    is: 'Nýr reikningur bíður þess að annar starfsmaður staðfesti hann.',
    en: 'A new account is waiting for another staff member to confirm it.',
  },
};
