/** What stands in every letter around its own words. */
export const texts = {
  open: { is: 'Opna á vefnum', en: 'Open in the portal' },
  linkFails: {
    is: 'Ef hnappurinn virkar ekki má afrita slóðina í vafra:',
    en: 'If the button does not work, copy the address into a browser:',
  },
  join: {
    is: 'Þú ert ekki í félaginu. Gakktu í það svo greiða megi þér fyrir flutning verka þinna:',
    en: 'You are not a member of the society. Join it, so that you can be paid for performances of your works:',
  },
  greetings: { is: 'Með kveðju,', en: 'Kind regards,' },
  demanded: {
    is: 'Þessi tölvupóstur er sendur öllum sem málið varðar, samkvæmt reglum félagsins.',
    en: 'This e-mail goes to everyone concerned, under the rules of the society.',
  },
  chosen: {
    is: 'Þú velur á síðunni Stillingar hvaða tilkynningar þú færð í tölvupósti:',
    en: 'Choose which notifications you get by e-mail on the Settings page:',
  },
  end: {
    is: 'Hætta að fá tölvupóst af þessu tagi:',
    en: 'Stop e-mails of this kind:',
  },
  endShort: { is: 'Hætta að fá tölvupóst af þessu tagi', en: 'Stop e-mails of this kind' },
};
