export const messages = {
  password: { is: 'Lykilorðið þitt', en: 'Your password' },
  passwordWhy: {
    is: 'Við spyrjum aftur, svo að enginn annar breyti þessu í opnu tæki.',
    en: 'We ask again, so that nobody else changes this on an open device.',
  },
  passwordEmpty: { is: 'Lykilorð má ekki vera tómt.', en: 'The password must not be empty.' },
};
