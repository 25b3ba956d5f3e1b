import { plainVenue } from '@omur/contract/platform/fields/plainVenue';
import { readPlainFields, typedPlain } from '@omur/contract/platform/plainFields';
import type { DeskVenue } from '@omur/contract/performances/venuesDesk';

/** A venue as the form holds it. */
export interface WrittenVenue {
  venueName: string;
  plain: Record<keyof typeof plainVenue, string>;
  postalCode: string;
  /** As the list of choices holds it; nothing is chosen when empty. */
  type: string;
  isClosed: boolean;
}

export const writtenOf = (venue?: DeskVenue): WrittenVenue => ({
  venueName: venue?.venueName ?? '',
  plain: typedPlain(plainVenue, venue ?? {}),
  postalCode: venue?.postalCode ?? '',
  type: String(venue?.venueTypeId ?? 3),
  isClosed: venue?.isClosed ?? false,
});

export const payloadOf = ({ venueName, plain, postalCode, type }: WrittenVenue) => ({
  venueName: venueName.trim(),
  ...readPlainFields(plainVenue, plain),
  postalCode,
  venueTypeId: Number(type),
});
