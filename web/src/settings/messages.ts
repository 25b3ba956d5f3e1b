export const messages = {
  settings: { is: 'Stillingar', en: 'Settings' },
  language: { is: 'Tungumál', en: 'Language' },
  icelandic: { is: 'Íslenska', en: 'Íslenska (Icelandic)' },
  english: { is: 'English (enska)', en: 'English' },
  appearance: { is: 'Útlit', en: 'Appearance' },
  system: { is: 'Eins og tækið', en: 'Like the device' },
  systemHint: {
    is: 'Fylgir stillingu símans eða tölvunnar.',
    en: 'Follows the setting of your phone or computer.',
  },
  light: { is: 'Ljóst', en: 'Light' },
  dark: { is: 'Dökkt', en: 'Dark' },
  kept: {
    is: 'Valið geymist í þessum vafra.',
    en: 'Your choice is kept in this browser.',
  },
  you: { is: 'Innskráning', en: 'Your log-in' },
  name: { is: 'Nafn', en: 'Name' },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  role: { is: 'Hlutverk', en: 'Role' },
  userNumber: { is: 'Notandi nr.', en: 'User no.' },
};
