import { Session } from '@omur/contract/accounts/sessions';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keepOnlyFor } from '../offline/keepOnlyFor.ts';
import { keptFor } from '../offline/keptFor.ts';
import { newListeners } from '../state/listeners.ts';

const storageKey = 'omur.session';
const { subscribe, notify } = newListeners();
let text = read();
let session = decoded(text);

/** Who is logged in, as the browser keeps it (F3.1); undefined when nobody is. */
export function currentSession(): Session | undefined {
  return session;
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, currentSession);
}

/** For pages behind the guard, where somebody is logged in. */
export function useLoggedIn(): Session {
  const one = useSession();
  if (!one) throw new Error('Nobody is logged in.');
  return one;
}

/** Acts for somebody and is no administrator: kept off whatever decides who gets in and who is told of it (S5, F2.26). */
export function isProxy({ masquerader }: Session): boolean {
  return masquerader !== null && masquerader.masqueraderRole !== 'administrator';
}

export function keepSession(next: Session): void {
  write(JSON.stringify(z.encode(Session, next)));
}

export function forgetSession(): void {
  write(null);
}

type Told = (session: Session) => void;
let onEnded: Told | undefined;
let onChanged: Told | undefined;
let onLoggedOut: (() => void) | undefined;
let onSetUpDemanded: (() => void) | undefined;

/** Says what happens when the server no longer knows the session. */
export function whenSessionEnds(act: Told): void {
  onEnded = act;
}

/** Says what happens when this browser becomes somebody else without logging out in between, in this tab or in another (S5). */
export function whenUserChanges(act: Told): void {
  onChanged = act;
}

/** Says what happens when somebody logs out in another tab. */
export function whenLoggedOutElsewhere(act: () => void): void {
  onLoggedOut = act;
}

/** Says where staff go who must have a second factor and have none. */
export function whenSetUpDemanded(act: () => void): void {
  onSetUpDemanded = act;
}

export function setUpDemanded(): void {
  onSetUpDemanded?.();
}

/** The server does not know this session any more. Two answers may say so; only the first acts. */
export function sessionEnded(ended: Session): void {
  // Another tab may have put a session in its place just now.
  const kept = read();
  if (kept !== null) take(kept);
  if (session?.token !== ended.token) return;
  forgetSession();
  onEnded?.(ended);
}

function write(next: string | null): void {
  try {
    if (next === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // Storage is switched off: the session lasts as long as the page is open.
  }
  take(next);
}

function take(next: string | null): void {
  if (next === text) return;
  const before = session;
  text = next;
  session = decoded(next);
  notify();
  void keepOnlyFor(keptFor(session));
  if (before && session && before.userId !== session.userId) onChanged?.(session);
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function decoded(stored: string | null): Session | undefined {
  if (stored === null) return undefined;
  try {
    const one = Session.safeParse(JSON.parse(stored));
    return one.success ? one.data : undefined;
  } catch {
    return undefined;
  }
}

// What was left by somebody whose session ended while the browser was closed.
void keepOnlyFor(keptFor(session));

// Logging in or out in one tab is seen by all of them.
addEventListener('storage', (event) => {
  if (event.key !== storageKey && event.key !== null) return;
  const before = session;
  take(read());
  if (before && !session) onLoggedOut?.();
});
