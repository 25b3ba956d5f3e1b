// Apart from messages.ts, so that the login page does not carry them.
export const messages = {
  title: { is: 'Innskráning með rafrænum skilríkjum', en: 'Log in with an electronic ID' },
  wait: { is: 'Augnablik, skilríkin eru staðfest …', en: 'One moment, your ID is being confirmed …' },
  failed: { is: 'Innskráningin tókst ekki.', en: 'The login did not succeed.' },
};
