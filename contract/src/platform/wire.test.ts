import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { shareHundredths, title, workId } from './fields/works.ts';
import { duration } from './amounts.ts';
import { day, id, light, yesNo } from './values.ts';
import {
  answerName,
  answerNameOf,
  field,
  maybe,
  nullable,
  ourPath,
  payloadNameOf,
  request,
  response,
  tableOf,
  withDeclaredNames,
} from './wire.ts';

interface WireName {
  wire: string;
  answer: string;
}
const names = JSON.parse(
  readFileSync(new URL('../../../docs/requirements/wire-names.json', import.meta.url), 'utf8'),
) as WireName[];
/** Names of errors and of queries, which no answer spells anew. */
const alwaysAsWritten = ['StatusCode', 'Code', 'Message', 'Errors', 'Field', 'SSN', 'Did'];

const Named = request({ title: maybe(title), workId });
const Row = response({
  workId,
  title: nullable(title),
  isApproved: field('SAMTHYKKT', yesNo),
  durationSeconds: field('LENGD', duration),
  light: field('LJOS', light),
  shareHundredths,
  others: field('authors', z.array(response({ title }))),
});
const wireRow = {
  verK_NR: 7,
  heitI_VERKS: null,
  samthykkt: 1,
  lengd: '3.05',
  ljos: 2,
  hlutfall: 33.33,
  authors: [{ heitI_VERKS: 'Þögn' }],
};

describe('the spelling of answers', () => {
  it.each(names.filter(({ wire }) => !alwaysAsWritten.includes(wire)))(
    'W1 spells $wire as $answer',
    ({ wire, answer }) => expect(answerName(wire)).toBe(answer),
  );
  it.each([
    ['', ''],
    ['A', 'a'],
    ['AÐILI', 'aðili'],
    ['VERK_2_NR', 'verK_2_NR'],
    ['T1', 't1'],
  ])('W1 spells %j as %j', (wire, answer) => expect(answerName(wire)).toBe(answer));
});

describe('a row of the wire', () => {
  it('W1 is read into our names and values, and written back the same', () => {
    const ours = z.decode(Row, wireRow);
    expect(ours).toEqual({
      workId: 7,
      title: null,
      isApproved: true,
      durationSeconds: 185,
      light: 'red',
      shareHundredths: 3333,
      others: [{ title: 'Þögn' }],
    });
    expect(z.encode(Row, ours)).toEqual(wireRow);
  });
  it('passes over what a newer server adds to an answer', () => {
    expect(z.decode(Row, { ...wireRow, nytt: 1 })).not.toHaveProperty('nytt');
  });
  it('writes nothing that its table does not name', () => {
    expect(z.encode(response({ workId }), { workId: 7, secret: 1 } as { workId: number })).toEqual({
      verK_NR: 7,
    });
  });
});

describe('a payload', () => {
  it('refuses a field that is not declared', () => {
    const issues = Named.safeParse({ VERK_NR: 7, LIGHT: 0 }).error?.issues;
    expect(issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['LIGHT'] }]);
  });
  it('leaves out what was left out', () => expect(z.decode(Named, { VERK_NR: 7 })).toEqual({ workId: 7 }));
  it.each(['VERK_NR', 'verK_NR', 'verk_nr'])('W1 knows its field as %s, at every depth', (name) => {
    const List = request({ works: field('VERK', z.nullable(z.array(Named))) });
    expect(withDeclaredNames(List, { verk: [{ [name]: 7, x: 1 }] })).toEqual({
      VERK: [{ VERK_NR: 7, x: 1 }],
    });
  });
  it.each([null, 3, 'VERK_NR', [{ verK_NR: 7 }]])('leaves %j as it is when it is no row', (value) =>
    expect(withDeclaredNames(Named, value)).toEqual(value),
  );
  it('takes a legacy spelling that breaks the rule', () => {
    expect(tableOf(response({ kennitala: field('SSN', z.string(), 'SSN') }))?.['kennitala']?.answer).toBe(
      'SSN',
    );
  });
});

describe('a value of the wire', () => {
  it.each([
    [0, false],
    [1, true],
    [true, true],
    [false, false],
  ])('reads %j as %j', (wire, value) => expect(z.decode(yesNo, wire as 0)).toBe(value));
  it.each([2, 'já', null])('reads %j as neither yes nor no', (wire) =>
    expect(yesNo.safeParse(wire).success).toBe(false),
  );
  it.each([0, -1, 1.5, 2_147_483_648, '7'])('takes %j for no number of a thing', (wire) =>
    expect(id.safeParse(wire).success).toBe(false),
  );
  it.each(['2023-02-29', '1.2.2023', '2023-1-2'])('W4 takes %s for no day', (wire) =>
    expect(day.safeParse(wire).success).toBe(false),
  );
  it.each([0, 1, 2, 3, -1])('F3.6 reads light %j, anything but 0 and 1 as red', (wire) =>
    expect(z.decode(light, wire)).toBe(['green', 'yellow'][wire] ?? 'red'),
  );
});

describe('the name of a field', () => {
  const Nested = request({ title: maybe(title), others: maybe(field('authors', z.array(Named))) });
  it.each([
    ['HEITI_VERKS', 'title'],
    ['authors.3.VERK_NR', 'others.3.workId'],
    ['authors.3', 'others.3'],
    ['authors', 'others'],
    ['ANNAD', 'ANNAD'],
    ['authors.3.ANNAD', 'others.3.ANNAD'],
  ])('H5 of %s in a payload is ours: %s', (wire, ours) => expect(ourPath(Nested, wire)).toBe(ours));
  it('H5 goes both ways, and stays as it is where none is declared', () => {
    expect(payloadNameOf(Nested, 'title')).toBe('HEITI_VERKS');
    expect(payloadNameOf(undefined, 'title')).toBe('title');
    expect(answerNameOf(Row, 'durationSeconds')).toBe('lengd');
    expect(ourPath(undefined, 'HEITI_VERKS')).toBe('HEITI_VERKS');
  });
});
