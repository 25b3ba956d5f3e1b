import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { plainValues } from '@omur/contract/platform/plainFields';
import type { FoundWork } from '@omur/contract/works/works';
import { describe, expect, it } from 'vitest';
import { matchedLines, rowOfAnswer, swapped } from './matchedLines.ts';

const work = (workId: number, durationSeconds: number | null = 200): FoundWork => ({
  workId,
  title: 'Brimalda',
  artists: null,
  ...plainValues(plainWork, {}),
  durationSeconds,
  authorNames: 'Elín Lund',
  iswc: null,
  firstPerformedOn: null,
  isOwn: true,
});

describe('a pasted line', () => {
  const read = [{ title: 'Brimalda', durationSeconds: 225 }, { title: 'Vor' }, { title: 'Yesterday' }];
  const lines = matchedLines(read, [
    { lineNumber: 1, sureness: 'sure', foundWorks: [work(7)] },
    { lineNumber: 2, sureness: 'unsure', foundWorks: [work(8), work(9, null)] },
    { lineNumber: 3, sureness: 'none', foundWorks: [] },
  ]);

  it('L2.14 is taken for the work that it surely means, at the length that was written', () => {
    expect(lines[0]).toMatchObject({ isAsked: false, answer: 'work-7' });
    expect(lines[0] && rowOfAnswer(lines[0])).toMatchObject({ kind: 'known', workId: 7, duration: '3.45' });
  });

  it('L2.14, H130 waits for an answer where that is not sure, also while it is searched for', () => {
    expect(lines.map(({ isAsked }) => isAsked)).toEqual([false, true, true]);
    expect(lines[1] && rowOfAnswer(lines[1])).toBeUndefined();
    expect(lines[1] && rowOfAnswer({ ...lines[1], answer: 'search' })).toBeUndefined();
    expect(lines[1] && rowOfAnswer({ ...lines[1], answer: 'work-9' })).toMatchObject({
      workId: 9,
      duration: '3',
    });
    expect(lines[1] && rowOfAnswer({ ...lines[1], answer: 'skip' })).toBeNull();
  });

  it('L2.14 has the only work that may be meant as its answer, and as often as is written', () => {
    const [line] = matchedLines(
      [{ title: 'Brimalda', quantity: 2 }],
      [{ lineNumber: 1, sureness: 'unsure', foundWorks: [work(8)] }],
    );
    expect(line).toMatchObject({ isAsked: true, answer: 'work-8' });
    expect(line && rowOfAnswer(line)).toMatchObject({ workId: 8, quantity: '2' });
  });

  it('L2.14 may be written the other way round', () => {
    expect(swapped({ title: 'Elín Lund', authors: 'Brimalda', durationSeconds: 9 })).toEqual({
      title: 'Brimalda',
      authors: 'Elín Lund',
      durationSeconds: 9,
    });
    expect(swapped({ title: 'Brimalda' })).toBeUndefined();
  });

  it('H149 is asked for its authors at once where nothing was found, and waits for them', () => {
    expect(lines[2]).toMatchObject({ isAsked: true, answer: 'foreign', authors: '' });
    expect(lines[2] && rowOfAnswer(lines[2])).toBeUndefined();
    const [named] = matchedLines(
      [{ title: 'Yesterday', authors: 'Lennon' }],
      [{ lineNumber: 1, sureness: 'none', foundWorks: [] }],
    );
    expect(named).toMatchObject({ isAsked: true, answer: '', authors: 'Lennon' });
    expect(named && rowOfAnswer(named)).toBeUndefined();
  });

  it('L5.4 is no work outside the system without its authors', () => {
    const none = { ...lines[2], answer: 'foreign' } as NonNullable<(typeof lines)[number]>;
    expect(rowOfAnswer(none)).toBeUndefined();
    expect(rowOfAnswer({ ...none, authors: 'Lennon' })).toMatchObject({
      title: 'Yesterday',
      authors: 'Lennon',
    });
  });
});
