import type { PlainTable } from '../plainFields.ts';
import { address } from './places.ts';

/** What is said of a venue in plain words. A new field is a line here, and a column of the same name. */
export const plainVenue = {
  address: {
    wire: address.wire,
    input: 'text',
    maxLength: 200,
    isLine: true,
    label: { is: 'Heimilisfang', en: 'Address' },
    hint: {
      is: 'Fer sjálfkrafa í skráninguna þegar staðurinn er valinn.',
      en: 'Goes into the registration when the venue is chosen.',
    },
  },
} as const satisfies PlainTable;
