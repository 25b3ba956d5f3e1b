import type { Queryable } from '../../platform/database/statement.ts';
import { notify } from '../../messages/notifications/notify.ts';

interface Proposal {
  workId: number;
  personId: number;
  title: string;
}

/** The publisher hears what became of its chain. */
export async function notifyDecided(
  db: Queryable,
  { workId, personId, title }: Proposal,
  { isApproved, remark }: { isApproved: boolean; remark: string | null },
): Promise<void> {
  const said = remark === null ? '' : `\n\n${remark}`;
  await notify(db, [personId], {
    kind: 'workAmended',
    header: isApproved
      ? { is: `Útgefendur skráðir á „${title}“`, en: `Publishers registered on “${title}”` }
      : { is: `Útgefendur ekki skráðir á „${title}“`, en: `Publishers not registered on “${title}”` },
    body: isApproved
      ? {
          is: `Félagið hefur skráð útgefendur verksins „${title}“ eins og þú baðst um.${said}`,
          en: `The society has registered the publishers of “${title}” as you asked.${said}`,
        }
      : {
          is: `Félagið hafnaði tillögu þinni um útgefendur verksins „${title}“.${said}`,
          en: `The society has declined your proposal on the publishers of “${title}”.${said}`,
        },
    link: `/verk/${workId}`,
  });
}
