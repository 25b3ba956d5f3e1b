import type { RecordsSearch } from './pages.ts';
import { type ChangeRecord, type Operation, operations } from '@omur/contract/people/auditLog';
import { recordedTables } from '@omur/contract/people/rules/recordedTables';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FilterFold } from '../../platform/ui/FilterFold.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useRecordsAddress } from './address.ts';
import { messages, operationNames } from './messages.ts';
import styles from './RecordsPage.module.css';
import { useFilterText } from './useFilterText.ts';

interface RecordFiltersProps {
  isStaff: boolean;
  /** What is found, for the names of the users that the address has numbers of. */
  rows: readonly ChangeRecord[];
  /** Left out while nothing is filtered. */
  onClear: (() => void) | undefined;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** What the list is narrowed down to. Everything stands in the address. */
export function RecordFilters({ isStaff, rows, onClear }: RecordFiltersProps) {
  const t = useText();
  const [language] = useLanguage();
  const { userId } = useLoggedIn();
  const [isOpen, setIsOpen] = useState(false);
  const [search, change] = useRecordsAddress();
  const [from, setFrom] = useFilterText(search.fra, isDay, (fra) => change({ fra }));
  const [to, setTo] = useFilterText(search.til, isDay, (til) => change({ til }));
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const [work, setWork] = useFilterText(search.verk, isNumber, (verk) => change({ verk: numberOf(verk) }));
  const [person, setPerson] = useFilterText(search.nafn, isNumber, (nafn) =>
    change({ nafn: numberOf(nafn) }),
  );
  const tables = Object.entries(recordedTables)
    .filter(([, table]) => isStaff || !table.isForStaff)
    .map(([value, { name }]) => ({ value, label: name[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));

  return (
    <search aria-label={t(messages.filters)}>
      <FilterFold label={t(messages.filters)} count={setIn(search)} isOpen={isOpen} onToggle={setIsOpen}>
        <div className={styles.filters}>
          {!isStaff && search.verk === undefined && (
            <SelectField
              label={t(messages.of)}
              value={search.fyrir === userId ? 'umbod' : search.um === 'verk' ? 'verk' : 'mig'}
              onChange={(um) =>
                change({
                  um: um === 'verk' ? um : undefined,
                  fyrir: um === 'umbod' ? userId : undefined,
                })
              }
              options={[
                { value: 'mig', label: t(messages.ofPerson) },
                { value: 'verk', label: t(messages.ofWorks) },
                { value: 'umbod', label: t(messages.byOthers) },
              ]}
            />
          )}
          <SelectField
            label={t(messages.table)}
            value={search.efni ?? 'all'}
            onChange={(efni) => change({ efni: efni === 'all' ? undefined : efni })}
            options={[{ value: 'all', label: t(messages.anything) }, ...tables]}
          />
          <SelectField<Operation | 'all'>
            label={t(messages.operation)}
            value={operations.find((one) => one === search.adgerd) ?? 'all'}
            onChange={(adgerd) => change({ adgerd: adgerd === 'all' ? undefined : adgerd })}
            options={[
              { value: 'all', label: t(messages.anything) },
              ...operations.map((value) => ({ value, label: t(operationNames[value]) })),
            ]}
          />
          <DateField label={t(messages.from)} value={from} onChange={setFrom} />
          <DateField label={t(messages.to)} value={to} onChange={setTo} />
          {isStaff && (
            <>
              <TextField
                label={t(messages.workNumber)}
                value={work}
                onChange={setWork}
                inputMode="numeric"
                isNumeric
              />
              <TextField
                label={t(messages.personNumber)}
                value={person}
                onChange={setPerson}
                inputMode="numeric"
                isNumeric
              />
            </>
          )}
        </div>
      </FilterFold>
      <Chips isStaff={isStaff} search={search} change={change} rows={rows} onClear={onClear} />
    </search>
  );
}

/** How many of the fields say something. */
const setIn = ({ um, fyrir, efni, adgerd, fra, til, verk, nafn }: RecordsSearch) =>
  [um, fyrir, efni, adgerd, fra, til, verk, nafn].filter((one) => one !== undefined).length;

interface ChipsProps {
  isStaff: boolean;
  search: RecordsSearch;
  change: (next: RecordsSearch) => void;
  rows: readonly ChangeRecord[];
  onClear: (() => void) | undefined;
}

function Chips({ isStaff, search, change, rows, onClear }: ChipsProps) {
  const t = useText();
  return (
    <div className={styles.chips}>
      {!isStaff && search.verk !== undefined && (
        <Chip
          text={t(messages.onlyWork, { number: search.verk })}
          onRemove={() => change({ verk: undefined })}
        />
      )}
      {isStaff && search.notandi !== undefined && (
        <Chip
          text={t(messages.onlyUser, {
            name:
              rows.find(({ userId }) => userId === search.notandi)?.actorName ??
              t(messages.user, { number: search.notandi }),
          })}
          onRemove={() => change({ notandi: undefined })}
        />
      )}
      {isStaff && search.fyrir !== undefined && (
        <Chip
          text={t(messages.onlyActingFor, {
            name:
              rows.find(({ actingForUserId }) => actingForUserId === search.fyrir)?.actingForName ??
              t(messages.user, { number: search.fyrir }),
          })}
          onRemove={() => change({ fyrir: undefined })}
        />
      )}
      {onClear && (
        <Button look="quiet" size="small" onClick={onClear}>
          {t(messages.clear)}
        </Button>
      )}
    </div>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useText();
  return (
    <Button size="small" icon={<X />} aria-label={t(messages.remove, { name: text })} onClick={onRemove}>
      {text}
    </Button>
  );
}
