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
    is: 'Þetta bréf er sent öllum sem málið varðar, samkvæmt reglum félagsins.',
    en: 'This letter goes to everyone concerned, by the rules of the society.',
  },
  chosen: {
    is: 'Þú velur á síðunni Stillingar hvaða tilkynningar þú færð í bréfi:',
    en: 'On the page Settings you choose what you are told of by letter:',
  },
};
