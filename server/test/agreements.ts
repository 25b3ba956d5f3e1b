import { partsOn, rightsOfUses } from '../src/royalties/splits/split.ts';
import type { Portal, Someone } from './portal.ts';

/** The right that a publisher is paid by. */
export async function rightOf(portal: Portal, { personId }: Someone): Promise<number> {
  const [row] = await portal.sql(
    'select right_id from author_right where person_id = $1 and author_id is null',
    [personId],
  );
  return Number(row?.['right_id']);
}

/** Who is paid how many hundredths of a use: by right, null for nobody. */
export async function paidFor(
  portal: Portal,
  use: { workId: number; day: string; countryId: number },
  paidOn = new Date().toISOString().slice(0, 10),
): Promise<Map<number | null, number>> {
  const rights = await rightsOfUses(portal.pool, [use], paidOn);
  const parts = partsOn(rights.get(use.workId) ?? [], use, 'noPoints');
  return new Map(parts.map(({ rightId, share }) => [rightId, share]));
}

/** Staff change a contract: what is not named stays. */
export async function changeContract(
  portal: Portal,
  { contractId, as, ...changes }: { contractId: number; as: Someone } & Record<string, unknown>,
) {
  const path = `/api/persons/publishers/contracts/${contractId}`;
  const { body } = await portal.ask(`GET ${path}`, { as });
  return portal.ask(`PUT ${path}`, {
    as,
    body: {
      UPPHAF_SAMNINGS: body.upphaF_SAMNINGS,
      LOK_SAMNINGS: body.loK_SAMNINGS,
      PERFORMANCE_SHARE: body.performancE_SHARE,
      MECHANICAL_SHARE: body.mechanicaL_SHARE,
      UTGAFA: body.utgafa,
      ...changes,
    },
  });
}
