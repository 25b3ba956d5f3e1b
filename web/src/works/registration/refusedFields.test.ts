import { expect, it } from 'vitest';
import { startForm, type WorkForm } from './form.ts';
import { refusedFields } from './refusedFields.ts';

const form: WorkForm = {
  ...startForm({ authorId: 7, name: 'Þórdís' }),
  authors: [
    {
      kind: 'unknown',
      key: 'u',
      name: 'Elín',
      email: '',
      isForeign: false,
      kennitala: '',
      ipiNameNumber: '',
      authorTypeId: 36,
      shareHundredths: 5000,
    },
    ...startForm({ authorId: 7, name: 'Þórdís' }).authors,
  ],
};
const refused = (field: string, message = 'Rangt.') =>
  refusedFields([{ field, code: 'x', message }], form)[0];

it('brings what the server refused to the field or the author it is about', () => {
  expect(refused('title')).toEqual({ fieldId: 'work-title', text: 'Rangt.' });
  expect(refused('authors.0.shareHundredths')).toMatchObject({
    authorKey: 'own',
    text: 'Þórdís: Rangt.',
    tab: 'authors',
  });
  expect(refused('unknownAuthors.0.kennitala', 'Elín: nei')).toMatchObject({
    authorKey: 'u',
    text: 'Elín: nei',
  });
  expect(refused('isrcs.1')).toMatchObject({ fieldId: 'work-lists', tab: 'isrcs' });
  expect(refused('authors')).toMatchObject({ fieldId: 'work-lists', tab: 'authors' });
  expect(refused('authors.9.id')).toMatchObject({ fieldId: 'work-lists' });
});
