import { writtenDay } from '@omur/contract/platform/rules/performanceDays';
import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';

export type Residence = 'domestic' | 'foreign';

interface Taxed {
  personId: number | null;
  residence: Residence | null;
  certificateUntil: string | null;
}

/** R128: a payee hears by what tax is withheld of them from now on. */
export async function notifyTaxed(
  db: Queryable,
  { personId, residence, certificateUntil }: Taxed,
): Promise<void> {
  if (personId === null) return;
  const isAbroad = residence === 'foreign';
  const until = certificateUntil === null ? '' : writtenDay(certificateUntil);
  await notify(db, [personId], {
    kind: 'payment',
    header: { is: 'Skattaleg heimilisfesti þín var skráð', en: 'Your tax residence was entered' },
    body: {
      is: `Félagið hefur skráð að þú greiðir skatt ${isAbroad ? 'erlendis' : 'á Íslandi'}${until && `, með vottorði sem gildir til ${until}`}. Staðgreiðsla af greiðslum til þín fer eftir því. Hafðu samband við félagið ef þetta er rangt.`,
      en: `The society has entered that you pay tax ${isAbroad ? 'abroad' : 'in Iceland'}${until && `, with a certificate that is valid until ${until}`}. Tax is withheld of payments to you accordingly. Contact the society if that is wrong.`,
    },
    link: '/greiðslur',
  });
}
