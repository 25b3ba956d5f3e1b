export const messages = {
  title: { is: 'Hætta að fá tölvupóst', en: 'Stop these e-mails' },
  question: {
    is: 'Viltu hætta að fá tölvupóst af þessu tagi: {kind}?',
    en: 'Do you want to stop getting e-mails of this kind: {kind}?',
  },
  explain: {
    is: 'Annar tölvupóstur berst áfram. Á vefnum sérðu þessar tilkynningar eftir sem áður og þar má breyta þessu aftur undir Stillingum.',
    en: 'Other e-mails still come. You go on seeing these notifications in the portal, where you can change this again under Settings.',
  },
  stop: { is: 'Hætta', en: 'Stop' },
  stopped: { is: 'Þú færð ekki lengur þennan tölvupóst', en: 'You no longer get these e-mails' },
  stoppedMore: {
    is: 'Tölvupóstur af þessu tagi verður ekki sendur þér framar: {kind}. Póstur sem er þegar lagður af stað gæti borist þér.',
    en: 'No more e-mails of this kind are sent to you: {kind}. One that is already on its way may still arrive.',
  },
  wrongLink: { is: 'Slóðin er ekki rétt', en: 'The link is not valid' },
};
