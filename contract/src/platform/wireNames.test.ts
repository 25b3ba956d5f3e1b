import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declaredNames, namesIn } from '../../test/declaredNames.ts';
import { everyEndpoint } from '../../test/everyEndpoint.ts';
import { ForeignPerformanceDraft } from '../performances/foreignPerformanceDraft.ts';
import { FundDraft } from '../grants/fundDraft.ts';

interface WireName {
  wire: string;
  answer: string;
  english: string | string[];
}

const read = <T>(path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;
const names = new Map(
  read<WireName[]>('../../../docs/requirements/wire-names.json').map((one) => [one.wire, one]),
);
/** They stand in refusals, which the server writes without a table. */
const ofRefusals = ['StatusCode', 'Code', 'Message', 'Errors', 'Field'];

const declared = [
  ...declaredNames(await everyEndpoint()),
  // What is kept of an unfinished form.
  ...namesIn(FundDraft),
  ...namesIn(ForeignPerformanceDraft),
];
const declaredWires = new Set(declared.map(({ field }) => field.wire));

describe('names of the wire', () => {
  it('W1 are all declared', () => {
    const expected = [...names.keys()].filter((wire) => !ofRefusals.includes(wire));
    expect(expected.filter((wire) => !declaredWires.has(wire))).toEqual([]);
  });
  it('W1 stand in the list of names, with the spelling of answers', () => {
    const unlike = declared.filter(({ field }) => names.get(field.wire)?.answer !== field.answer);
    expect([...new Set(unlike.map(({ field }) => field.wire))]).toEqual([]);
  });
  it('have the English names of the glossary', () => {
    const unlike = declared.filter(
      ({ name, field }) => ![names.get(field.wire)?.english].flat().includes(name),
    );
    expect([...new Set(unlike.map(({ name, field }) => `${field.wire}: ${name}`))]).toEqual([]);
  });
  it('stand in the glossary as in the list of names', () => {
    const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
    const rows = glossary.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| ([^|]+?) +\|/gm);
    const found = Array.from(rows, ([, wire, answer, english = '']) => ({
      wire,
      answer,
      english: Array.from(english.matchAll(/`(\w+)`/g), ([, name]) => name),
    }));
    expect(found).toEqual(
      Array.from(names.values(), ({ wire, answer, english }) => ({
        wire,
        answer,
        english: [english].flat(),
      })),
    );
  });
});
