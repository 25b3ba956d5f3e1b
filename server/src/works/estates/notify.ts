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

/** Should somebody be taken for dead who is not, they hear of it before anything has moved. */
export function notifyDeceased(db: Queryable, deceasedId: number): Promise<void> {
  return notify(db, [deceasedId], {
    kind: 'account',
    header: { is: 'Skráð hefur verið dánarbú í þínu nafni', en: 'An estate has been entered in your name' },
    body: {
      is: 'Félaginu hefur verið tilkynnt um andlát þitt og erfingjar verið skráðir. Sé það rangt skaltu hafa samband við félagið tafarlaust.',
      en: 'The society has been told of your death, and heirs have been entered. If this is wrong, contact the society at once.',
    },
    link: '/erfingjar',
  });
}

/** H125: whoever is taken for dead hears of it once more, three days before anything moves. */
export function notifyConfirmed(db: Queryable, deceasedId: number): Promise<void> {
  return notify(db, [deceasedId], {
    kind: 'account',
    header: {
      is: 'Réttindi þín færast til annarra eftir þrjá daga',
      en: 'Your rights pass to others in three days',
    },
    body: {
      is: 'Félagið hefur staðfest skipti á dánarbúi í þínu nafni. Sé það rangt skaltu skrá þig inn og stöðva þau, eða hafa samband við félagið tafarlaust.',
      en: 'The society has confirmed the division of an estate in your name. If this is wrong, log in and stop it, or contact the society at once.',
    },
    link: '/erfingjar',
  });
}

/** H127: what was told them before no longer holds. */
export function notifyUndone(db: Queryable, personIds: readonly number[]): Promise<void> {
  return notify(db, personIds, {
    kind: 'heirs',
    header: { is: 'Réttindi voru færð til baka', en: 'Rights were taken back' },
    body: {
      is: 'Félagið hefur afturkallað skipti á dánarbúi sem færðu réttindi til þín. Hafðu samband við félagið ef þú telur það rangt.',
      en: 'The society has undone the division of an estate by which rights had passed to you. Contact the society if you think that this is wrong.',
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
