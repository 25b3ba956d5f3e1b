export const messages = {
  whatFor: { is: 'Til hvers er kóðinn?', en: 'What is the code for?' },
  what: {
    is: 'Í MusicStart skráir þú tónlist áður en hún kemur út og færð tímastimplaða staðfestingu á því hver átti hana og hvenær. Það getur skipt máli ef deilt er um uppruna verks.',
    en: 'With MusicStart you register music before it is released, and get a time-stamped proof of who had it and when. It can matter if the origin of a work is ever disputed.',
  },
  how: {
    is: 'Kóðinn sýnir að þú ert félagi. Afritaðu hann og sláðu hann inn þegar þú stofnar aðgang að MusicStart. Hver félagi fær einn kóða; láttu engan annan fá þinn.',
    en: 'The code shows that you are a member. Copy it and enter it when you sign up to MusicStart. Every member gets one code; give yours to nobody else.',
  },
  notWork: {
    is: 'Skráning í MusicStart kemur ekki í stað þess að skrá verkið hjá félaginu.',
    en: 'MusicStart does not replace registering the work with the society.',
  },
  yourCode: { is: 'Kóðinn þinn', en: 'Your code' },
  code: { is: 'MusicStart-kóði', en: 'MusicStart code' },
  issued: { is: 'Búinn til {day}', en: 'Made on {day}' },
  copy: { is: 'Afrita kóða', en: 'Copy the code' },
  copied: { is: 'Kóðinn var afritaður.', en: 'The code was copied.' },
  notCopied: {
    is: 'Vafrinn leyfði ekki afritun. Veldu kóðann og afritaðu hann.',
    en: 'The browser did not allow copying. Select the code and copy it.',
  },
  none: { is: 'Enginn kóði enn', en: 'No code yet' },
  noneMember: {
    is: 'Félagið býr til kóðann. Biddu um hann ef þú vilt nota MusicStart.',
    en: 'The society makes the code. Ask for it if you would like to use MusicStart.',
  },
  ask: { is: 'Biðja um kóða', en: 'Ask for a code' },
  asked: { is: 'MusicStart-kóði', en: 'MusicStart code' },
  askedMore: {
    is: 'Ég vil nota MusicStart og óska eftir kóða.',
    en: 'I would like to use MusicStart. Please make a code for me.',
  },
  noneAdministrator: {
    is: '{name} á ekki MusicStart-kóða.',
    en: '{name} has no MusicStart code.',
  },
  noneStaff: {
    is: '{name} á ekki MusicStart-kóða. Stjórnandi getur búið hann til.',
    en: '{name} has no MusicStart code. An administrator can make one.',
  },
  make: { is: 'Búa til kóða', en: 'Generate a code' },
  made: { is: 'Kóðinn er til.', en: 'The code has been made.' },
  nobody: {
    is: 'Kóðar tilheyra persónum',
    en: 'Codes belong to people',
  },
  nobodyMore: {
    is: 'Aðgangurinn þinn tilheyrir engri persónu. Kóði félaga er á flipanum MusicStart á spjaldi hans.',
    en: 'Your login is not linked to a person. A member’s code is on the MusicStart tab of their card.',
  },
  toUsers: { is: 'Finna félaga', en: 'Find a member' },
  again: { is: 'Reyna aftur', en: 'Try again' },
};
