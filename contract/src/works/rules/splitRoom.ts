import { isNobody } from '../../people/rules/authorTypes.ts';
import { type RuleResult, violations } from '../../platform/rules/ruleResult.ts';
import { checkRegistration } from './registration.ts';
import type { KnownAuthor } from './registrationValue.ts';

interface Seat {
  seatId: number;
  displayName: string;
  /** Of the public domain and AI alone. */
  nobodysId: number | null;
  authorTypeId: number;
  shareHundredths: number;
}

/** What keeps a split from being registered as it stands; the rules of the form (V2), of authors and shares alone. */
export function splitProblems(seats: readonly Seat[]): RuleResult[] {
  const authors = seats.map(
    ({ seatId, displayName, nobodysId, authorTypeId, shareHundredths }): KnownAuthor => ({
      kind: 'known',
      key: String(seatId),
      name: displayName,
      // Who they are is no concern of the rules, but for those whom nobody is.
      authorId: nobodysId ?? -seatId,
      authorTypeId,
      shareHundredths,
    }),
  );
  return violations(checkRegistration({ title: '–', duration: '1.00', authors, otherTitles: [], isrcs: [] }));
}

/** Whether everybody who can accept has, but for those named. */
export const isAcceptedByAll = (
  seats: readonly (Pick<Seat, 'nobodysId'> & { acceptsShare: boolean; isHostsSeat: boolean })[],
): boolean => seats.every((seat) => seat.isHostsSeat || seat.acceptsShare || isNobody(seat.nobodysId ?? 0));
