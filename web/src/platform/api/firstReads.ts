import { headersOfReads } from './call.ts';
import { firstCalls } from './firstCalls.ts';
import { askAhead } from './readTogether.ts';
import { currentSession } from './session.ts';

const addressOf = (read: keyof typeof firstCalls, kennitala: string) =>
  firstCalls[read].replace('GET ', '').replace(':kennitala', encodeURIComponent(kennitala));

/** H107: asks who the person of the session is, and on a home for what stands at its head, while the code of the page is on its way. */
export function askFirst(isHome: boolean): void {
  const session = currentSession();
  if (!session) return;
  const headers = headersOfReads(session);
  const { kennitala, role } = session;
  askAhead(addressOf('person', kennitala), headers);
  // Staff and external users are mostly nobody's person, who has no home.
  if (isHome && (role === 'member' || role === 'viewer')) askAhead(addressOf('home', kennitala), headers);
}
