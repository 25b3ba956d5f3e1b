export const messages = {
  title: { is: 'Breyting á bankareikningi', en: 'Change of your bank account' },
  question: {
    is: 'Bankareikningnum sem félagið greiðir þér inn á var breytt {day}.',
    en: 'The bank account the society pays you into was changed on {day}.',
  },
  newAccount: { is: 'Nýi reikningurinn', en: 'The new account' },
  oldAccount: { is: 'Reikningurinn áður', en: 'The account before' },
  endsIn: { is: 'endar á {digits}', en: 'ends in {digits}' },
  noAccount: { is: 'enginn', en: 'none' },
  countsFrom: { is: 'Greitt inn á hann frá', en: 'Paid into from' },
  explain: {
    is: 'Gerðir þú þetta sjálf(ur) þarftu ekkert að gera. Kannist þú ekki við breytinguna skaltu stöðva hana: þá er áfram greitt inn á reikninginn sem var á skrá áður.',
    en: 'If you did this yourself there is nothing to do. If you do not recognise the change, stop it: payments then go on into the account that was on file before.',
  },
  stop: { is: 'Stöðva breytinguna', en: 'Stop the change' },
  stopped: { is: 'Breytingin var stöðvuð', en: 'The change was stopped' },
  stoppedMore: {
    is: 'Greitt er áfram inn á reikninginn sem var á skrá áður. Skiptu um lykilorð og hafðu samband við félagið.',
    en: 'Payments go on into the account that was on file before. Choose a new password, and contact the society.',
  },
  tooLate: { is: 'Nýi reikningurinn hefur tekið gildi', en: 'The new account is in use' },
  tooLateMore: {
    is: 'Hafðu samband við félagið strax ef þú kannast ekki við breytinguna.',
    en: 'Contact the society at once if you do not recognise the change.',
  },
  wrongLink: { is: 'Slóðin er ekki rétt', en: 'The link is not right' },
};
