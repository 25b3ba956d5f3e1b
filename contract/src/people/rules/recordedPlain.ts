import type { PlainField, PlainTable } from '../../platform/plainFields.ts';
import { codeLists } from '../../platform/rules/codeLists.ts';
import { codeName } from '../../platform/rules/codeNames.ts';
import type { Text } from '../../platform/rules/language.ts';
import type { RecordedTable } from './recordedTables.ts';

type Columns = RecordedTable['columns'];

/** The columns of plain fields, as the record of changes shows them. */
export function recordedPlain(table: PlainTable): Columns {
  return Object.fromEntries(
    Object.entries(table).map(([name, of]): [string, Columns[string]] => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      { ...kindOf(of), ...of.label },
    ]),
  );
}

function kindOf(of: PlainField): Pick<Columns[string], 'kind' | 'words'> {
  if (of.input !== 'choice') return { kind: 'text' };
  const names = codeLists[of.list].map((code) => [
    code,
    { is: codeName(of.list, code, 'is'), en: codeName(of.list, code, 'en') },
  ]);
  return { kind: 'choice', words: Object.fromEntries(names) as Record<string, Text> };
}
