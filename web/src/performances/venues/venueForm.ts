import type { DeskVenue } from '@omur/contract/performances/venuesDesk';

/** A venue as the form holds it. */
export interface WrittenVenue {
  venueName: string;
  address: string;
  postalCode: string;
  /** As the list of choices holds it; nothing is chosen when empty. */
  type: string;
  isClosed: boolean;
}

export const writtenOf = (venue?: DeskVenue): WrittenVenue => ({
  venueName: venue?.venueName ?? '',
  address: venue?.address ?? '',
  postalCode: venue?.postalCode ?? '',
  type: String(venue?.venueTypeId ?? 3),
  isClosed: venue?.isClosed ?? false,
});

export const payloadOf = ({ venueName, address, postalCode, type }: WrittenVenue) => ({
  venueName: venueName.trim(),
  address,
  postalCode,
  venueTypeId: Number(type),
});
