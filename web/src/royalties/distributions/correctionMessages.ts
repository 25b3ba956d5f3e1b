export const correctionMessages = {
  title: {
    is: 'Hverjum leiðréttingin greiðir og af hverjum hún tekur',
    en: 'Whom the correction pays and takes from',
  },
  what: {
    is: 'Það sem úthlutunin og fyrri leiðréttingar hennar greiddu, það sem verður eftir þessa, og breyting á inneign.',
    en: 'What the distribution and its earlier corrections paid, what it will be after this one, and the change of the balance.',
  },
  holder: { is: 'Rétthafi', en: 'Right holder' },
  before: { is: 'Áður', en: 'Before' },
  now: { is: 'Eftir leiðréttingu', en: 'After the correction' },
  balance: { is: 'Á inneign', en: 'To the balance' },
  count: {
    is: { one: '{count} rétthafi', other: '{count} rétthafar' },
    en: { one: '{count} right holder', other: '{count} right holders' },
  },
  none: { is: 'Leiðréttingin breytir engum greiðslum', en: 'The correction changes no payments' },
  reason: { is: 'Ástæða fráviks', en: 'Reason for the exception' },
  seen: {
    is: 'Ég hef skoðað af hverjum er tekið og hverjum er greitt',
    en: 'I have looked at whom it takes from and whom it pays',
  },
};
