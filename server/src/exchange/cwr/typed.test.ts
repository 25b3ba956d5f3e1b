import { describe, expect, it } from 'vitest';
import {
  cwrLines,
  eventsOf,
  headerIn,
  judgeLines,
  messagesOf,
  transactionsOf,
} from '../../../test/cwrFiles.ts';
import { agreement, cwrRecord, fullWork, plainWork } from '../../../test/cwrWorks.ts';
import { messageRecord } from './messages.ts';
import { acknowledgementOf, agreementOf, workOf } from './typed.ts';

describe('X13 answers', () => {
  it('X13 reads an answer with its messages, the work sent back and the work in conflict', async () => {
    const conflict = plainWork('B1', 'VORVISAN').map((record) =>
      record.type === 'NWR' ? { ...record, type: 'EXC' as const } : record,
    );
    const transaction = [
      cwrRecord('ACK', {
        createdOn: '2026-11-21',
        createdAt: '09:30:00',
        originalGroup: 1,
        originalTransaction: 4,
        originalType: 'NWR',
        title: 'VORVISA',
        submitterNumber: 'A1',
        recipientNumber: '4711',
        processedOn: '2026-11-22',
        status: 'CO',
      }),
      cwrRecord('MSG', {
        messageType: 'F',
        originalRecord: 3,
        recordType: 'SWR',
        level: 'F',
        rule: '009',
        text: 'IPI',
      }),
      ...plainWork('A1'),
      ...conflict,
    ];
    const events = await eventsOf({
      version: '2.1',
      header: headerIn('2.1'),
      groups: [{ type: 'ACK', transactions: [transaction] }],
    });
    const [read] = transactionsOf(events);
    const answer = read && acknowledgementOf(read);
    expect(answer).toMatchObject({
      status: 'CO',
      originalTransaction: 4,
      recipientNumber: '4711',
      agreement: null,
    });
    expect(answer?.messages).toMatchObject([{ recordType: 'SWR', rule: '009', originalRecord: 3 }]);
    expect(answer?.works.map(({ type, title }) => [type, title])).toEqual([
      ['NWR', 'VORVISA'],
      ['EXC', 'VORVISAN'],
    ]);
    expect(read?.messages).toEqual([]);
  });
  it('X13 drops what a rule drops, and puts a default where a rule says so', async () => {
    const work = [
      ...plainWork('A1'),
      cwrRecord('ALT', { title: 'VOR', titleType: 'ZZ' }),
      cwrRecord('PER', { firstName: 'ASA' }),
    ];
    const events = await eventsOf({
      version: '2.2',
      header: headerIn('2.2'),
      groups: [{ type: 'NWR', transactions: [work] }],
    });
    const [read] = transactionsOf(events);
    expect(read && workOf(read)).toMatchObject({ alternateTitles: [{ titleType: 'AT' }], performers: [] });
    expect(() => read && agreementOf(read)).toThrow('no agreement');
    expect(() => read && acknowledgementOf(read)).toThrow('no answer');
  });
  it('X13 makes the messages of an answer from those of the judge', async () => {
    const work = [...plainWork('A1'), cwrRecord('PER', { firstName: 'ASA' })];
    const header = headerIn('2.2');
    const submitted = await eventsOf({
      version: '2.2',
      header,
      groups: [{ type: 'NWR', transactions: [work] }],
    });
    const said = transactionsOf(submitted).flatMap(({ messages }) => messages.map(messageRecord));
    expect(said).toEqual([
      {
        messageType: 'R',
        originalRecord: 6,
        recordType: 'PER',
        level: 'F',
        rule: '001',
        text: "'LAST NAME': MUST BE ENTERED",
      },
    ]);
    const answer = [
      cwrRecord('ACK', { originalType: 'NWR', title: 'VORVISA', processedOn: '2026-11-22', status: 'RA' }),
      ...said.map((message) => cwrRecord('MSG', message)),
      ...plainWork('A1'),
    ];
    const [read] = transactionsOf(
      await eventsOf({ version: '2.2', header, groups: [{ type: 'ACK', transactions: [answer] }] }),
    );
    expect(read && acknowledgementOf(read).messages).toEqual(said);
    expect(read?.messages).toEqual([]);
  });
  it('X13 reads agreements and notices of ISWCs', async () => {
    const notice = [cwrRecord('ISW', { title: 'VORVISA', submitterNumber: 'A1', iswc: 'T1234567894' })];
    const events = await eventsOf({
      version: '2.1',
      header: headerIn('2.1'),
      groups: [
        { type: 'AGR', transactions: [agreement()] },
        { type: 'ISW', transactions: [notice] },
      ],
    });
    const [first, second] = transactionsOf(events);
    expect(first && agreementOf(first)).toMatchObject({
      submitterNumber: 'S1',
      territories: [{ territory: 352 }],
      parties: [{ nativeNames: [{ lastName: 'Hraunfjörð' }] }, {}],
    });
    expect(second && workOf(second)).toMatchObject({ type: 'ISW', iswc: 'T1234567894' });
    expect(() => first && workOf(first)).toThrow('no work');
  });
  it('X13 reads native names as the character set of HDR, and as Latin-1 without one', async () => {
    const lines = cwrLines('2.2', [{ type: 'NWR', transactions: [fullWork('2.2')] }], { characterSet: null });
    const report = await judgeLines(lines);
    expect(messagesOf(report)).toEqual([]);
  });
});
