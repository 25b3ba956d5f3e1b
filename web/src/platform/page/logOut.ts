import { logout } from '@omur/contract/accounts/sessions';
import { call } from '../api/call.ts';
import { forgetSession } from '../api/session.ts';

/** F4.4: ends the session, forgets what this tab and this device knew, and loads the login page anew, which leads `to` somewhere afterwards. */
export async function logOut(to?: string): Promise<void> {
  await call(logout).catch(() => undefined);
  // The kept answers go with the session, even where this code does not come.
  await import('../offline/leaveNothing.ts')
    .then(({ leaveNothing }) => leaveNothing())
    .catch(() => undefined);
  forgetSession();
  location.assign(to === undefined ? '/login' : `/login?${new URLSearchParams({ to }).toString()}`);
}
