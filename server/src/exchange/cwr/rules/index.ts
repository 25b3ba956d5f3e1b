import { type Test, testOf } from '../checks.ts';
import { type CodeBook, standardCodes } from '../codes.ts';
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
interface FieldCheck {
  rule: Rule & Required<Pick<Rule, 'check' | 'field'>>;
  span: Span;
  test: Test;
}

/** All that a field has to pass. */
interface FieldTests {
  span: Span;
  tests: readonly Test[];
  mayBeBlank: boolean;
  /** So may all fields after this one. */
  mayEnd: boolean;
}

/** The checks of a record's own fields: by the order of their numbers, and field by field in that of the columns. */
export interface FieldChecks {
  inOrder: readonly FieldCheck[];
  byColumn: readonly FieldTests[];
}

/** Rules with a check that depends on other fields too; they are judged where the others are. */
const conditional = new Set(['NWR F 008']);

const nothing = new Uint8Array();

type ChecksByRecord = ReadonlyMap<string, FieldChecks>;
const made = new WeakMap<CodeBook, Record<Version, ChecksByRecord>>();

/** The checks of each record type's own fields by some lists of codes, made once for each book of them. */
export function fieldChecksOf(version: Version, codes = standardCodes): ChecksByRecord {
  let of = made.get(codes);
  if (!of) made.set(codes, (of = { '2.1': checksOf('2.1', codes), '2.2': checksOf('2.2', codes) }));
  return of[version];
}

function checksOf(version: Version, codes: CodeBook): ChecksByRecord {
  return new Map(
    [...layouts[version]].map(([type, { span }]) => {
      const own = [...rules[version].values()].filter(
        ({ record, key, check }) => record === ruleType(type) && check && !conditional.has(key),
      ) as FieldCheck['rule'][];
      const inOrder = own.flatMap((rule) => {
        const place = span[rule.field];
        return place ? [{ rule, span: place, test: testOf(rule.check, codes) }] : [];
      });
      return [type, { inOrder, byColumn: byColumn(inOrder) }] as const;
    }),
  );
}

function byColumn(checks: readonly FieldCheck[]): readonly FieldTests[] {
  const fields = [...Map.groupBy(checks, ({ span }) => span)].map(([span, of]) => {
    const tests = of.map(({ test }) => test);
    return { span, tests, mayBeBlank: tests.every((test) => test(nothing, 0, 0)), mayEnd: false };
  });
  fields.sort((a, b) => b.span.from - a.span.from);
  for (const field of fields) {
    if (!field.mayBeBlank) break;
    field.mayEnd = true;
  }
  return fields.reverse();
}
