import { authorTypes, offeredAuthorTypes } from '@omur/contract/people/rules/authorTypes';
import { codeLists } from '@omur/contract/platform/rules/codeLists';
import { codeName } from '@omur/contract/platform/rules/codeNames';
import type { Language } from '@omur/contract/platform/rules/language';
import { plainFieldOf } from '@omur/contract/platform/fields/sheetColumns';

/** What may be chosen in a column, by name; nothing where anything may be typed. */
export function optionsOf(column: string, language: Language): string[] {
  if (column === 'type')
    return offeredAuthorTypes('registered').flatMap(
      (id) => authorTypes.find((type) => type.id === id)?.name[language] ?? [],
    );
  const field = plainFieldOf(column)?.field;
  return field?.input === 'choice'
    ? codeLists[field.list].map((code) => codeName(field.list, code, language))
    : [];
}
