import { VerifiedReset, verifyPasswordChange } from '@omur/contract/accounts/passwords';
import * as z from 'zod/mini';
import { call } from '../../platform/api/call.ts';

const storageKey = 'omur.reset';
const Kept = z.object({ guid: z.string(), verified: VerifiedReset });
const asked = new Map<string, Promise<z.output<typeof VerifiedReset>>>();

/**
 * S3: what the guid of a link was given up for. That happens once, so this tab keeps it: the page may be loaded again, and users come back
 * to it from the page that says why a password was refused.
 */
export function verifiedReset(guid: string) {
  const known = asked.get(guid);
  if (known) return known;
  const verifying = verify(guid);
  asked.set(guid, verifying);
  verifying.catch(() => asked.delete(guid));
  return verifying;
}

async function verify(guid: string) {
  const kept = read(guid);
  if (kept) return kept;
  const verified = await call(verifyPasswordChange, { query: { resetGuid: guid } });
  write(JSON.stringify(z.encode(Kept, { guid, verified })));
  return verified;
}

export function forgetReset(): void {
  asked.clear();
  write(null);
}

function read(guid: string) {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return kept.data?.guid === guid ? kept.data.verified : undefined;
  } catch {
    return undefined;
  }
}

function write(next: string | null): void {
  try {
    if (next === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, next);
  } catch {
    // Storage is switched off: the link works as long as the page is open.
  }
}
