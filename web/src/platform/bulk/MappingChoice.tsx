import { type FittedMapping, longestMappingName } from '@omur/contract/platform/calls/bulk';
import { useText } from '../i18n/texts.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import type { ReadFile } from './useFileReading.ts';

/** The mapping that is proposed of those that the reader keeps. */
const bestFit = ({ mappings }: Pick<ReadFile, 'mappings'>) => mappings.find((one) => one.isBestFit);

/** What a file's columns are taken to be before anybody chooses. */
export const proposedColumns = (file: Pick<ReadFile, 'columns' | 'mappings'>): readonly (string | null)[] =>
  bestFit(file)?.sheetColumns ?? file.columns.map(({ sheetColumn }) => sheetColumn);

/** The mapping that columns are read by, and the name that it is kept under; both empty for none. */
interface KeptAs {
  mappingId: string;
  name: string;
}

export const proposedName = (file: Pick<ReadFile, 'mappings'>): KeptAs => namedAs(bestFit(file));

const namedAs = (mapping: FittedMapping | undefined): KeptAs => ({
  mappingId: String(mapping?.bulkMappingId ?? ''),
  name: mapping?.bulkMappingName ?? '',
});

interface MappingChoiceProps {
  file: ReadFile;
  keptAs: KeptAs;
  onChange: (keptAs: KeptAs) => void;
  onColumns: (columns: readonly (string | null)[]) => void;
}

/** O313: the mapping that the columns are read by, and the name that it is kept under. */
export function MappingChoice({ file, keptAs, onChange, onColumns }: MappingChoiceProps) {
  const t = useText();
  const choose = (value: string) => {
    const found = file.mappings.find(({ bulkMappingId }) => String(bulkMappingId) === value);
    onChange(namedAs(found));
    onColumns(found?.sheetColumns ?? file.columns.map(({ sheetColumn }) => sheetColumn));
  };
  return (
    <div className={styles.mapping}>
      {file.mappings.length > 0 && (
        <SelectField
          label={t(messages.mapping)}
          value={keptAs.mappingId || 'none'}
          onChange={choose}
          options={[
            { value: 'none', label: t(messages.byHeadings) },
            ...file.mappings.map(({ bulkMappingId, bulkMappingName }) => ({
              value: String(bulkMappingId),
              label: bulkMappingName,
            })),
          ]}
        />
      )}
      <TextField
        isOptional
        label={t(messages.mappingName)}
        hint={t(messages.mappingNameHint)}
        maxLength={longestMappingName}
        value={keptAs.name}
        onChange={(name) => onChange({ ...keptAs, name })}
      />
    </div>
  );
}
