import { notify } from '../../messages/notifications/notify.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { findAdministrators, firstKept } from './notifyQueries.ts';

/** Tells administrators of each society that a distribution is the first to keep money for, since it is no payee yet (R61). */
export async function notifyOfSocieties(db: Queryable, distributionId: number): Promise<void> {
  const societies = await firstKept.rows<{ name: string }>(db, { distributionId });
  if (societies.length === 0) return;
  const administrators = await findAdministrators.rows<{ personId: number }>(db, {});
  const personIds = administrators.map(({ personId }) => personId);
  for (const { name } of societies)
    await notify(db, personIds, {
      kind: 'distributionFinished',
      header: { is: `Fé bíður félagsins ${name}`, en: `Money waits for ${name}` },
      body: {
        is: `Úthlutun geymir fé sem fellur til höfunda í félaginu ${name}, sem er ekki skráð sem greiðsluþegi. Skráðu félagið; næsta keyrsla færir því það sem bíður.`,
        en: `A distribution keeps money that falls to authors of ${name}, which is no payee yet. Enter the society; the next run credits it with what waits.`,
      },
      link: '/greiðslukeyrslur?flipi=felog',
    });
}
