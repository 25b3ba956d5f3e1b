import { describe, expect, it } from 'vitest';
import { ipiNameCheckDigits, readIpiName } from '@omur/contract/people/rules/ipi';
import { cwrLines, judgeLines, messagesOf, withField } from '../../../test/cwrFiles.ts';
import { agreement, fullWork, plainWork } from '../../../test/cwrWorks.ts';
import { type Check, testOf } from './checks.ts';
import { layouts, type Version } from './layouts/index.ts';
import { type FileFault, fileFaults } from './ruleCases/fileFaults.ts';
import { answerFaults, agreementFaults } from './ruleCases/otherFaults.ts';
import { partyFaults } from './ruleCases/partyFaults.ts';
import { detailFaults, workFaults } from './ruleCases/workFaults.ts';
import { fieldChecksOf, rules } from './rules/index.ts';
import { SubmitterNumbers } from './submitterNumbers.ts';

const versions: readonly Version[] = ['2.1', '2.2'];
/** Every record but those of answers, each at least once. */
const allOf = (version: Version) =>
  cwrLines(version, [
    { type: 'AGR', transactions: [agreement()] },
    { type: 'NWR', transactions: [fullWork(version)] },
  ]);

const wrongValues: { [K in Check['is']]: string | ((size: number) => string) } = {
  entered: '',
  listed: (size) => '~'.repeat(size),
  oneOf: (size) => '~'.repeat(size),
  between: (size) => '9'.repeat(size),
  digits: '~',
  day: '20201340',
  time: '009999',
  year: '0999',
  titleText: 'vor',
  nameText: 'vor',
  asciiText: 'é',
  iswc: 'T1234567895',
  isrc: 'ISAAA21~0001',
  ean: '4006381333932',
  ipi: '00000000198',
  ipiBase: 'I-123456789-4',
};

describe.each(versions)('CWR %s', (version) => {
  it('X4 finds nothing in a file that has every record', async () => {
    expect(messagesOf(await judgeLines(allOf(version)))).toEqual([]);
  });

  const ofFields = [...fieldChecksOf(version)].flatMap(([type, checks]) =>
    ['ACK', 'MSG', 'ISW', 'EXC', 'REV', 'OPU', 'OPT', 'OWR', 'OWT'].includes(type)
      ? []
      : checks.inOrder.map(({ rule, span }) => ({ key: rule.key, type, rule, span })),
  );
  it.each(ofFields)('X4 $key costs what its table says', async ({ type, rule, span }) => {
    const lines = allOf(version);
    const at = lines.findIndex((line) => line.startsWith(type));
    const wrong = wrongValues[rule.check.is];
    const value = typeof wrong === 'string' ? wrong : wrong(span.to - span.from);
    lines[at] = withField(lines[at] ?? '', version, rule.field, value);
    expect(messagesOf(await judgeLines(lines))).toContain(`${rule.key} ${rule.severity}`);
  });

  const cases = [
    ...fileFaults,
    ...workFaults,
    ...partyFaults,
    ...detailFaults,
    ...agreementFaults,
    ...answerFaults,
  ].filter(({ only }) => only === undefined || only === version);
  it.each(cases)('X4 $key: $fault', async ({ key, lines, options, severity }: FileFault) => {
    const messages = messagesOf(await judgeLines(lines(version), options));
    expect(messages).toContain(`${key} ${severity ?? rules[version].get(key)?.severity}`);
  });

  it('X4 every rule has a file that breaks it', () => {
    const tried = new Set([...ofFields, ...cases].map(({ key }) => key));
    expect([...rules[version].keys()].filter((key) => !tried.has(key))).toEqual([]);
  });
});

it.each(versions)(
  'X4 has a sentence in both languages for every rule of %s, and capitals that fit MSG',
  (version) => {
    for (const { text, message } of rules[version].values()) {
      expect(text.is).not.toBe(text.en);
      expect(message).toMatch(/^[ -`{}~]{8,150}$/u);
    }
  },
);

it.each(versions)('X4 names fields that its record has, in %s', (version) => {
  const fields = [...rules[version].values()].filter(({ record }) => record !== 'FIL');
  const unknown = fields.filter(
    ({ record, field }) => field !== undefined && !layouts[version].get(record)?.span[field],
  );
  expect(unknown.map(({ key }) => key)).toEqual([]);
});

it('X4 costs no sound work: plain works pass in both versions', async () => {
  for (const version of versions) {
    const works = [plainWork('A1'), plainWork('A2')];
    expect(messagesOf(await judgeLines(cwrLines(version, [{ type: 'NWR', transactions: works }])))).toEqual(
      [],
    );
  }
});

describe('what is read without making text of it', () => {
  it('X4 knows IPI name numbers by the rule of the register', () => {
    const isIpi = testOf({ is: 'ipi' });
    for (const digits of ['00000000199', '199', '00000000198', '9', '14107338', '00014107338', '1410733A']) {
      const bytes = Buffer.from(digits);
      expect([digits, isIpi(bytes, 0, bytes.length)]).toEqual([
        digits,
        readIpiName(digits).value !== undefined,
      ]);
    }
    for (let at = 0; at < 101; at += 1) {
      const nine = String(301_700_000 + 7919 * at);
      const rest = Array.from({ length: 100 }, (_, two) => nine + String(two).padStart(2, '0'));
      const sound = rest.filter((digits) => isIpi(Buffer.from(digits), 0, 11));
      expect(sound).toEqual([nine + ipiNameCheckDigits(nine)]);
    }
  });
  it('X4 knows a submitter’s number again in whichever order numbers come', () => {
    const numbers = new SubmitterNumbers();
    const taken = ['A1', 'A2', 'A10', 'A2', 'B', 'A1', 'A3', 'B'].map((number) => numbers.take(number));
    expect(taken).toEqual([true, true, true, false, true, false, true, false]);
  });
});
