import * as z from 'zod/mini';

const storageKey = 'omur.openId';
const Kept = z.object({
  token: z.string(),
  to: z.optional(z.string()),
  /** Somebody who is logged in confirms who they are (X133). */
  isConfirming: z.optional(z.boolean()),
});
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

const confirmationKey = 'omur.confirmation';

/** What the portal gave for an identification at the provider, until a change is made with it. */
export const keepConfirmation = (token: string): void => sessionStorage.setItem(confirmationKey, token);
export const forgetConfirmation = (): void => sessionStorage.removeItem(confirmationKey);
export const keptConfirmation = (): string => sessionStorage.getItem(confirmationKey) ?? '';
