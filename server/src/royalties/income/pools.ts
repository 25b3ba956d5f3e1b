import type { addPool as add, closePool, renamePool } from '@omur/contract/royalties/income';
import { categoryId } from '@omur/contract/platform/fields/distributions';
import { poolNameIs } from '@omur/contract/platform/fields/money';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

const namesOf = (body: { poolNameIs: string; poolNameEn?: string | null | undefined }) => {
  const nameIs = body.poolNameIs.trim();
  if (nameIs === '')
    refuse('request.invalid', { fields: [{ field: poolNameIs.wire, code: 'money.nameMissing' }] });
  return { nameIs, nameEn: body.poolNameEn ?? null };
};
const taken = () =>
  refuse('request.invalid', { fields: [{ field: poolNameIs.wire, code: 'money.poolExists' }] });

/** Adds a pool; answers its number. */
export async function addPool({ db, body }: CallOf<typeof add>): Promise<number> {
  const names = namesOf(body);
  if (!(await queries.findCategory.row(db, body)))
    refuse('request.invalid', { fields: [{ field: categoryId.wire, code: 'distribution.categoryUnknown' }] });
  const row = await queries.insertPool.row<{ poolId: number }>(db, { ...names, categoryId: body.categoryId });
  return row?.poolId ?? taken();
}

export async function changeNames({ db, params, body }: CallOf<typeof renamePool>): Promise<void> {
  const names = namesOf(body);
  const pool = await queries.lockPool.row<{ version: number }>(db, params);
  if (!pool) refuse('money.poolNotFound');
  if (pool.version !== body.version) refuse('money.changedMeanwhile');
  await queries.renamePool.run(db, { ...params, ...names }).catch((error: { constraint?: string }) => {
    if (error.constraint === 'pool_name_unique') taken();
    throw error;
  });
}

const refusals = { pool_has_money: 'money.poolHasMoney', pool_has_rules: 'money.poolHasRules' } as const;

/** Closes a pool that is empty and has no rules, or opens it again (R39). */
export async function setClosed({ db, params, body }: CallOf<typeof closePool>): Promise<void> {
  const pool = await queries.lockPool.row<{ version: number }>(db, params);
  if (!pool) refuse('money.poolNotFound');
  if (pool.version !== body.version) refuse('money.changedMeanwhile');
  await queries.closePool
    .run(db, { ...params, isPoolClosed: body.isPoolClosed })
    .catch((error: { constraint?: keyof typeof refusals }) => {
      const code = error.constraint && refusals[error.constraint];
      if (code) refuse(code);
      throw error;
    });
}
