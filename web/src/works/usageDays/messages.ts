export const messages = {
  applies: { is: 'Breytingin gildir um notkun', en: 'The change applies to usage' },
  fromToday: { is: 'Frá deginum í dag', en: 'From today' },
  fromDecision: { is: 'Frá þeim degi sem hún er samþykkt', en: 'From the day it is accepted' },
  fromDay: { is: 'Á tilteknum dögum', en: 'On certain days' },
  fromBeginning: { is: 'Frá upphafi', en: 'From the beginning' },
  from: { is: 'Frá og með', en: 'From' },
  until: { is: 'Til og með', en: 'Until' },
  untilHint: {
    is: 'Aðeins ef annað gildir nú. Skráning verksins stendur þá óbreytt.',
    en: 'Only if something else applies now. The registration of the work then stays as it is.',
  },
  ofPast: {
    is: 'Höfundar eru spurðir að nýju þegar skiptingu liðinna daga er breytt. Það sem þegar hefur verið greitt breytist ekki nema keyrslan sé leiðrétt.',
    en: 'Authors are asked again when shares of past days change. What has been paid already does not change unless the run is corrected.',
  },
  confirms: { is: 'Félagið þarf að staðfesta dagana.', en: 'The society has to confirm the days.' },
};
