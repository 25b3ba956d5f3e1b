import { societyToday } from '@omur/contract/platform/rules/performanceDays';
import { fold } from '@omur/contract/platform/rules/folding';
import { countriesOf, homeId, mostTerritories } from '@omur/contract/works/rules/territories';
import type { ListedTerritory } from '@omur/contract/works/codeTables';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { messages } from './messages.ts';
import styles from './territories.module.css';
import { useTerritories } from './useTerritories.ts';

interface TerritoryPickerProps {
  /** Numbers of TIS in order, those that are left out negative. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string | undefined;
}

const mostFound = 12;

/** X42: where something holds, as a list in order of what is included and excluded. */
export function TerritoryPicker({ value, onChange, error }: TerritoryPickerProps) {
  const t = useText();
  const id = useId();
  const { rows, tree, nameOf } = useTerritories();
  const [how, setHow] = useState<'include' | 'exclude'>('include');
  const [typed, setTyped] = useState('');
  const countries = countriesOf(value, societyToday(), tree);
  const isAtHome = countries.includes(homeId);
  const add = ({ territoryId }: ListedTerritory) => {
    setTyped('');
    const entry = how === 'exclude' ? -territoryId : territoryId;
    onChange([...value.filter((one) => Math.abs(one) !== territoryId), entry]);
  };
  const move = (at: number, to: number) => {
    const next = value.filter((_, i) => i !== at);
    next.splice(to, 0, value[at] as number);
    onChange(next);
  };

  return (
    <div role="group" aria-labelledby={id} className={styles.picker}>
      <p id={id} className={styles.label}>
        {t(messages.territories)}
      </p>
      <p className="dim small">{t(messages.territoriesHint)}</p>
      <ol className={styles.territories}>
        {value.map((entry, at) => (
          <Entry
            key={entry}
            name={nameOf(entry)}
            isExcluded={entry < 0}
            onRemove={() => onChange(value.filter((_, i) => i !== at))}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < value.length - 1 ? () => move(at, at + 1) : undefined}
          />
        ))}
      </ol>
      {rows.length > 0 && value.length > 0 && (
        <p role="status" className="dim small">
          {t(messages.holdsIn, { count: countries.length })},{' '}
          {t(isAtHome ? messages.atHome : messages.notAtHome)}.
        </p>
      )}
      {value.length < mostTerritories && (
        <div className={styles.addTerritory}>
          <RadioGroup
            label={t(messages.how)}
            isLabelHidden
            isInline
            value={how}
            onChange={setHow}
            options={[
              { value: 'include', label: t(messages.include) },
              { value: 'exclude', label: t(messages.exclude) },
            ]}
          />
          <Combobox
            label={t(messages.addTerritory)}
            value={typed}
            onInput={setTyped}
            options={found(rows, typed)}
            optionKey={({ territoryId }) => territoryId}
            renderOption={({ territoryId, kind }) => (
              <>
                {nameOf(territoryId)}{' '}
                <span className="dim small">
                  {t(messages[kind])} {territoryId}
                </span>
              </>
            )}
            onSelect={add}
            emptyText={t(messages.noTerritory)}
            error={error}
          />
        </div>
      )}
    </div>
  );
}

interface EntryProps {
  name: string;
  isExcluded: boolean;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function Entry({ name, isExcluded, onRemove, onUp, onDown }: EntryProps) {
  const t = useText();
  return (
    <li className={styles.territory}>
      <Badge look={isExcluded ? 'amber' : 'neutral'}>
        {t(isExcluded ? messages.exclude : messages.include)}
      </Badge>
      <span className={styles.territoryName}>{name}</span>
      <IconButton label={t(messages.moveUp, { name })} disabled={!onUp} onClick={onUp} icon={<ArrowUp />} />
      <IconButton
        label={t(messages.moveDown, { name })}
        disabled={!onDown}
        onClick={onDown}
        icon={<ArrowDown />}
      />
      <IconButton label={t(messages.remove, { name })} onClick={onRemove} icon={<X />} />
    </li>
  );
}

/** By number or by name in either language; those that begin so come first, and groups before countries. */
function found(rows: readonly ListedTerritory[], typed: string): ListedTerritory[] {
  const sought = fold(typed);
  if (sought === '') return [];
  const words = (row: ListedTerritory) => [fold(row.nameIcelandic), fold(row.nameEnglish)];
  const rank = (row: ListedTerritory) =>
    (words(row).some((word) => word.startsWith(sought)) ? 0 : 2) + (row.kind === 'group' ? 0 : 1);
  return rows
    .filter(
      (row) =>
        row.validTo === null &&
        (String(row.territoryId) === sought || words(row).some((word) => word.includes(sought))),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostFound);
}
