export const messages = {
  login: { is: 'Innskráning', en: 'Log in' },
  toService: {
    is: 'Skráðu þig inn til að halda áfram í þjónustuna sem þú komst frá.',
    en: 'Log in to go on to the service that you came from.',
  },
  membersOnly: { is: 'Þessi vefur er einungis fyrir félaga.', en: 'This site is for members only.' },
  kennitala: { is: 'Kennitala', en: 'National ID (kennitala)' },
  password: { is: 'Lykilorð', en: 'Password' },
  kennitalaEmpty: { is: 'Kennitala má ekki vera tóm.', en: 'The national ID must not be empty.' },
  passwordEmpty: { is: 'Lykilorð má ekki vera tómt.', en: 'The password must not be empty.' },
  submit: { is: 'Skrá inn', en: 'Log in' },
  passkey: { is: 'Skrá inn með aðgangslykli', en: 'Log in with a passkey' },
  forgotten: { is: 'Gleymt lykilorð?', en: 'Forgotten password?' },
  repertory: { is: 'Leita í verkaskránni', en: 'Search the repertory' },
  ended: {
    is: 'Lotan þín rann út. Skráðu þig inn aftur til að halda áfram þar sem frá var horfið.',
    en: 'Your session has ended. Log in again to carry on where you left off.',
  },
  actingEnded: {
    is: 'Þú ert ekki lengur í umboði fyrir annan: umboðið var fellt niður eða lotan rann út. Skráðu þig aftur inn í eigin nafni.',
    en: 'You are no longer acting for somebody else: the access was removed, or the session ended. Log in again as yourself.',
  },
  changed: {
    is: 'Lykilorðinu hefur verið breytt. Skráðu þig inn með því nýja.',
    en: 'Your password has been changed. Log in with the new one.',
  },
  demo: { is: 'Sýnifélag', en: 'Demo society' },
  demoWhy: {
    is: 'Öll gögn hér eru skálduð. Veldu notanda til að skrá þig inn.',
    en: 'All data here is made up. Choose a user to log in.',
  },
  back: { is: 'Aftur í innskráningu', en: 'Back to log in' },
};
