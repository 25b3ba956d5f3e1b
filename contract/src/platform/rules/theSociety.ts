import type { Text } from './language.ts';

/** What members read where one of the society's staff did something; staff see each other's names. */
export const theSociety: Text = { is: 'Félagið', en: 'The society' };
/** What happens by itself is done by it. */
export const thePortal: Text = { is: 'Vefurinn sjálfur', en: 'The portal itself' };
/** Who did what was done before the society came to the portal. */
export const earlierSystem: Text = { is: 'Eldra kerfi', en: 'The earlier system' };
