import { cwrLines } from '../../../../test/cwrFiles.ts';
import { cwrRecord, plainWork } from '../../../../test/cwrWorks.ts';
import {
  again,
  agreed,
  become,
  becomeTitle,
  type FileFault,
  move,
  plain,
  secondHeader,
  set,
  steps,
  without,
} from './edit.ts';

const aDay = (name: string, day: string) => set('AGR', { [name]: day });
const party = (fields: Record<string, string>, nth = 0) => set('IPA', fields, nth);

/** Rules of agreements. */
export const agreementFaults: readonly FileFault[] = [
  agreed('AGR T 001', 'a second agreement', secondHeader),
  agreed('AGR T 002', 'no territory', without('TER')),
  agreed('AGR T 003', 'no acquirer', party({ agreementRole: 'AS' }, 1)),
  agreed('AGR T 005', 'shares of 99,93', party({ prShare: '04993' })),
  plain('AGR T 006', 'an agreement among works', become('NWR', 'AGR')),
  agreed('AGR F 005', 'no start', aDay('startsOn', '00000000')),
  agreed('AGR F 007', 'retention ends before the end', aDay('retentionEndsOn', '20240101')),
  agreed('AGR F 009', 'no start of prior royalties', aDay('priorRoyaltiesFrom', '00000000')),
  agreed('AGR F 010', 'a start where there are none', aDay('priorRoyalties', 'N')),
  agreed('AGR F 013', 'collection ends before the end', aDay('postTermCollectionUntil', '20260101')),
  agreed('AGR F 014', 'no end of the collection', aDay('postTermCollectionUntil', '00000000')),
  agreed('AGR F 015', 'an end where there is none', aDay('postTermCollection', 'N')),
  agreed('AGR F 020', 'neither sales nor manufacture', set('AGR', { salesManufacture: '' })),
  agreed('AGR F 021', 'no works', set('AGR', { workCount: '00000' })),
  agreed('TER R 001', 'after a title', steps(becomeTitle('NPA'), again('TER', 'ALT'))),
  agreed('TER F 002', 'no territory', set('TER', { territory: '0001' })),
  agreed('IPA R 001', 'after the agreement', (lines, version) => move('IPA', 'AGR')(lines, version)),
  agreed('IPA R 003', 'an acquirer of nothing', party({ prShare: '', mrShare: '', srShare: '' }, 1)),
  agreed('IPA F 003', 'the number of another', party({ party: 'W1' }, 1)),
  agreed('IPA F 004', 'a publisher with a first name', party({ firstName: 'EGILL' }, 1)),
  agreed('IPA F 011', 'no society', party({ prSociety: '', mrSociety: '' })),
  agreed('IPA F 012', 'no society', party({ prSociety: '' })),
  agreed('IPA F 013', 'no society', party({ mrSociety: '' })),
  agreed('IPA F 014', 'no society', party({ srSociety: '' })),
  agreed('NPA R 001', 'after a territory', move('NPA', 'TER')),
  agreed('NPA F 001', 'of another', set('NPA', { party: 'W7' })),
  agreed('NWR T 008', 'a title among agreements', becomeTitle('NPA')),
];

const answer = (edit: (lines: string[], version: '2.1' | '2.2') => string[]) => (version: '2.1' | '2.2') =>
  edit(
    cwrLines(version, [
      {
        type: 'ACK',
        transactions: [
          [
            cwrRecord('ACK', {
              createdOn: '2026-11-21',
              createdAt: '09:30:00',
              originalGroup: 1,
              originalType: 'NWR',
              title: 'VORVISA',
              submitterNumber: 'A1',
              processedOn: '2026-11-22',
              status: 'RA',
            }),
            cwrRecord('MSG', { messageType: 'F', recordType: 'NWR', level: 'F', rule: '004', text: 'ISWC' }),
            ...plainWork('A1'),
          ],
        ],
      },
    ]),
    version,
  );
const answered = (key: string, fault: string, edit: Parameters<typeof answer>[0]): FileFault => ({
  key,
  fault,
  lines: answer(edit),
  severity: 'F',
});

/** Rules of answers: warnings, all of them. */
export const answerFaults: readonly FileFault[] = [
  answered('ACK T 002', 'nothing is answered', without('NWR', 'SPU', 'SPT', 'SWR', 'SWT', 'PWR')),
  answered('ACK T 003', 'a conflict with nothing', become('NWR', 'EXC')),
  plain('ACK T 004', 'an answer among works', become('NWR', 'ACK')),
  answered('ACK F 007', 'no day', set('ACK', { processedOn: '00000000' })),
  answered('ACK F 008', 'no status', set('ACK', { status: 'XX' })),
  answered('ACK F 009', 'no title', set('ACK', { title: '' })),
  answered('MSG F 001', 'an unknown type', set('MSG', { messageType: 'X' })),
  answered('MSG F 003', 'an unknown level', set('MSG', { level: 'X' })),
  answered('GRT F 002', 'a wrong count', set('GRT', { transactions: '00000020' })),
  answered('TRL F 002', 'a wrong count', set('TRL', { transactions: '00000020' })),
];
