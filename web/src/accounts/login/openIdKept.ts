import * as z from 'zod/mini';

const storageKey = 'omur.openId';
const Kept = z.object({ token: z.string(), to: z.optional(z.string()) });
type Kept = z.output<typeof Kept>;

/** Keeps what the tab needs when it comes back from the provider; no other tab can finish the login. */
export function keepLogin(kept: Kept): void {
  sessionStorage.setItem(storageKey, JSON.stringify(kept));
}

/** What was kept, once. */
export function takeLogin(): Kept | undefined {
  const text = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  if (text === null) return undefined;
  try {
    return Kept.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
