export const messages = {
  // What somebody is asked who came from a service.
  consentTitle: { is: 'Innskráning: {name}', en: 'Log in to {name}' },
  waits: { is: 'Andartak …', en: 'One moment …' },
  goesTo: { is: 'Þú ferð aftur á {host}.', en: 'You go back to {host}.' },
  gets: { is: 'Þjónustan fær', en: 'The service gets' },
  getsName: { is: 'nafnið þitt: {name}', en: 'your name: {name}' },
  getsNumber: {
    is: 'auðkenni sem er alltaf það sama en segir ekkert um þig',
    en: 'an identifier that is always the same but says nothing about you',
  },
  getsNoMore: {
    is: 'Hún fær hvorki kennitölu, netfang, verk né greiðslur. Þú getur afturkallað leyfið í stillingum hvenær sem er.',
    en: 'It gets no national ID, e-mail address, works or payments. You can withdraw the permission in the settings at any time.',
  },
  known: {
    is: 'Þú hefur leyft þessari þjónustu að þekkja þig.',
    en: 'You have allowed this service to know you.',
  },
  allow: { is: 'Leyfa og halda áfram', en: 'Allow and continue' },
  goOn: { is: 'Halda áfram sem {name}', en: 'Continue as {name}' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  other: { is: 'Skrá inn sem annar', en: 'Log in as somebody else' },
  loginAgain: { is: 'Skrá inn að nýju', en: 'Log in again' },
  loginWhy: {
    is: 'Þjónustan biður um að þú skráir þig inn að nýju.',
    en: 'The service asks you to log in again.',
  },
  acting: { is: 'Þú kemur fram fyrir hönd annars', en: 'You are acting for somebody else' },
  actingWhy: {
    is: 'Enginn skráir sig inn í aðra þjónustu í nafni annars.',
    en: 'Nobody logs in to another service in somebody else’s name.',
  },
  actingMore: {
    is: 'Vefurinn er nú opinn í umboði: {name}. Hættu í umboðinu til að halda áfram í þjónustuna í eigin nafni: {own}.',
    en: 'The portal is open here on behalf of {name}. Stop acting for them to go on to the service in your own name, {own}.',
  },
  stopActing: { is: 'Hætta í umboði og halda áfram', en: 'Stop acting and continue' },
  failed: { is: 'Ekki tókst að halda áfram', en: 'Could not continue' },
  wrong: {
    is: 'Eitthvað er að í beiðni þjónustunnar, eða hún er runnin út. Byrjaðu aftur í þjónustunni. Ef það dugar ekki skaltu láta þá vita sem reka hana.',
    en: 'Something is wrong with the service’s request, or it has expired. Start again from the service. If that does not help, tell those who run it.',
  },
  toPortal: { is: 'Á vefinn', en: 'To the portal' },

  // What somebody has allowed.
  allowed: { is: 'Þjónusta sem þú skráir þig inn í', en: 'Services that you log in to' },
  allowedNote: {
    is: 'Þjónusta sem þú hefur leyft að þekkja þig þegar þú skráir þig inn með þessum vef.',
    en: 'Services that you have allowed to know you when you log in with this portal.',
  },
  withName: { is: 'Fær nafnið þitt', en: 'Gets your name' },
  withoutName: { is: 'Fær ekki nafnið þitt', en: 'Does not get your name' },
  lastOn: { is: 'Síðast {when}', en: 'Last used {when}' },
  withdraw: { is: 'Afturkalla', en: 'Withdraw' },
  withdrawOf: { is: 'Afturkalla leyfi þjónustunnar {name}', en: 'Withdraw the permission of {name}' },
  withdrawAsked: { is: 'Afturkalla leyfi „{name}“?', en: 'Withdraw the permission of “{name}”?' },
  withdrawWhy: {
    is: 'Þjónustan getur ekki lengur sótt neitt um þig hingað. Hún spyr þig aftur ef þú skráir þig þar inn.',
    en: 'The service cannot get anything about you here any more. It asks you again if you log in there.',
  },
  withdrawn: { is: 'Leyfið er afturkallað.', en: 'The permission is withdrawn.' },
};
