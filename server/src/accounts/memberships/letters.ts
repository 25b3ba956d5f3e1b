import type { Message } from '../../messages/notifications/notify.ts';

/** J7: the application was refused, and why. */
export const refusedMessage = (societyName: string, reason: string): Message => ({
  kind: 'account',
  header: { is: 'Umsókn þinni um aðild var hafnað', en: 'Your application for membership was refused' },
  body: {
    is: `Umsókn þinni um aðild að félaginu (${societyName}) var hafnað.\n\nÁstæða: ${reason}\n\nÞú getur sótt um aftur með hlekknum í tölvupóstinum um verkið.`,
    en: `Your application to join the society (${societyName}) was refused.\n\nReason: ${reason}\n\nYou can apply again with the link in the e-mail about the work.`,
  },
});
