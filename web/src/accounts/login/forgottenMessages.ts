// Apart from messages.ts, so that the login page does not carry them.
export const messages = {
  title: { is: 'Gleymt lykilorð', en: 'Forgotten password' },
  how: {
    is: 'Sláðu inn kennitöluna þína og við sendum þér bréf með slóð til að velja nýtt lykilorð.',
    en: 'Enter your national ID and we send you a letter with a link to choose a new password.',
  },
  onItsWay: { is: 'Bréfið er á leiðinni.', en: 'The letter is on its way.' },
  send: { is: 'Senda mér slóð', en: 'Send me a link' },
  sent: {
    is: 'Tölvupóstur hefur verið sendur á netfangið þitt!',
    en: 'An e-mail has been sent to your address!',
  },
  sentMore: {
    is: 'Slóðin í bréfinu gildir í eina klukkustund. Ef bréfið skilar sér ekki á nokkrum mínútum skaltu leita í ruslpóstinum.',
    en: 'The link in it works for an hour. If the letter does not arrive within minutes, look among your junk mail.',
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
