import type { Config } from '../../platform/config.ts';

/** O87: the files say who owns which works and what was paid, so either of these asks for a second administrator. */
export const takesTwoOf = ({ fourEyes }: Pick<Config, 'fourEyes'>): boolean =>
  fourEyes.has('registrations') || fourEyes.has('distributions');
