export const messages = {
  announced: {
    is: 'Vefurinn verður lokaður vegna viðhalds frá {from} til {until}.',
    en: 'The portal will be closed for maintenance from {from} to {until}.',
  },
  firstChanges: {
    is: 'Frá {changes} og þar til viðhaldinu lýkur verður engu hægt að breyta.',
    en: 'From {changes} until the maintenance is over, nothing can be changed.',
  },
  readOnly: {
    is: 'Vefurinn lokar vegna viðhalds {from} og opnar aftur {until}. Þangað til er hægt að skoða en engu er hægt að breyta.',
    en: 'The portal closes for maintenance at {from} and opens again at {until}. Until then you can read, but nothing can be changed.',
  },
  closed: {
    is: 'Vefurinn er lokaður vegna viðhalds til {until}.',
    en: 'The portal is closed for maintenance until {until}.',
  },
};
