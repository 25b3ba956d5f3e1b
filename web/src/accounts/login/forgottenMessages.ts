// Apart from messages.ts, so that the login page does not carry them.
export const messages = {
  title: { is: 'Gleymt lykilorð', en: 'Forgotten password' },
  how: {
    is: 'Sláðu inn kennitöluna þína og við sendum þér tölvupóst með slóð til að velja nýtt lykilorð.',
    en: 'Enter your national ID and we will e-mail you a link for choosing a new password.',
  },
  onItsWay: { is: 'Tölvupósturinn er á leiðinni.', en: 'The e-mail is on its way.' },
  send: { is: 'Senda mér slóð', en: 'Send me a link' },
  sent: {
    is: 'Tölvupóstur hefur verið sendur á netfangið þitt!',
    en: 'An e-mail has been sent to your address!',
  },
  sentMore: {
    is: 'Slóðin í tölvupóstinum gildir í eina klukkustund. Ef hann skilar sér ekki á nokkrum mínútum skaltu leita í ruslpóstinum.',
    en: 'The link works for one hour. If the e-mail does not arrive within a few minutes, check your junk mail.',
  },
  resetTitle: { is: 'Veldu nýtt lykilorð', en: 'Choose a new password' },
  resetFor: { is: 'Notandi: {name}', en: 'User: {name}' },
  resetEnds: {
    is: 'Öllum lotum þínum lýkur og þú skráir þig inn með nýja lykilorðinu.',
    en: 'All your sessions end, and you log in with the new password.',
  },
  verifying: { is: 'Slóðin er athuguð …', en: 'Checking the link …' },
  save: { is: 'Vista lykilorð', en: 'Save password' },
  again: { is: 'Reyna aftur', en: 'Try again' },
};
