export const messages = {
  hours: { is: '{amount} klst.', en: '{amount} h' },
  minutes: { is: '{amount} mín.', en: '{amount} min' },
  seconds: { is: '{amount} sek.', en: '{amount} sec' },
  wholeMinutes: {
    is: { one: '{count} mínúta', other: '{count} mínútur' },
    en: { one: '{count} minute', other: '{count} minutes' },
  },
  wholeSeconds: {
    is: { one: '{count} sekúnda', other: '{count} sekúndur' },
    en: { one: '{count} second', other: '{count} seconds' },
  },
  and: { is: '{first} og {second}', en: '{first} and {second}' },
};
