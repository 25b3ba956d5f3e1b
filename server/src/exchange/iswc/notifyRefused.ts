import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { findRegistrant } from './queueQueries.ts';

interface Refused {
  code: string;
  message: string;
}

/** X109: who registered a work hears that the agency refused it an ISWC, in the agency's words. */
export async function notifyRefused(
  db: Queryable,
  workId: number,
  { code, message }: Refused,
): Promise<void> {
  const found = await findRegistrant.row<{ title: string; personId: number | null }>(db, { workId });
  if (!found || found.personId === null) return;
  const { title, personId } = found;
  const said = [code, message].filter(Boolean).join(': ');
  await notify(db, [personId], {
    kind: 'workAmended',
    header: { is: `ISWC-númeri hafnað: „${title}“`, en: `ISWC refused: “${title}”` },
    body: {
      is: `ISWC-skrifstofan hafnaði beiðni félagsins um ISWC-númer fyrir „${title}“. Svar hennar: ${said}. Á síðu verksins sérðu hvort eitthvað vantar. Sé upplýsingum um verkið breytt biður félagið aftur um númer.`,
      en: `The ISWC agency refused the society’s request for an ISWC for “${title}”. Its answer: ${said}. The page of the work says whether anything is missing. If the work is amended, the society asks again.`,
    },
    link: `/verk/${workId}`,
  });
}
