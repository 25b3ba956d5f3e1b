import type { Portal, Someone } from './portal.ts';

/** Somebody does something in the name of another, and is themselves again: their session goes on by another token. */
export async function inNameOf<T>(
  portal: Portal,
  [by, whom]: readonly [Someone, Someone],
  what: (as: Someone) => Promise<T>,
): Promise<T> {
  const begun = await portal.ask(`PATCH /api/users/masquerade/${whom.userId}`, { as: by });
  const as = { ...whom, token: begun.body.token as string };
  const done = await what(as);
  const own = await portal.ask('PATCH /api/users/stopMasquerade/', { as });
  Object.assign(by, { token: own.body.token });
  return done;
}
