export const messages = {
  subtitle: {
    is: 'Láttu kerfin þín lesa og skrá fyrir þig, og fá að vita þegar eitthvað gerist.',
    en: 'Let your systems read and register for you, and hear when something happens.',
  },
  notActing: {
    is: 'Tengingar eru aðeins fyrir þinn eigin aðgang, ekki þegar þú vinnur fyrir annan.',
    en: 'Connections are for your own login alone, not while you act for somebody else.',
  },
  notForYou: { is: 'Tengingar eru fyrir félaga.', en: 'Connections are for members.' },
  toTry: {
    is: 'Öllum köllum er lýst á einni síðu, og þar má prófa þau með lykli:',
    en: 'Every call is described on one page, where you can try them with a key:',
  },
  api: { is: 'lýsing á vefþjónustunni', en: 'description of the API' },
  card: { is: 'Tengingar við kerfi', en: 'Connections' },
  cardNote: {
    is: 'Lyklar fyrir kerfi sem lesa og skrá fyrir þig, og sendingar til þeirra.',
    en: 'Keys for systems that read and register for you, and webhooks.',
  },
  open: { is: 'Opna tengingar', en: 'Open connections' },
};
