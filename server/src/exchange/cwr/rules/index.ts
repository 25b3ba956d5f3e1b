import { testOf } from '../checks.ts';
import { layouts, ruleType, type Version } from '../layouts/index.ts';
import type { Span } from '../layouts/layout.ts';
import { agreementRules } from './agreementRules.ts';
import { detailRules } from './detailRules.ts';
import { fileRules } from './fileRules.ts';
import { publisherRules } from './publisherRules.ts';
import type { Rule } from './rule.ts';
import { workRules } from './workRules.ts';
import { writerRules } from './writerRules.ts';

const all = [
  ...fileRules,
  ...workRules,
  ...publisherRules,
  ...writerRules,
  ...detailRules,
  ...agreementRules,
];
const tableOf = (version: Version): ReadonlyMap<string, Rule> =>
  new Map(
    all.filter(({ only }) => only === undefined || only === version).map((rule) => [rule.key, rule] as const),
  );

/** Every rule that is judged, by its key ('SPU F 013'), one table a version. */
export const rules: Readonly<Record<Version, ReadonlyMap<string, Rule>>> = {
  '2.1': tableOf('2.1'),
  '2.2': tableOf('2.2'),
};

/** A rule on one field by itself, with the field's place. */
export interface FieldCheck {
  rule: Rule & Required<Pick<Rule, 'check' | 'field'>>;
  span: Span;
  test: (text: string) => boolean;
  /** A blank field is as it should be. */
  mayBeBlank: boolean;
}

/** Rules with a check that depends on other fields too; they are judged where the others are. */
const conditional = new Set(['NWR F 008']);

/** The checks of each record type's own fields, in the order of their numbers. */
export const fieldChecks: Readonly<Record<Version, ReadonlyMap<string, readonly FieldCheck[]>>> = {
  '2.1': checksOf('2.1'),
  '2.2': checksOf('2.2'),
};

function checksOf(version: Version): ReadonlyMap<string, readonly FieldCheck[]> {
  return new Map(
    [...layouts[version]].map(([type, { span }]) => {
      const own = [...rules[version].values()].filter(
        ({ record, key, check }) => record === ruleType(type) && check && !conditional.has(key),
      ) as FieldCheck['rule'][];
      return [
        type,
        own.flatMap((rule) => {
          const place = span[rule.field];
          const test = testOf(rule.check);
          return place ? [{ rule, span: place, test, mayBeBlank: test('') }] : [];
        }),
      ] as const;
    }),
  );
}
