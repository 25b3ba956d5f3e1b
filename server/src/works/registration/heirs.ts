import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { heirsWithoutLogin } from './queries.ts';
import type { Row } from './validate.ts';

interface Registered {
  workId: number;
  title: string;
  rows: readonly Row[];
}

/** V3: who else holds the rights of an author who has died, and cannot log in to be asked (R157), hears that a work was registered of the author, and by whom. */
export async function notifyHeirs(
  db: Queryable,
  actor: Pick<Actor, 'personId' | 'name'>,
  { workId, title, rows }: Registered,
): Promise<void> {
  for (const { author } of rows) {
    if (!author.heirs.includes(actor.personId)) continue;
    const others = author.heirs.filter((personId) => personId !== actor.personId);
    const unasked = await heirsWithoutLogin.rows<{ personId: number }>(db, {
      authorId: author.authorId,
      personIds: others,
    });
    const told = unasked.map(({ personId }) => personId);
    await notify(db, told, {
      kind: 'workAmended',
      header: {
        is: `Nýtt verk á ${author.displayName}: „${title}“`,
        en: `A new work of ${author.displayName}: “${title}”`,
      },
      body: {
        is: `${actor.name} hefur skráð verkið „${title}“ (${workId}) á ${author.displayName}, sem þið eigið bæði rétt til. Kannist þú ekki við verkið skaltu láta félagið vita áður en það er samþykkt.`,
        en: `${actor.name} has registered the work “${title}” (${workId}) with ${author.displayName}, whose rights you hold together. If you do not recognise the work, please tell the society before it is approved.`,
      },
      link: `/verk/${workId}`,
    });
  }
}
