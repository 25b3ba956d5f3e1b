import type { Queryable } from '../../platform/database/statement.ts';
import type { Given } from './answers.ts';
import {
  archivePreferred,
  askStaff,
  findCodeHolders,
  lockWorks,
  setBeside,
  setPreferred,
} from './giveQueries.ts';

export type IswcSource = 'agency' | 'file';

/** The agency's own, and what came with the society's earlier system: nobody here vouches for it. */
const replaceable = ['agency', 'file', 'oldSystem'];

interface Standing extends Record<string, unknown> {
  preferred: { iswc: string; source: string } | null;
  elsewhere: number | null;
}

interface Giving extends Given {
  workId: number;
  source: IswcSource;
  requestId?: number | null;
}

/**
 * X52: writes what the agency says of a work's ISWC, in the caller's transaction. Its code takes the place of one that it gave before, or
 * that came from the earlier system, which is archived. A code of another source that differs, or one that another work of ours has, is for staff: nothing changes then.
 */
export async function giveIswc(db: Queryable, giving: Giving): Promise<'given' | 'asked'> {
  const { workId, iswc, source, requestId = null } = giving;
  const before = await findCodeHolders.row<Standing>(db, { workId, iswc });
  await lockWorks.run(db, { workIds: [workId, ...(before?.elsewhere ? [before.elsewhere] : [])] });
  const standing = await findCodeHolders.row<Standing>(db, { workId, iswc });
  const ask = async (kind: 'elsewhere' | 'differs', candidates: object[]) => {
    await askStaff.run(db, {
      workId,
      kind,
      requestId,
      iswc,
      source,
      candidates: JSON.stringify(candidates),
    });
    return 'asked' as const;
  };
  if (standing?.elsewhere) return ask('elsewhere', [{ workId: standing.elsewhere }]);
  const preferred = standing?.preferred;
  if (preferred && preferred.iswc !== iswc && !replaceable.includes(preferred.source))
    return ask('differs', [{ iswc }]);
  await makePreferred(db, giving);
  return 'given';
}

/** Makes a code the preferred one of a work, with what stands beside it. The caller has locked the work. */
export async function makePreferred(
  db: Queryable,
  {
    workId,
    iswc,
    archived,
    linked,
    source,
    userId = null,
  }: Omit<Giving, 'source'> & { source: IswcSource | 'cwr'; userId?: number | null },
): Promise<void> {
  await archivePreferred.run(db, { workId, iswc });
  await setPreferred.run(db, { workId, iswc, source, userId });
  for (const one of archived)
    await setBeside.run(db, { workId, iswc: one, status: 'archived', linkedTo: iswc, source });
  for (const one of linked)
    await setBeside.run(db, { workId, iswc: one, status: 'linked', linkedTo: iswc, source });
}
