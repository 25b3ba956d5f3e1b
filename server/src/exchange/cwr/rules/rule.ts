import type { Check } from '../checks.ts';
import type { Version } from '../layouts/index.ts';
import { fieldNames } from './fieldNames.ts';

/** What a fault costs: the file, the group, the transaction, the record, or the field (a default takes its place). */
export type Severity = 'E' | 'G' | 'T' | 'R' | 'F';

export interface Rule {
  /** Such as 'SPU F 013': record type, kind of rule, number. */
  key: string;
  record: string;
  level: 'E' | 'G' | 'T' | 'R' | 'F';
  number: string;
  severity: Severity;
  text: { is: string; en: string };
  /** The text of a MSG record: the English sentence in capitals, ASCII, at most 150 characters. */
  message: string;
  field?: string;
  /** What one field has to fulfil by itself. */
  check?: Check;
  /** What stands in the field afterwards, if the fault costs the field. */
  fix?: string;
  /** The rule is of one version only. */
  only?: Version;
}

export interface Options {
  only?: Version;
  fix?: string;
  field?: string;
}

/** A rule with a sentence of its own; `key` is 'SPU F 013 T', the last letter what it costs. */
export function rule(key: string, is: string, en: string, options: Options = {}): Rule {
  const [record = '', level = '', number = '', severity = ''] = key.split(' ');
  return {
    key: `${record} ${level} ${number}`,
    record,
    level: level as Rule['level'],
    number,
    severity: severity as Severity,
    text: { is, en },
    message: en.replace(/\.$/u, '').toUpperCase().slice(0, 150),
    ...options,
  };
}

/** A rule on one field by itself, with a sentence that follows from the check. */
export function fieldRule(key: string, field: string, check: Check, options: Options = {}): Rule {
  const names = fieldNames[field];
  if (!names) throw new Error(`The field ${field} has no name.`);
  const [is, en] = sentenceOf(check);
  const made = rule(key, `„${names[0]}“: ${is}`, `'${names[1]}': ${en}`, options);
  return { ...made, field, check };
}

/** The share of hundredths as it is written: 5000 is 50,00. */
const percent = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');

function sentenceOf(check: Check): readonly [is: string, en: string] {
  switch (check.is) {
    case 'entered':
      return ['verður að fylla út.', 'must be entered.'];
    case 'listed':
      return check.mustEnter
        ? ['vantar, eða kóðinn er ekki á listanum.', 'is missing, or the code is not in the list.']
        : ['kóðinn er ekki á listanum.', 'the code is not in the list.'];
    case 'oneOf': {
      const values = check.values.join(', ');
      return check.mustEnter
        ? [`verður að vera eitt af ${values}.`, `must be one of ${values}.`]
        : [`má aðeins vera autt eða eitt af ${values}.`, `may only be blank or one of ${values}.`];
    }
    case 'between':
      return [
        `verður að vera frá ${percent(check.least)} til ${percent(check.most)}.`,
        `must be from ${percent(check.least)} to ${percent(check.most)}.`,
      ];
    case 'digits':
      return ['má aðeins vera tölustafir.', 'may only be digits.'];
    case 'day':
      return ['er ekki dagsetning.', 'is not a date.'];
    case 'time':
      return ['er ekki tími.', 'is not a time.'];
    case 'year':
      return ['er ekki ártal.', 'is not a year.'];
    case 'titleText':
    case 'nameText':
    case 'asciiText':
      return ['hefur stafi sem ekki eru leyfðir.', 'has characters that are not allowed.'];
    default:
      return ['númerið er ekki gilt.', 'the number is not valid.'];
  }
}
