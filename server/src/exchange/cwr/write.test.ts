import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cwrLines, eventsOf, headerIn, transactionsOf } from '../../../test/cwrFiles.ts';
import { agreement, cwrHeader, cwrRecord, fullWork, plainWork } from '../../../test/cwrWorks.ts';
import { layouts, type RecordType, type Version } from './layouts/index.ts';
import type { Kind } from './layouts/layout.ts';
import { CwrRecord } from './record.ts';
import { transliterate } from './transliterate.ts';
import { agreementOf, type CwrWork, headerOf, workFrom, workOf } from './typed.ts';
import { type TypedRecord, typedRecord } from './values.ts';
import { workRecords } from './workRecords.ts';
import { type CwrContent, writeCwr } from './write.ts';

const versions: readonly Version[] = ['2.1', '2.2'];
/** Text as a field may have it: no blanks around it, and no two in a row. */
const words = (size: number) =>
  fc
    .array(fc.integer({ min: 32, max: 126 }), { minLength: 1, maxLength: size })
    .map((codes) => transliterate(String.fromCharCode(...codes)))
    .filter((text) => text !== '');
const valueOf: Readonly<Record<Kind, (size: number) => fc.Arbitrary<string | number | null>>> = {
  text: (size) => fc.option(words(size)),
  code: (size) => fc.option(words(size)),
  native: (size) =>
    fc.option(
      fc
        .string({ unit: 'grapheme', maxLength: size / 8 })
        .map((text) => text.normalize('NFC').replace(/[\p{C}\s]/gu, ''))
        .filter((text) => text !== '' && Buffer.byteLength(text) <= size),
    ),
  digits: (size) =>
    fc.option(
      fc.integer({ min: 1, max: 10 ** size - 1 }).map((number) => String(number).padStart(size, '0')),
    ),
  number: (size) => fc.integer({ min: 0, max: 10 ** size - 1 }),
  share: () => fc.integer({ min: 0, max: 10_000 }),
  date: () =>
    fc.option(
      fc
        .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    ),
  duration: () => fc.option(fc.integer({ min: 1, max: 359_999 })),
  clock: () =>
    fc.integer({ min: 0, max: 86_399 }).map((second) => new Date(second * 1000).toISOString().slice(11, 19)),
};

function anyRecord(version: Version, type: RecordType): fc.Arbitrary<TypedRecord> {
  const spans = (layouts[version].get(type)?.spans ?? []).filter(
    ({ name }) => name !== 'transaction' && name !== 'record',
  );
  const values = Object.fromEntries(
    spans.map(({ name, kind, from, to }) => [name, valueOf[kind](to - from)]),
  );
  return fc.record(values).map((made) => cwrRecord(type, made));
}

describe.each(versions)('X11 records of %s', (version) => {
  const types = [...layouts[version].keys()].filter((type) => !['HDR', 'GRH', 'GRT', 'TRL'].includes(type));
  it.each(types)('X11 reads what it writes: %s', (type) => {
    fc.assert(
      fc.property(anyRecord(version, type as RecordType), (record) => {
        const transactions = [[cwrRecord('NWR'), record]];
        const lines = cwrLines(version, [{ type: 'NWR', transactions }]);
        const layout = layouts[version].get(type);
        expect(layout && typedRecord(CwrRecord.ofText(lines[3] ?? '', 4, layout), true)).toEqual(record);
        expect(lines[3]).toHaveLength(layout?.width ?? 0);
      }),
      { numRuns: 40, seed: 11 },
    );
  });
});

/** Works that break no rule, with writers and publishers as they come. */
const anyWork: fc.Arbitrary<CwrWork> = fc
  .record({
    base: fc.constantFrom(...versions).map((version) => workFrom(fullWork(version)) as CwrWork),
    title: words(60),
    performing: fc.integer({ min: 0, max: 5000 }),
    mechanical: fc.integer({ min: 0, max: 5000 }),
    names: fc.array(
      words(20).map((name) => name.replace(/[^ !-;?@A-Z_`]/gu, 'X')),
      { minLength: 1, maxLength: 6 },
    ),
    titles: fc.array(words(60), { maxLength: 4 }),
    native: fc.array(valueOf.native(640), { maxLength: 2 }),
  })
  .map(({ base, title, performing, mechanical, names, titles, native }) => {
    const [first] = base.writers;
    const [chain, other] = base.chains.map((one) => structuredClone(one));
    if (!first || !chain?.publishers[0] || !other?.publishers[0])
      throw new Error('The full work has two chains.');
    const [own, theirs] = [chain.publishers[0], other.publishers[0]];
    for (const party of [own, ...own.territories])
      Object.assign(party, { prShare: performing, mrShare: mechanical });
    for (const party of [theirs, ...theirs.territories])
      Object.assign(party, { prShare: 5000 - performing, mrShare: 10_000 - mechanical });
    const share = Math.floor(5000 / names.length);
    const writers = names.map((lastName, at) => ({
      ...first,
      party: `W${at}`,
      lastName,
      role: at === 0 ? 'CA' : 'AR',
      prShare: at === 0 ? 5000 - share * (names.length - 1) : share,
      nativeNames: [],
      territories: first.territories.map((territory) => ({
        ...territory,
        party: `W${at}`,
        prShare: at === 0 ? 5000 - share * (names.length - 1) : share,
      })),
      publishers: first.publishers.map((link) => ({ ...link, writerParty: `W${at}` })),
    }));
    const alternateTitles = titles.map((text) => ({ title: text, titleType: 'AT', language: null }));
    const nativeTitles = native.map((text) => ({
      title: String(text ?? 'Vor'),
      titleType: 'AT',
      language: 'IS',
    }));
    const versionType = writers.length > 1 ? 'MOD' : 'ORI';
    return { ...base, title, chains: [chain, other], writers, alternateTitles, nativeTitles, versionType };
  });

const fitsIn = (version: Version) => (work: CwrWork) => (version === '2.2') === work.references.length > 0;

describe('X11 files', () => {
  it.each(versions)(
    'X11 reads the works that it wrote in %s, and has nothing to say against them',
    async (version) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyWork.filter(fitsIn(version)), { minLength: 1, maxLength: 5 }),
          async (drawn) => {
            const works = drawn.map((work, at) => ({ ...work, submitterNumber: `OM${at}` }));
            const content: CwrContent = {
              version,
              header: headerIn(version),
              groups: [
                { type: 'AGR', transactions: [agreement()] },
                { type: 'NWR', transactions: works.map(workRecords) },
              ],
            };
            const events = await eventsOf(content);
            const [read, ...rest] = transactionsOf(events);
            expect(
              events.flatMap((event) => (event.kind === 'header' ? [headerOf(event.header)] : [])),
            ).toEqual([content.header]);
            expect(read && agreementOf(read).parties).toHaveLength(2);
            expect(rest.map(workOf)).toEqual(works);
            const end = events.at(-1);
            const said = [
              ...rest.map(({ messages }) => messages),
              end?.kind === 'end' ? end.result.messages : [],
            ].flat();
            expect(said.map(({ rule }) => rule.key)).toEqual([]);
          },
        ),
        { numRuns: 40, seed: 12 },
      );
    },
  );
  it('X11 counts groups, transactions and records, and ends lines with CR LF', () => {
    const groups = [
      { type: 'NWR' as const, transactions: [plainWork('A1'), plainWork('A2')] },
      { type: 'REV' as const, transactions: [[cwrRecord('REV'), ...plainWork('A3').slice(1)]] },
    ];
    const lines = [...writeCwr({ version: '2.1', header: cwrHeader(), groups })];
    expect(lines.every((line) => /^[ -~]+\r\n$/u.test(line))).toBe(true);
    const trailers = lines.filter((line) => /^(?:GRT|TRL)/u.test(line)).map((line) => line.slice(0, 24));
    expect(trailers).toEqual([
      'GRT000010000000200000014',
      'GRT000020000000100000008',
      'TRL000020000000300000024',
    ]);
  });
  it('X11 refuses a number that has no room, and a group or transaction without a beginning', () => {
    const write = (...transactions: TypedRecord[][]) => [
      ...writeCwr({ version: '2.2', header: cwrHeader(), groups: [{ type: 'NWR', transactions }] }),
    ];
    expect(() => write([cwrRecord('NWR', { submitterNumber: 'NUMBER-TOO-LONG' })])).toThrow('has no room');
    expect(() => write([cwrRecord('NWR'), cwrRecord('SPU', { prShare: 100_000 })])).toThrow('has no room');
    expect(() => write([cwrRecord('NWR'), cwrRecord('SPU', { prShare: 0.5 })])).toThrow('whole number');
    expect(() => write([cwrRecord('NWR'), cwrRecord('SPU', { ipi: '12A' })])).toThrow('must be digits');
    expect(() => write([cwrRecord('SPU')])).toThrow('begins with its header');
    expect(() => write()).toThrow('has no transaction');
    expect(() => [
      ...writeCwr({
        version: '2.1',
        header: cwrHeader(),
        groups: [{ type: 'NWR', transactions: [[cwrRecord('NWR'), cwrRecord('XRF')]] }],
      }),
    ]).toThrow('CWR 2.1 has no record XRF');
  });
  it('X11 cuts titles that are too long', () => {
    const lines = cwrLines('2.1', [
      { type: 'NWR', transactions: [[cwrRecord('NWR', { title: 'Ð'.repeat(70) })]] },
    ]);
    expect(lines[2]?.slice(19, 79)).toBe('D'.repeat(60));
  });
  it('X12 cuts native titles between characters, and writes them without accents where no character set is named', () => {
    const work = [cwrRecord('NWR'), cwrRecord('NAT', { title: 'þ'.repeat(400), titleType: 'AT' })];
    const groups = [{ type: 'NWR' as const, transactions: [work] }];
    const named = [...writeCwr({ version: '2.1', header: headerIn('2.1'), groups })][3] ?? '';
    expect(Buffer.from(named.slice(19, 659), 'latin1').toString('utf8')).toBe('þ'.repeat(320));
    const plain = [...writeCwr({ version: '2.1', header: cwrHeader(), groups })][3] ?? '';
    expect(plain.slice(19, 659)).toBe('TH'.repeat(320));
  });
});
