/** Of newcomers alone. */
export const messages = {
  begin: { is: 'Byrjaðu hér', en: 'Start here' },
  beginMore: {
    is: 'Þrjú skref og þá er allt til reiðu.',
    en: 'Three steps and everything is ready.',
  },
  stepAccount: { is: 'Gefðu upp bankareikning', en: 'Enter your bank account' },
  stepAccountMore: { is: 'Þangað er greitt.', en: 'That is where you are paid.' },
  stepWork: { is: 'Skráðu fyrsta verkið', en: 'Register your first work' },
  stepWorkMore: { is: 'Skráð verk fær úthlutað.', en: 'Registered works take part in distributions.' },
  stepPerformance: { is: 'Skráðu tónleika', en: 'Register a concert' },
  stepPerformanceMore: { is: 'Fyrir lifandi flutning er greitt.', en: 'Live performances are paid for.' },
  go: { is: 'Byrja', en: 'Begin' },
  done: { is: 'Lokið', en: 'Done' },
};
