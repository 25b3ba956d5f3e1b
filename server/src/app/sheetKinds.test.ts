import { expect, it } from 'vitest';
import { proposeColumns } from '../platform/files/proposeColumns.ts';
import { sheetKinds } from './sheetKinds.ts';

it.each(Object.values(sheetKinds))(
  'O265 the headings of the template of $form.kind are known when it comes back, in either language',
  ({ form, headings }) => {
    for (const language of ['is', 'en'] as const) {
      const named = form.columns.map((column) => form.labelOf(column)[language]);
      expect(proposeColumns(named, headings, {})).toEqual(form.columns);
    }
  },
);
