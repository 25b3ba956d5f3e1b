import { expect, it } from 'vitest';
import { messages } from './messages.ts';

it('H162 what may be waiting is told in one line of a phone, which covers less than the name that is painted first', () => {
  const sentences = Object.values(messages.unmatchedMore).flatMap((forms) => Object.values(forms));
  expect(sentences).toHaveLength(4);
  for (const sentence of sentences) expect(sentence.replace('{count}', '999').length).toBeLessThanOrEqual(40);
});
