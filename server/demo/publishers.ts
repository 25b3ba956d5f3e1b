import type { Holder } from '@omur/contract/works/rules/rights';
import type pg from 'pg';
import { contracts } from './authors.ts';
import type { DemoWork } from './works.ts';

/** Who is paid for a use of a day, and what part of it. */
export type PartsOf = (
  work: DemoWork,
  usedOn: string,
) => { rightId: number; part: number; contractId?: number | undefined }[];

/** M6: publishers are paid by a right of their own for uses on the days of a contract, also of one that has ended since. */
export async function publishersWith(
  client: pg.Client,
  holdersOf: (authorId: number) => readonly Holder[],
): Promise<PartsOf> {
  const { rows } = await client.query<{ person_id: number; right_id: number }>(
    'select person_id, right_id from author_right where author_id is null',
  );
  const rightOf = new Map(rows.map((row) => [row.person_id, row.right_id]));
  const known = Object.values(contracts);
  return (work, usedOn) =>
    work.authors.flatMap(({ authorId, shareHundredths, contract }) => {
      const ids = [contract?.contractId, ...work.endedContractIds];
      const running = known.find(
        (one) =>
          one.authorId === authorId &&
          ids.includes(one.contractId) &&
          one.startsOn <= usedOn &&
          usedOn <= one.endsOn,
      );
      const publisher = running && rightOf.get(running.publisherId);
      const published = publisher === undefined ? 0 : (running?.performanceShareHundredths ?? 0) / 10_000;
      const part = shareHundredths / 10_000;
      return [
        ...(publisher === undefined
          ? []
          : [{ rightId: publisher, part: part * published, contractId: running?.contractId }]),
        ...holdersOf(authorId).map((holder) => ({
          rightId: holder.rightId,
          part: (part * (1 - published) * holder.shareHundredths) / 10_000,
        })),
      ];
    });
}
