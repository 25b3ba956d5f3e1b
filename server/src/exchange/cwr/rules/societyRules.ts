import { listed } from '../checks.ts';
import { fieldRule, type Rule } from './rule.ts';

/** An unknown society costs the work in 2.1 and the field in 2.2: the sources disagree, see docs/cwr.md. */
export const societyRules = (record: string, numbers: readonly [string, string, string]): Rule[] =>
  (['prSociety', 'mrSociety', 'srSociety'] as const).flatMap((field, at) => [
    fieldRule(`${record} F ${numbers[at]} T`, field, listed('society'), { only: '2.1' }),
    fieldRule(`${record} F ${numbers[at]} F`, field, listed('society'), { only: '2.2', fix: '' }),
  ]);
