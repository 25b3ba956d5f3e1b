import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeLines, messagesOf, renumbered } from '../../../test/cwrFiles.ts';
import type { JudgeOptions } from './messages.ts';
import { type FileReport, reportOf } from './report.ts';

// Files that others publish with their tools; some have faults on purpose. Names of living people are replaced by invented ones
// of the same length. Reasons refer to docs/cwr.md.

const bytesOf = (name: string) => readFileSync(path.resolve(import.meta.dirname, 'samples', name));
const judge = (name: string, options?: JudgeOptions) => reportOf(name, [bytesOf(name)], options);
const fileMessages = ({ messages }: FileReport) =>
  messages.map(({ rule, type, line }) => `${line} ${rule} ${type}`);
const txMessages = ({ txs }: FileReport) =>
  txs.map(({ messages }) =>
    messages.map(({ recType, level, no, type, line }) => `${line} ${recType} ${level} ${no} ${type}`),
  );

describe('registrations', () => {
  it('X5 takes a sound work with a sub-publisher and an unknown writer', async () => {
    const report = await judge('CW220001DMP_000.V21');
    expect(report).toMatchObject({
      version: '2.1',
      result: 'processed',
      lines: 22,
      transactions: 1,
      messages: [],
    });
    // The sender's type is 09: the first two of eleven digits. The writer of no name is unknown = Y, and owes nothing.
    expect(report.txs).toEqual([
      {
        group: 1,
        tx: 0,
        type: 'NWR',
        no: 'DMP000001',
        title: 'MUSIC PUB CARTOONS',
        records: 18,
        writers: { controlled: 2, other: 1 },
        publishers: { controlled: 1, other: 1 },
        ownership: { writers: [5000, 0, 0], publishers: [5000, 10_000, 10_000] },
        ack1: 'RA',
        messages: [],
      },
    ]);
  });
  it('X5 refuses the same work with a share that is no number, once', async () => {
    const report = await judge('CW220004DMP_000.V21');
    // XXX000 is no number, so it is no zero either: SWT R 001 is not said as well. The excluded territory of the publisher has
    // shares; no rule forbids them, and they count as none.
    expect(txMessages(report)).toEqual([['8 SWT F 003 T']]);
    expect(report.txs[0]?.ack1).toBe('RJ');
  });
  it('X5 takes a work that an administrator collects for its publisher', async () => {
    const report = await judge('nwrexample2.V21');
    // The publisher has no SPT: its administrator collects within the chain.
    expect(txMessages(report)).toEqual([[]]);
    expect(report.txs[0]).toMatchObject({
      ack1: 'RA',
      ownership: { writers: [7500, 5000, 5000], publishers: [2500, 5000, 5000] },
    });
  });
  it("X5 refuses revisions whose writer's society is written one column to the left", async () => {
    const report = await judge('revexample.V21');
    // '21 ' is no society; 2.1 refuses the work for it (SWR F 010).
    expect(txMessages(report)).toEqual([['6 SWR F 010 T'], ['19 SWR F 010 T']]);
    expect(report.txs.map(({ ack1 }) => ack1)).toEqual(['RJ', 'RJ']);
  });
});

describe('answers', () => {
  it('X6 reads an answer with wrong counts, and warns', async () => {
    const report = await judge('CW220001000_DMP.V21');
    expect(report.result).toBe('processed');
    expect(fileMessages(report)).toEqual(['26 GRT F 002 F', '27 TRL F 002 F']);
    expect(report.txs.map(({ type, no, ack1, records }) => [type, no, ack1, records])).toEqual([
      ['ACK', 'MK000003', null, 16],
      ['ACK', 'MK000004', null, 7],
    ]);
    expect(txMessages(report)).toEqual([[], []]);
  });
  it('X6 reads answers without the work, and notices of ISWCs', async () => {
    const report = await judge('CW220001052_DMP.V21');
    expect(report).toMatchObject({ result: 'processed', transactions: 8 });
    expect(fileMessages(report)).toEqual([
      '8 GRT F 002 F',
      '13 GRT F 002 F',
      '13 GRT F 003 F',
      '14 TRL F 002 F',
    ]);
    expect(txMessages(report)).toEqual([
      ['3 ACK T 002 F'],
      ['4 ACK T 002 F'],
      ['5 ACK T 002 F'],
      ['6 ACK T 002 F'],
      ['7 ACK T 002 F'],
      // The ISWCs of this sample have wrong check digits.
      ['10 ISW F 004 F'],
      ['11 ISW F 004 F'],
      ['12 ISW F 004 F'],
    ]);
  });
});

describe('a file of 2.2 that is faulty on purpose', () => {
  it('X5 keeps nothing of it, and says the first fault of the whole file', async () => {
    const report = await judge('demo_cwr_cleaned.v22');
    expect(report).toMatchObject({ version: '2.2', result: 'ER FIL F 006', txs: [], transactions: 10 });
    expect(fileMessages(report)).toEqual([
      '3 NWR T 022 G', // the group is REV
      '9 NWR T 022 G',
      '20 FIL F 006 E', // two records with the number 10
      '38 FIL F 007 E', // an answer in the middle, numbered 0
      '38 ACK T 004 G',
      '40 FIL F 007 E', // and after it the transaction that it answers, numbered 4
      '69 NWR T 022 G',
      '92 GRT F 002 G', // 39 for 10
      '92 GRT F 003 G', // 720 for 91
      '93 TRL F 002 E',
      '93 TRL F 003 E',
    ]);
  });
  it('X5 says what each work has, once the file is put in order', async () => {
    const lines = bytesOf('demo_cwr_cleaned.v22').toString('latin1').trimEnd().split('\n');
    const revised = lines
      .filter((line) => !/^(?:ACK|MSG)/u.test(line))
      .map((line) => (line.startsWith('NWR') ? `REV${line.slice(3)}` : line));
    const report = await judgeLines(renumbered(revised));
    expect(report).toMatchObject({ result: 'processed', messages: [] });
    // Every IPI name number of this sample is invented, and is blanked (F); the rest refuses.
    expect(messagesOf(report).filter((message) => !/^S[PW][UR] F (?:009|010) F$/u.test(message))).toEqual([
      'NWR T 011 T', // KEY003: the third writer owes 15,00
      'NWR T 014 T', // KEY006: two sub-publishers collect in the Netherlands
      'NWR T 027 T', // and together more than their chain owns
      'SPU F 040 T', // KEY007: a collecting publisher without an IPI
    ]);
    // KEY002, KEY007 and KEY008 have several writers or chains that collect in the World: SPT R 005 and SWT R 002 hold within
    // one chain, or they would be refused too.
    expect(report.txs.map(({ ack1 }) => ack1)).toEqual([
      'RA',
      'RA',
      'RJ',
      'RA',
      'RA',
      'RJ',
      'RJ',
      'RA',
      'RA',
    ]);
  });
});
