export const messages = {
  title: { is: 'Breyting á bankareikningi', en: 'Change of your bank account' },
  question: {
    is: 'Bankareikningnum sem félagið greiðir þér inn á var breytt {day}.',
    en: 'The bank account the society pays you into was changed on {day}.',
  },
  newAccount: { is: 'Nýi reikningurinn', en: 'The new account' },
  oldAccount: { is: 'Reikningurinn áður', en: 'Previous account' },
  endsIn: { is: 'endar á {digits}', en: 'ends in {digits}' },
  noAccount: { is: 'enginn', en: 'none' },
  countsFrom: { is: 'Greitt inn á hann frá', en: 'Payments start' },
  explain: {
    is: 'Hafir þú gert þetta þarftu ekkert að aðhafast. Kannist þú ekki við breytinguna skaltu stöðva hana: þá er áfram greitt inn á reikninginn sem var á skrá áður.',
    en: 'If you made this change, there is nothing to do. If you do not recognise it, stop it: payments then continue into the account that was on file before.',
  },
  stop: { is: 'Stöðva breytinguna', en: 'Stop the change' },
  stopped: { is: 'Breytingin var stöðvuð', en: 'The change was stopped' },
  stoppedMore: {
    is: 'Greitt er áfram inn á reikninginn sem var á skrá áður. Skiptu um lykilorð og hafðu samband við félagið.',
    en: 'Payments continue into the account that was on file before. Choose a new password and contact the society.',
  },
  tooLate: { is: 'Nýi reikningurinn hefur tekið gildi', en: 'The new account is in use' },
  tooLateMore: {
    is: 'Hafðu samband við félagið strax ef þú kannast ekki við breytinguna.',
    en: 'Contact the society at once if you do not recognise the change.',
  },
  wrongLink: { is: 'Slóðin er ekki rétt', en: 'The link is not valid' },
};
