export const messages = {
  device: { is: 'Ómur í þessu tæki', en: 'Ómur on this device' },
  deviceNote: {
    is: 'Það sem þú lest sést í viku þótt þú sért án nets. Það hverfur þegar þú skráir þig út.',
    en: 'What you read can be seen for a week without a network. It is removed when you log out.',
  },
  install: { is: 'Setja upp Óm', en: 'Install Ómur' },
  installed: { is: 'Ómur er uppsettur í þessu tæki.', en: 'Ómur is installed on this device.' },
  installHow: {
    is: 'Þú getur haft Óm á heimaskjánum: veldu „Setja upp“ eða „Bæta á heimaskjá“ í valmynd vafrans.',
    en: 'You can keep Ómur on your home screen: choose “Install” or “Add to Home Screen” in your browser’s menu.',
  },
  push: { is: 'Tilkynningar í þessu tæki', en: 'Notifications on this device' },
  pushHint: {
    is: 'Tilkynningin segir um hvað hún er, en hvorki nöfn né upphæðir.',
    en: 'A notification says what it is about, with neither names nor amounts.',
  },
  pushDenied: {
    is: 'Vafrinn leyfir Ómi ekki að birta tilkynningar. Þú breytir því í stillingum vafrans fyrir þessa síðu.',
    en: 'Your browser does not allow Ómur to show notifications. You can change that in its settings for this site.',
  },
  pushUnsupported: {
    is: 'Þessi vafri getur ekki birt tilkynningar. Á iPhone og iPad þarf fyrst að bæta Ómi á heimaskjáinn.',
    en: 'This browser cannot show notifications. On an iPhone or iPad, add Ómur to the home screen first.',
  },
  pushFailed: {
    is: 'Ekki tókst að kveikja á tilkynningum í þessu tæki.',
    en: 'Notifications could not be switched on for this device.',
  },
  pushKind: { is: 'Í tækjum: {kind}', en: 'On devices: {kind}' },
};
