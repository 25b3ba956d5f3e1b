import type { Society } from '@omur/contract/accounts/sessions';
import type { Role } from '@omur/contract/platform/values';
import type { Config } from '../../platform/config.ts';
import { type Queryable } from '../../platform/database/statement.ts';
import { listDemoLogins } from './societyQueries.ts';

/** The society's name, and the demo society's log-ins while its data is loaded. */
export async function societyFor(
  db: Queryable,
  { societyName, openId }: Pick<Config, 'societyName' | 'openId'>,
): Promise<Society> {
  const demoLogins = await listDemoLogins.rows<{
    kennitala: string;
    name: string;
    role: Role;
    password: string;
  }>(db, {});
  return { societyName, openId: openId ?? null, demoLogins };
}
