import { describe, expect, it, vi } from 'vitest';
import { cwrLines, judgeLines, manyWorks, messagesOf } from '../../../test/cwrFiles.ts';
import { plainWork } from '../../../test/cwrWorks.ts';
import type { Version } from './layouts/index.ts';
import { mutatedFiles } from './mutate.ts';
import { reportOf } from './report.ts';
import type { TypedRecord } from './values.ts';
import { set, steps, without } from './ruleCases/edit.ts';

vi.setConfig({ testTimeout: 60_000 });

const versions: readonly Version[] = ['2.1', '2.2'];
const one = (version: Version) => cwrLines(version, [{ type: 'NWR', transactions: [plainWork('A1')] }]);
const broken = async (lines: string[], ...keys: string[]) => {
  const found = messagesOf(await judgeLines(lines));
  return keys.map((key) => found.some((message) => message.startsWith(key)));
};

describe.each(versions)('X7 sums of shares in %s', (version) => {
  // The publisher has the rest of the mechanical right, so that only its sum changes.
  it.each([
    ['09993', true],
    ['09994', false],
    ['10006', false],
    ['10007', true],
  ])('X7 mechanical shares of %s break NWR T 011: %s', async (mrShare, isBroken) => {
    // A single record has no tolerance: what is more than 100,00 stands in two.
    const lines = set('SPU', { mrShare: String(Number(mrShare) - 100).padStart(5, '0') })(
      one(version),
      version,
    );
    const shared = set('SWR', { mrShare: '00100' })(lines, version);
    expect(await broken(shared, 'NWR T 011')).toEqual([isBroken]);
  });
  it.each([
    ['04993', true],
    ['04994', false],
  ])('X7 writers with %s of the performing right break NWR T 009: %s', async (prShare, isBroken) => {
    expect(await broken(set('SWR', { prShare })(one(version), version), 'NWR T 009')).toEqual([isBroken]);
  });
  it.each([
    ['5000 ', []],
    [' 5000', []],
    ['500  ', ['NWR T 011']],
    ['50 00', ['SPU F 013']],
  ])(
    'X7 blanks around a share say nothing, and those within make it no number: %j',
    async (prShare, rules) => {
      const found = messagesOf(await judgeLines(set('SPU', { prShare })(one(version), version)));
      expect(rules.every((rule) => found.some((message) => message.startsWith(rule)))).toBe(true);
      expect(found.length > 0).toBe(rules.length > 0);
    },
  );
  it('X7 a single publisher has no tolerance over 50,00, publishers together have', async () => {
    expect(
      await broken(set('SPU', { prShare: '05001' })(one(version), version), 'SPU F 013', 'NWR T 004'),
    ).toEqual([true, false]);
    expect(await broken(set('SPU', { prShare: '05000' })(one(version), version), 'SPU F 013')).toEqual([
      false,
    ]);
    expect(await broken(set('SPU', { prShare: '05007' })(one(version), version), 'NWR T 004')).toEqual([
      true,
    ]);
    expect(await broken(set('SPU', { prShare: '05006' })(one(version), version), 'NWR T 004')).toEqual([
      false,
    ]);
  });
  it('X7 zeros everywhere are legal for a right', async () => {
    const none = steps(set('SPU', { mrShare: '', srShare: '' }), set('SPT', { mrShare: '', srShare: '' }));
    expect(messagesOf(await judgeLines(none(one(version), version)))).toEqual([]);
  });
  it('X7 three writers of 33,33 need no publisher', async () => {
    const [header, , , writer, territory] = plainWork('A1');
    const third = (party: string) => [
      { ...writer, values: { ...writer?.values, party, prShare: 3333 } },
      { ...territory, values: { ...territory?.values, party, prShare: 3333 } },
    ];
    const work = [header, ...third('W1'), ...third('W2'), ...third('W3')] as ReturnType<typeof plainWork>;
    const lines = cwrLines(version, [{ type: 'NWR', transactions: [work] }]);
    expect(messagesOf(await judgeLines(lines))).toEqual([]);
  });
  it('X7 an unknown other writer without name, number and role is legal', async () => {
    const [header, publisher, place, writer, territory, link] = plainWork('A1');
    const halved = { ...writer, values: { ...writer?.values, prShare: 2500 } };
    const place25 = { ...territory, values: { ...territory?.values, prShare: 2500 } };
    const unknown = {
      type: 'OWR',
      values: {
        ...writer?.values,
        party: null,
        lastName: null,
        firstName: null,
        role: null,
        isUnknown: 'Y',
        prShare: 2500,
      },
    };
    const work = [header, publisher, place, halved, place25, link, unknown] as ReturnType<typeof plainWork>;
    expect(messagesOf(await judgeLines(cwrLines(version, [{ type: 'NWR', transactions: [work] }])))).toEqual(
      [],
    );
  });
});

describe('X3 files', () => {
  it.each([
    [
      ['HDR01SENDER                                                       3.0000', 'GRHWRK0000103.00'],
      'FIL E 009',
    ],
    [[...one('2.2').slice(0, 1), 'GRHSOC0000101.00'], 'FIL E 009'],
    [['PK\u0003\u0004', 'zipped'], 'FIL E 001'],
    [[], 'FIL E 001'],
    [one('2.1').slice(0, 1), 'FIL E 003'],
  ])('X3 are refused whole: %#', async (lines, key) => {
    const report = await judgeLines(lines);
    expect(report).toMatchObject({ result: `ER ${key}`, txs: [] });
  });
  it('X3 says in one sentence that another version is not read', async () => {
    const report = await judgeLines(
      one('2.2').map((line) => line.replace(/^(GRHNWR00001)02\.20/u, '$103.10')),
    );
    expect(report.messages.map(({ text }) => text.is)).toEqual([
      'Þessi útgáfa af CWR er ekki lesin; sendið CWR 2.1 eða 2.2.',
    ]);
  });
  it('X3 refuses a group of its own and keeps the others', async () => {
    const lines = cwrLines('2.1', [
      { type: 'NWR', transactions: [plainWork('A1')] },
      { type: 'REV', transactions: [plainWork('A2')] },
    ]);
    const report = await judgeLines(lines);
    expect(report.result).toBe('GR NWR T 022');
    expect(report.txs.map(({ no }) => no)).toEqual(['A1']);
  });
  it('X3 numbers transactions anew in each group', async () => {
    const revised = plainWork('A2').map((record) =>
      record.type === 'NWR' ? { ...record, type: 'REV' as const } : record,
    );
    const report = await judgeLines(
      cwrLines('2.1', [
        { type: 'NWR', transactions: [plainWork('A1')] },
        { type: 'REV', transactions: [revised] },
      ]),
    );
    expect(report.txs.map(({ group, tx }) => [group, tx])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });
  it('X170 a file of works with a notice of an ISWC in it has to count right, as any file of works', async () => {
    const notice = { type: 'ISW' as const, values: plainWork('A9')[0]?.values } as TypedRecord;
    const lines = cwrLines('2.1', [
      { type: 'NWR', transactions: [plainWork('A1')] },
      { type: 'ISW', transactions: [[notice]] },
    ]);
    expect((await judgeLines(lines)).result).toBe('processed');
    const miscounted = lines.map((line) => line.replace(/^TRL.*$/u, 'TRL000020000000900000099'));
    expect((await judgeLines(miscounted)).result).toBe('ER TRL F 002');
  });
  it('X3 takes shorter records, blanks after a record, and empty lines at the end', async () => {
    const lines = one('2.1').map((line) => line.trimEnd());
    expect(await judgeLines([...lines.map((line) => `${line}   `), '', ''])).toMatchObject({
      result: 'processed',
    });
    expect(await judgeLines([...lines, '\u001A'])).toMatchObject({ result: 'processed', messages: [] });
    expect((await judgeLines(lines.toSpliced(4, 0, ''))).result).toBe('ER FIL F 001');
  });
  it('X3 cuts columns before it reads text: an é in UTF-8 moves what is after it, and is no title', async () => {
    const lines = one('2.1').map((line) =>
      line.startsWith('NWR') ? line.replace('VORVISA', 'VORV\u00C3\u008DSA') : line,
    );
    expect(messagesOf(await judgeLines(lines))).toContain('NWR F 024 T');
  });
  it('X3 refuses a line of 5 MB in less than a second', async () => {
    const before = process.cpuUsage();
    const bytes = Buffer.from(`${one('2.1').slice(0, 3).join('\r\n')}\r\nSPU${'A'.repeat(5_000_000)}\r\n`);
    expect((await reportOf('test', [bytes])).result).toBe('ER FIL F 009');
    expect((await reportOf('test', [Buffer.alloc(5_000_000, 65)])).result).toBe('ER FIL E 001');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(1);
  });
  it('X3 refuses a transaction of more than 10,000 records', async () => {
    const lines = one('2.1');
    const place = lines.find((line) => line.startsWith('SWT')) ?? '';
    const many = Array.from(
      { length: 10_001 },
      (_, at) => `SWT00000000${String(at + 1).padStart(8, '0')}${place.slice(19)}`,
    );
    expect((await judgeLines([...lines.slice(0, 3), ...many, ...lines.slice(-2)])).result).toBe(
      'ER FIL E 001',
    );
  });
  it('X3 reads bytes however they are cut', async () => {
    const bytes = Buffer.from(`${one('2.2').join('\r\n')}\r\n`, 'latin1');
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) =>
      bytes.subarray(at * 7, at * 7 + 7),
    );
    expect(await reportOf('test', pieces)).toEqual(await reportOf('test', [bytes]));
  });
  it('X10 judges 10,000 works in less than five seconds', async () => {
    const bytes = [...manyWorks('2.2', 10_000)];
    // Processor time: other work on the machine does not count.
    const before = process.cpuUsage();
    const report = await reportOf('test', bytes);
    const { user, system } = process.cpuUsage(before);
    expect([report.result, report.txs.length]).toEqual(['processed', 10_000]);
    expect((user + system) / 1_000_000).toBeLessThan(5);
  });
  it('X10 makes no exception of damaged files', async () => {
    const files = versions.map((version) => Buffer.from(`${one(version).join('\r\n')}\r\n`, 'latin1'));
    const results = new Set<string>();
    for (const bytes of mutatedFiles(files, 4000, 7)) results.add((await reportOf('test', [bytes])).result);
    expect(results.size).toBeGreaterThan(20);
  });
});

describe('X8 the first answer', () => {
  const elsewhere = steps(
    set('SPU', { prSociety: '052', mrSociety: '044', srSociety: '044' }),
    set('SWR', { prSociety: '052' }),
  );
  const inDenmark = steps(set('SPT', { territory: '0208' }), set('SWT', { territory: '0208' }));
  const answer = async (lines: string[], options = { society: '077', territory: 352 }) =>
    (await judgeLines(lines, options)).txs[0]?.ack1;

  it('X8 is RA for a work of ours, and RJ for a faulty one', async () => {
    expect(await answer(one('2.2'))).toBe('RA');
    expect(await answer(without('PWR')(one('2.2'), '2.2'))).toBe('RJ');
  });
  it('X8 is NP where nobody is ours and nothing is claimed on our territory', async () => {
    expect(await answer(elsewhere(one('2.2'), '2.2'))).toBe('RA');
    expect(await answer(steps(elsewhere, inDenmark)(one('2.2'), '2.2'))).toBe('NP');
    expect(await answer(inDenmark(one('2.2'), '2.2'))).toBe('RA');
  });
  it('X8 is RA for everybody without a society', async () => {
    expect((await judgeLines(steps(elsewhere, inDenmark)(one('2.2'), '2.2'))).txs[0]?.ack1).toBe('RA');
  });
  it("X8 is NP where a society's own rule says so", async () => {
    expect(await answer(one('2.2'), { society: '035', territory: 276 })).toBe('NP');
  });
});

describe('X7 territories of a chain', () => {
  it('X7 home at a higher share: World, without Iceland, with Iceland', async () => {
    const lines = one('2.1');
    const place = lines.find((line) => line.startsWith('SWT')) ?? '';
    const with3 = (inclusion: string, territory: string, share: string, sequence: string) =>
      set('SWT', { inclusion, territory, prShare: share, sequence })([place], '2.1')[0] ?? '';
    const at = lines.indexOf(place);
    const places = [place, with3('E', '0352', '00000', '002'), with3('I', '0352', '05006', '003')];
    const renumber = (made: string[]) =>
      made.map((line, index) =>
        index > 2 && index < made.length - 2
          ? line.slice(0, 11) + String(index - 2).padStart(8, '0') + line.slice(19)
          : line,
      );
    const made = renumber(lines.toSpliced(at, 1, ...places)).map((line) => {
      if (/^(?:GRT|TRL)/u.test(line))
        return line.slice(0, 16) + String(Number(line.slice(16, 24)) + 2).padStart(8, '0') + line.slice(24);
      return line;
    });
    expect(messagesOf(await judgeLines(made))).toEqual([]);
    const tooMuch = made.map((line) => line.replace('0500600000', '0500700000'));
    expect(messagesOf(await judgeLines(tooMuch))).toEqual(['NWR T 014 T']);
  });
  it('X7 says nothing of NWR T 027 where shares change on sub-publication', async () => {
    const changed = steps(set('SPT', { prShare: '03000', sharesChange: 'Y' }))(one('2.2'), '2.2');
    expect(messagesOf(await judgeLines(changed))).toEqual([]);
  });
});
