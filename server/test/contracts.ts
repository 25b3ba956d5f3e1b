import type { Portal, Someone } from './portal.ts';

export const today = () => new Date().toISOString().slice(0, 10);
export const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The payload of a sound submission. */
export function aSubmission(publisher: Someone, author: Someone, changes: Record<string, unknown> = {}) {
  return {
    PUBLISHER_NR: publisher.personId,
    HOFUNDUR_NR: author.authorId,
    UPPHAF_SAMNINGS: today(),
    LOK_SAMNINGS: daysFromNow(3650),
    PERFORMANCE_SHARE: 40,
    MECHANICAL_SHARE: 50,
    OLL_VERK: 1,
    ...changes,
  };
}

/** Staff have marked them as a publisher (A4). */
export async function publishes(portal: Portal, { personId }: Someone): Promise<void> {
  await portal.sql('update person set is_publisher = true where person_id = $1 and not is_publisher', [
    personId,
  ]);
}

/** Submits a contract, has the author accept it and staff approve it; answers its number. */
export async function aContract(
  portal: Portal,
  {
    publisher,
    author,
    staff,
    ...changes
  }: { publisher: Someone; author: Someone; staff: Someone } & Record<string, unknown>,
): Promise<number> {
  await publishes(portal, publisher);
  const submitted = await portal.ask('POST /api/persons/publishers/contractsSubmissions', {
    as: publisher,
    body: aSubmission(publisher, author, changes),
  });
  const path = `/api/persons/publishers/contractsSubmissions/${submitted.body.publisheR_SAMNINGUR_I_BID_NR}`;
  await portal.ask(`PATCH ${path}/answer`, { as: author, body: { SAMTHYKKT: 1 } });
  const decided = await portal.ask(`PATCH ${path}`, {
    as: staff,
    body: { SAMTHYKKT: 1, SKORUN_LEYFD: 1, RETTHAFAR_SKODADIR: 1 },
  });
  if (decided.status !== 200) throw new Error(`The contract was refused: ${submitted.text} ${decided.text}`);
  return decided.body.publisheR_SAMNINGUR_NR;
}
