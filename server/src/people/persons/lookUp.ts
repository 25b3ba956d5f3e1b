import { fold } from '@omur/contract/platform/rules/folding';
import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { mayAsk, noteAsked, wasAsked } from '../../platform/sessions/limit.ts';
import { refuse, Refusal } from '../../platform/refusal.ts';

/** S9: a number tells nothing by itself, and is not guessed: anyone who looks somebody up by it knows a name too. */
const perHour = { allowed: 20, minutes: 60, refusal: 'person.lookedUpTooOften' } as const;

/** Refuses a look-up by national ID without a name, and too many of a user's. Staff know the numbers. */
export async function mayLookUp(
  db: Queryable,
  actor: Pick<Actor, 'role' | 'realUserId'>,
  name: string | undefined,
): Promise<void> {
  if (isStaff(actor)) return;
  if (wordsOf(name ?? '').length === 0) refuse('person.nameForNumber');
  await mayAsk(db, `look-up by:${actor.realUserId}`, perHour);
}

/**
 * S9: what says of a national ID that somebody has it tells as much as a look-up, so each that is typed for an author outside the society
 * counts as one; a form sent again does not. Goes ahead of the transaction: a refusal does not take it back.
 */
export async function countNumbers(
  db: Queryable,
  actor: Pick<Actor, 'role' | 'realUserId'>,
  authors: readonly { kennitala?: string | null | undefined }[],
): Promise<void> {
  if (isStaff(actor)) return;
  for (const { kennitala } of authors) {
    const digits = kennitala?.replaceAll(/\D/gu, '');
    if (!digits) continue;
    const typed = `${digits} typed by:${actor.realUserId}`;
    if (await wasAsked(db, typed, perHour.minutes)) continue;
    await mayAsk(db, `look-up by:${actor.realUserId}`, perHour);
    // Only what was let through is free when the form is sent again.
    await noteAsked(db, typed, perHour.minutes);
  }
}

/**
 * Those of many national IDs that may be looked up, by the same limit: each that was not typed before counts as one, and beyond the limit
 * nothing is said of the others.
 */
export async function countedNumbers(
  db: Queryable,
  actor: Pick<Actor, 'role' | 'realUserId'>,
  kennitalas: readonly string[],
): Promise<ReadonlySet<string>> {
  const counted = new Set<string>();
  let isAtEnd = false;
  for (const kennitala of kennitalas) {
    const typed = `${kennitala} typed by:${actor.realUserId}`;
    if (isAtEnd && !(await wasAsked(db, typed, perHour.minutes))) continue;
    try {
      await countNumbers(db, actor, [{ kennitala }]);
      counted.add(kennitala);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      isAtEnd = true;
    }
  }
  return counted;
}

/** The same for a registration. */
export const countUnknown = ({ db, actor, body }: CallWithUnknown): Promise<void> =>
  countNumbers(db, actor, body.unknownAuthors ?? []);

interface CallWithUnknown {
  db: Queryable;
  actor: Pick<Actor, 'role' | 'realUserId'>;
  body: { unknownAuthors?: readonly { kennitala?: string | null | undefined }[] | null | undefined };
}

/** Whether what was typed is a part of the name: one word of it at least, whole, and none that is not. */
export function fitsName(typed: string | undefined, name: string): boolean {
  const words = new Set(wordsOf(name));
  const asked = wordsOf(typed ?? '');
  return asked.length > 0 && asked.every((word) => words.has(word));
}

const wordsOf = (name: string) =>
  fold(name)
    .split(' ')
    .filter((word) => word.length > 1);
