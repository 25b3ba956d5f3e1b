// Apart from the login page's messages, so that it does not carry them.
export const messages = {
  oldPassword: { is: 'Gamla lykilorðið', en: 'Old password' },
  newPassword: { is: 'Nýtt lykilorð', en: 'New password' },
  passwordAgain: { is: 'Lykilorðið aftur', en: 'The password again' },
  empty: { is: 'Lykilorð má ekki vera tómt.', en: 'The password must not be empty.' },
  notTheSame: { is: 'Lykilorð ekki eins.', en: 'The passwords are not the same.' },
  passwordRule: {
    is: 'Að minnsta kosti {count} stafir. Nokkur orð í röð eru góð.',
    en: 'At least {count} characters. A few words in a row are good.',
  },
  weak: { is: 'Of auðvelt að giska á', en: 'Too easy to guess' },
  fair: { is: 'Sæmilegt', en: 'Fair' },
  good: { is: 'Gott', en: 'Good' },
  strong: { is: 'Mjög gott', en: 'Very good' },
  change: { is: 'Breyta lykilorði', en: 'Change password' },
  changeNote: {
    is: 'Þú skráir þig inn aftur á eftir, á öllum tækjum.',
    en: 'You log in again afterwards, on every device.',
  },
};
