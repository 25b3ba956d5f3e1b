export const messages = {
  password: { is: 'Lykilorðið þitt', en: 'Your password' },
  passwordWhy: {
    is: 'Við spyrjum aftur, svo að enginn annar breyti þessu í opnu tæki.',
    en: 'We ask again, so that nobody else changes this on an open device.',
  },
  confirm: { is: 'Staðfestu hver þú ert', en: 'Confirm who you are' },
  confirmWhy: {
    is: 'Við spyrjum aftur, svo að enginn annar breyti þessu í opnu tæki. Staðfestingin gildir fyrir eina breytingu.',
    en: 'We ask again, so that nobody else changes this on an open device. It holds for one change.',
  },
  byElectronicId: { is: 'Staðfesta með rafrænum skilríkjum', en: 'Confirm with an electronic ID' },
  byPasskey: { is: 'Staðfesta með aðgangslykli', en: 'Confirm with a passkey' },
  code: { is: 'Kóði úr kóðaappi', en: 'Code from your app' },
  byCode: { is: 'Staðfesta með kóða', en: 'Confirm with the code' },
  leaves: {
    is: 'Með rafrænum skilríkjum ferðu á síðu þjónustunnar og kemur aftur hingað.',
    en: 'With an electronic ID you go to the page of the service and come back here.',
  },
  confirmed: { is: 'Staðfest', en: 'Confirmed' },
  confirmMissing: { is: 'Staðfestu fyrst hver þú ert.', en: 'First confirm who you are.' },
  passkeyFailed: {
    is: 'Aðgangslykillinn var ekki notaður. Reyndu aftur.',
    en: 'The passkey was not used. Try again.',
  },
  noWay: {
    is: 'Þú hefur ekkert til að staðfesta með. Veldu þér lykilorð með „Gleymt lykilorð?“ á innskráningarsíðunni.',
    en: 'You have nothing to confirm with. Choose a password by “Forgotten password?” on the login page.',
  },
  passwordEmpty: { is: 'Lykilorð má ekki vera tómt.', en: 'The password must not be empty.' },
};
