import { cwrLines } from '../../../../test/cwrFiles.ts';
import { plainWork } from '../../../../test/cwrWorks.ts';
import type { Participant } from '../messages.ts';
import { become, type FileFault, plain, set, steps, without } from './edit.ts';

export type { FileFault } from './edit.ts';

const sender = (type: string, name = 'HRAUNTUN UTGAFA', code = '199'): { participants: Participant[] } => ({
  participants: [{ code, type, name }],
});
const two = (version: '2.1' | '2.2') =>
  cwrLines(version, [
    { type: 'NWR', transactions: [plainWork('A1'), plainWork('A2')] },
    {
      type: 'REV',
      transactions: [[...plainWork('A3')].with(0, { ...plainWork('A3')[0], type: 'REV' } as never)],
    },
  ]);
const twoGroups = (key: string, fault: string, edit: (lines: string[]) => string[]): FileFault => ({
  key,
  fault,
  lines: (version) => edit(two(version)),
});
const cut = (line: string, from: number, text: string) =>
  line.slice(0, from) + text + line.slice(from + text.length);

export const fileFaults: readonly FileFault[] = [
  plain('FIL E 001', 'a control character', (lines) => lines.with(3, `${lines[3]}\u0000`)),
  plain('FIL E 002', 'no HDR', (lines) => lines.slice(1)),
  plain('FIL E 003', 'no GRH', (lines) => lines.toSpliced(1, 1)),
  twoGroups('FIL E 004', 'no GRT before a GRH', (lines) =>
    lines.toSpliced(
      lines.findIndex((l) => l.startsWith('GRT')),
      1,
    ),
  ),
  plain('FIL E 005', 'no TRL', (lines) => lines.slice(0, -1)),
  plain('FIL E 006', 'a group without a header', (lines) => lines.toSpliced(2, 1)),
  plain('FIL E 007', 'a record between the groups', (lines) => lines.toSpliced(-1, 0, lines[3] ?? '')),
  plain('FIL E 008', 'two TRL', (lines) => [...lines, lines.at(-1) ?? '']),
  plain('FIL E 009', 'version 3', (lines) => lines.with(1, cut(lines[1] ?? '', 11, '03.00'))),
  plain('FIL E 010', 'an unknown revision', set('HDR', { revision: '009' }), { only: '2.2' }),
  plain('FIL F 001', 'an unknown record', become('PWR', 'ZZZ')),
  plain('FIL F 002', 'the first transaction is 1', set('NWR', { transaction: '00000001' })),
  plain('FIL F 005', 'a header with a record number', set('NWR', { record: '00000007' })),
  plain('FIL F 006', 'a record number left out', set('PWR', { record: '00000009' })),
  twoGroups('FIL F 007', 'a transaction left out', (lines) =>
    lines.map((l, at) => (at > 7 && at < 14 ? cut(l, 3, '00000005') : l)),
  ),
  plain('FIL F 008', 'a record of another transaction', set('PWR', { transaction: '00000004' })),
  plain('FIL F 009', 'a record too long', (lines) => lines.with(7, `${lines[7]}X`)),
  plain('FIL F 009', 'a tab', (lines) => lines.with(7, `${lines[7]?.slice(0, 40)}\t${lines[7]?.slice(41)}`)),
  plain('HDR F 003', 'no number', set('HDR', { senderId: '000000000' })),
  plain('HDR F 003', 'a sender that is not in the list', (lines) => lines, {
    options: sender('PB', 'ANNAR', '200'),
  }),
  plain(
    'HDR F 004',
    'a society that does not exist',
    set('HDR', { senderType: 'SO', senderId: '000000998' }),
  ),
  plain('HDR F 005', 'a name that is not in the list', (lines) => lines, { options: sender('PB', 'ANNAR') }),
  plain(
    'HDR F 006',
    "a society's name that is not in the list",
    set('HDR', { senderType: 'SO', senderId: '000000077' }),
    {
      options: sender('SO', 'STEF', '077'),
    },
  ),
  plain('HDR F 007', 'an agency without a publisher', set('HDR', { senderType: 'AA' }), {
    options: sender('WR'),
  }),
  plain('HDR F 008', 'an agency under another name', set('HDR', { senderType: 'AA' }), {
    options: sender('PB', 'ANNAR'),
  }),
  plain('HDR F 012', 'a publisher that is not approved', (lines) => lines, { options: sender('WR') }),
  plain(
    'HDR F 013',
    'a writer without a valid number',
    set('HDR', { senderType: 'WR', senderId: '000000198' }),
  ),
  twoGroups('GRH F 002', 'a group number left out', (lines) =>
    lines.map((l) => (l.startsWith('GRHREV') ? cut(l, 6, '00003') : l)),
  ),
  twoGroups('GRH F 005', 'a type used twice', (lines) =>
    lines.map((l) => (l.startsWith('GRHREV') ? cut(l, 3, 'NWR') : l)),
  ),
  plain('GRT F 001', 'another group number', set('GRT', { group: '00002' })),
  plain('GRT F 002', 'a wrong count', set('GRT', { transactions: '00000002' })),
  plain('GRT F 003', 'a wrong count', set('GRT', { records: '00000002' })),
  plain('TRL F 001', 'a wrong count', set('TRL', { groups: '00002' })),
  plain('TRL F 002', 'a wrong count', set('TRL', { transactions: '00000002' })),
  plain('TRL F 003', 'a wrong count', set('TRL', { records: '00000002' })),
  plain(
    'FIL E 006',
    'a group without transactions',
    steps(without('NWR', 'SPU', 'SPT', 'SWR', 'SWT', 'PWR')),
  ),
];
