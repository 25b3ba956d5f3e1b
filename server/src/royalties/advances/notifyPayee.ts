import type { Text } from '@omur/contract/platform/rules/language';
import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';

const words: Record<'granted' | 'cancelled' | 'writtenOff', { header: Text; body: Text }> = {
  granted: {
    header: { is: 'Fyrirframgreiðsla til þín', en: 'An advance to you' },
    body: {
      is: 'Félagið hefur samþykkt fyrirframgreiðslu til þín. Hún er í inneign þinni og verður greidd út með næstu greiðslukeyrslu. Næstu úthlutanir ganga upp í hana, eins og sjá má á síðunni Greiðslur.',
      en: 'The society has approved an advance to you. It is in your balance and will be paid with the next pay run. Your next distributions go towards it, as you can see on the Payments page.',
    },
  },
  cancelled: {
    header: { is: 'Hætt var við fyrirframgreiðslu', en: 'An advance was cancelled' },
    body: {
      is: 'Félagið hefur hætt við fyrirframgreiðslu sem var enn í inneign þinni. Þú skuldar ekkert hennar vegna.',
      en: 'The society has cancelled an advance that was still in your balance. You owe nothing of it.',
    },
  },
  writtenOff: {
    header: { is: 'Fyrirframgreiðsla afskrifuð', en: 'An advance was written off' },
    body: {
      is: 'Félagið hefur afskrifað það sem eftir var af fyrirframgreiðslu til þín. Úthlutanir ganga ekki lengur upp í hana.',
      en: 'The society has written off what was left of an advance to you. Your distributions no longer go towards it.',
    },
  },
};

/** The payee hears of what becomes of their advance (R37). */
export const notifyPayee = (db: Queryable, personId: number, what: keyof typeof words): Promise<unknown> =>
  notify(db, [personId], { kind: 'payment', ...words[what], link: '/greiðslur' });
