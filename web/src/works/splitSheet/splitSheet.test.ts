import type { Approval } from '@omur/contract/works/approvals';
import type { WorkAuthor } from '@omur/contract/works/works';
import { expect, it } from 'vitest';
import { type Text, type TextValues, textIn } from '../../platform/i18n/text.ts';
import { answerOf } from './splitSheetPdf.ts';

const t = (text: Text, values?: TextValues) => textIn('en', text, values);
const author = (changes: Partial<WorkAuthor>) =>
  ({ authorId: 7, approval: false, approvedAt: null, ...changes }) as WorkAuthor;
const asked = (changes: Partial<Approval>) => [{ authorId: 7, answeredAt: null, ...changes } as Approval];

it('H140 says of each author what they answered, and never that they approved where they did not', () => {
  const answered = { answeredAt: '2026-11-20T10:12:00Z' };
  expect(answerOf(author({}), asked({ state: 'waiting' }), t)).toBe('Not answered');
  expect(answerOf(author({}), asked({ state: 'objected', ...answered }), t)).toBe('Objected on 20.11.2026');
  expect(answerOf(author({}), asked({ state: 'assumed', ...answered }), t)).toBe(
    'Time ran out on 20.11.2026',
  );
  expect(answerOf(author({}), asked({ state: 'given', ...answered }), t)).toBe('Approved on 20.11.2026');
  expect(answerOf(author({ approval: true, approvedAt: '2026-11-19T10:12:00Z' }), [], t)).toBe(
    'Approved on 19.11.2026',
  );
  expect(answerOf(author({}), [], t)).toBe('Registered');
});
