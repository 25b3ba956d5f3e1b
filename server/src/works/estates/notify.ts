import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';

/** H117: that rights have passed, never whose or how much: letters are not for secrets. */
export function notifyHeirs(db: Queryable, personIds: readonly number[]): Promise<void> {
  return notify(db, personIds, {
    kind: 'heirs',
    header: { is: 'Réttindi hafa færst til þín', en: 'Rights have passed to you' },
    body: {
      is: 'Félagið hefur skráð þig sem erfingja að höfundarétti. Skráðu þig inn til að sjá verkin og gættu þess að bankareikningur þinn sé skráður.',
      en: 'The society has entered you as an heir to authors’ rights. Log in to see the works, and make sure that your bank account is on file.',
    },
    link: '/mitt-spjald',
  });
}

interface Decided {
  estateId: number;
  reporterId: number | null;
  isDone: boolean;
}

export async function notifyReporter(
  db: Queryable,
  { reporterId, isDone }: Decided,
  actorId: number,
): Promise<void> {
  if (reporterId === null || reporterId === actorId) return;
  await notify(db, [reporterId], {
    kind: 'heirs',
    header: { is: 'Tilkynning þín hefur verið afgreidd', en: 'Your report has been decided on' },
    body: isDone
      ? {
          is: 'Félagið hefur gengið frá dánarbúinu sem þú tilkynntir um.',
          en: 'The society has settled the estate that you reported.',
        }
      : {
          is: 'Félagið gat ekki afgreitt tilkynninguna. Skráðu þig inn til að sjá hvers vegna.',
          en: 'The society could not act on your report. Log in to see why.',
        },
    link: '/erfingjar',
  });
}
