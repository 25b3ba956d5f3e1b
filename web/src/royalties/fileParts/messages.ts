export const messages = {
  sendingTitle: { is: 'Skráin er á leiðinni', en: 'The file is on its way' },
  sendingWhat: {
    is: 'Þú getur skoðað aðrar síður á meðan, en ekki lokað glugganum. Ef það gerist má taka upp þráðinn hér.',
    en: 'You can visit other pages, but keep the window open. If it closes, you can resume here.',
  },
  sendingFailed: { is: 'Sendingin stöðvaðist.', en: 'Sending has stopped.' },
  sendingKept: {
    is: 'Það sem komið er geymist í viku.',
    en: 'What has arrived is kept for a week.',
  },
  bytesOf: { is: '{sent} af {size}', en: '{sent} of {size}' },
  pause: { is: 'Gera hlé', en: 'Pause' },
  goOn: { is: 'Halda áfram', en: 'Go on' },
  tryAgain: { is: 'Reyna aftur', en: 'Try again' },
  stopSending: { is: 'Hætta að senda', en: 'Stop sending' },
  send: { is: 'Senda skrána', en: 'Send the file' },
  takeUpTitle: { is: 'Skráin er ekki öll komin', en: 'The file is incomplete' },
  takeUpWhat: {
    is: '{received} af {size} eru komin af „{name}“. Veldu sömu skrá aftur; aðeins það sem vantar er sent.',
    en: '{received} of {size} of “{name}” has arrived. Choose the same file again; only the rest is sent.',
  },
};
