import type { Society } from '@omur/contract/accounts/sessions';
import type { Role } from '@omur/contract/platform/values';
import type { Config } from '../../platform/config.ts';
import { type Queryable } from '../../platform/database/statement.ts';
import { listDemoLogins } from './societyQueries.ts';

/** The society's name, and the demo society's log-ins while its data is loaded. */
export async function societyFor(
  db: Queryable,
  {
    societyName,
    openId,
    isRepertoryPublic,
    isNewsPublic,
    joinUrl,
    contact,
  }: Pick<Config, 'societyName' | 'openId' | 'isRepertoryPublic' | 'isNewsPublic' | 'joinUrl' | 'contact'>,
): Promise<Society> {
  const demoLogins = await listDemoLogins.rows<{
    kennitala: string;
    name: string;
    role: Role;
    password: string;
  }>(db, {});
  return {
    societyName,
    openId: openId ?? null,
    demoLogins,
    isRepertoryPublic,
    isNewsPublic,
    joinUrl: joinUrl ?? null,
    contact: contact ?? null,
  };
}
