import { type Config, readConfig } from '../src/platform/config.ts';
import { hashPassword } from '../src/platform/sessions/passwords.ts';
import type { Portal, Someone } from './portal.ts';

/** Of a portal that sends to this machine itself. */
export const webhookConfig: Config = {
  ...readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' }),
  webhooksReachLocal: true,
};

export const webhookPassword = 'sjö svartir svanir';

/** Somebody who has the password that a webhook asks for. */
export async function aWebhookOwner(portal: Portal, role?: 'editor'): Promise<Someone> {
  const one = await portal.someone(role ? { role } : {});
  await portal.sql('update app_user set password_hash = $1 where user_id = $2', [
    await hashPassword(webhookPassword),
    one.userId,
  ]);
  return one;
}
