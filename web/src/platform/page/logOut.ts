import { logout } from '@omur/contract/accounts/sessions';
import { call } from '../api/call.ts';
import { forgetSession } from '../api/session.ts';

/** F4.4: ends the session, forgets what this tab knew, and loads the login page anew. */
export async function logOut(): Promise<void> {
  await call(logout).catch(() => undefined);
  forgetSession();
  location.assign('/login');
}
