import type { Config } from '../../platform/config.ts';

/** O87: the files say who owns which works, who logs in and what was paid, so whatever takes two asks for a second administrator here. */
export const takesTwoOf = ({ fourEyes }: Pick<Config, 'fourEyes'>): boolean => fourEyes.size > 0;
