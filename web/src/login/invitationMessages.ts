// Apart from messages.ts, so that the login page does not carry them.
export const messages = {
  invitationTitle: { is: 'Boð um aðgang', en: 'Invitation' },
  welcomeName: { is: 'Góðan dag, {name}', en: 'Welcome, {name}' },
  choosePassword: {
    is: 'Veldu þér lykilorð til að komast inn.',
    en: 'Choose a password and you are in.',
  },
  newPassword: { is: 'Nýtt lykilorð', en: 'New password' },
  passwordAgain: { is: 'Lykilorðið aftur', en: 'The password again' },
  notTheSame: { is: 'Lykilorðin eru ekki eins.', en: 'The passwords are not the same.' },
  passwordRule: {
    is: 'Að minnsta kosti {count} stafir. Nokkur orð í röð eru góð.',
    en: 'At least {count} characters. A few words in a row are good.',
  },
  savePassword: { is: 'Vista og skrá inn', en: 'Save and log in' },
  invitationFor: {
    is: 'Boðið er fyrir kennitölu {kennitala} og gildir einu sinni, til og með {day}.',
    en: 'The invitation is for national ID {kennitala} and works once, until the end of {day}.',
  },
  weak: { is: 'Of auðvelt að giska á', en: 'Too easy to guess' },
  fair: { is: 'Sæmilegt', en: 'Fair' },
  good: { is: 'Gott', en: 'Good' },
  strong: { is: 'Mjög gott', en: 'Very good' },
};
