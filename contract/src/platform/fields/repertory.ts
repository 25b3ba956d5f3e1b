import { text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// The public repertory: every wire name once, but for those shared with works and people.

/** Whether the society shows its repertory to everybody. */
export const isRepertoryPublic = field('VERKASKRA_OPIN', yesNo);
/** Where people join the society, outside the portal. */
export const joinUrl = field('SLOD_INNGONGU', text);
