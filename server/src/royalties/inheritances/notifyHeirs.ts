import type { Text } from '@omur/contract/platform/rules/language';
import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';

/** Neither whose nor how much: letters are not for secrets (H117). */
const words: Record<'passed' | 'undone', { header: Text; body: Text }> = {
  passed: {
    header: { is: 'Inneign úr dánarbúi er nú þín', en: 'The balance of an estate is yours now' },
    body: {
      is: 'Félagið hefur fært þér þinn hluta af inneign dánarbús. Hann er í inneign þinni og verður greiddur út með næstu greiðslukeyrslu.',
      en: 'The society has passed your part of the balance of an estate to you. It is in your balance and will be paid with the next pay run.',
    },
  },
  undone: {
    header: { is: 'Inneign úr dánarbúi tekin til baka', en: 'The balance of an estate was taken back' },
    body: {
      is: 'Félagið hefur tekið til baka inneign dánarbús sem hafði verið færð þér. Hafðu samband við félagið ef þú vilt vita meira.',
      en: 'The society has taken back the balance of an estate that had been passed to you. Contact the society to learn more.',
    },
  },
};

export const notifyHeirs = (
  db: Queryable,
  personIds: readonly number[],
  what: keyof typeof words,
): Promise<unknown> => notify(db, personIds, { kind: 'heirs', ...words[what], link: '/greiðslur' });
