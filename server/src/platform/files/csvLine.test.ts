import papa from 'papaparse';
import { expect, it } from 'vitest';
import { chances } from '../../../test/moneyWorld.ts';
import { fieldsOf } from './csvLine.ts';

it('R6, R90 takes lines with quotation marks apart as the library does, whether it asks it or not', () => {
  const { upTo, oneOf } = chances(90);
  let apart = 0;
  for (let n = 0; n < 4_000; n++) {
    const signs = Array.from({ length: upTo(14) }, () => oneOf(['"', '"', '""', ';', ',', 'a', 'æ', ' ']));
    const line = `x${oneOf([';', ','])}"${signs.join('')}`;
    const separator = oneOf([';', ','] as const);
    const { data, errors } = papa.parse<string[]>(line, { delimiter: separator, newline: '\n' });
    const expected = errors.length === 0 ? data[0] : undefined;
    if (expected) apart += 1;
    expect([line, fieldsOf(line, separator)]).toEqual([line, expected]);
  }
  expect(apart).toBeGreaterThan(300);
  expect(fieldsOf('a;"b;c";"";d', ';')).toEqual(['a', 'b;c', '', 'd']);
  expect(fieldsOf('a;"b', ';')).toBeUndefined();
});
