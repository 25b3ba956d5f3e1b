// Apart from messages.ts, so that the login page does not carry them.
export const messages = {
  invitationTitle: { is: 'Boð um aðgang', en: 'Invitation' },
  welcomeName: { is: 'Góðan dag, {name}', en: 'Welcome, {name}' },
  choosePassword: {
    is: 'Veldu þér lykilorð til að komast inn.',
    en: 'Choose a password and you are in.',
  },
  savePassword: { is: 'Vista og skrá inn', en: 'Save and log in' },
  invitationFor: {
    is: 'Boðið er fyrir kennitölu {kennitala} og gildir einu sinni, til og með {day}.',
    en: 'The invitation is for national ID {kennitala} and works once, until the end of {day}.',
  },
};
