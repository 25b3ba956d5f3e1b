import {
  authorColumns,
  columnLabel,
  isOfWork,
  sheetColumns,
} from '@omur/contract/platform/fields/sheetColumns';
import { useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import styles from './bulk.module.css';
import { FindAuthor } from './FindAuthor.tsx';
import { Likenesses } from './Likenesses.tsx';
import { messages } from './messages.ts';
import { optionsOf } from './options.ts';
import { faultAt } from './rows.ts';
import { isSent, type LocalWork } from './localWork.ts';
import type { SheetStore } from './sheetStore.ts';

interface PhoneWorkProps {
  store: SheetStore;
  work: LocalWork;
  twins: readonly number[];
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

const usualOfWork = ['title', 'length', 'isrc', 'performer'];

/** One work of a sheet with every cell that something stands in, on a small screen. */
export function PhoneWork({ store, work, twins, onPrevious, onNext, onClose }: PhoneWorkProps) {
  const t = useText();
  const { place, lines, faults } = work;
  const general = faults.filter(({ sheetColumn }) => sheetColumn === null);
  const ofWork = sheetColumns.filter(
    (column) => isOfWork(column) && (usualOfWork.includes(column) || lines[0]?.[column] !== undefined),
  );
  const isClosed = isSent(work);
  const remove = () => {
    store.edit([{ place, lines: [] }]);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={lines[0]?.['title'] || t(messages.workOf, { number: place })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={!onPrevious} onClick={onPrevious}>
            {t(messages.previous)}
          </Button>
          <Button disabled={!onNext} onClick={onNext}>
            {t(messages.next)}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t(messages.finish)}
          </Button>
        </>
      }
    >
      <Stack>
        {general.map(({ sentence }) => (
          <Alert key={sentence} look="danger" title={sentence} />
        ))}
        <Likenesses store={store} work={work} twins={twins} />
        <Cells store={store} work={work} lineNumber={0} columns={ofWork} />
        {lines.map((_, lineNumber) => (
          <fieldset key={lineNumber} className={styles.author} disabled={isClosed}>
            <legend>{t(messages.authorOf, { number: lineNumber + 1 })}</legend>
            {!isClosed && <FindAuthor {...{ store, work, lineNumber }} />}
            <Cells store={store} work={work} lineNumber={lineNumber} columns={authorColumns} />
            {lines.length > 1 && !isClosed && (
              <Button
                look="quiet"
                size="small"
                onClick={() => store.edit([{ place, lines: withoutAuthor(lines, lineNumber) }])}
              >
                {t(messages.removeAuthor)}
              </Button>
            )}
          </fieldset>
        ))}
        {!isClosed && (
          <div className={styles.buttons}>
            <Button onClick={() => store.edit([{ place, lines: [...lines, { type: 'CA' }] }])}>
              {t(messages.addAuthor)}
            </Button>
            <Button look="danger" onClick={remove}>
              {t(messages.removeWork)}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/** The first line says what the work is, whichever author stands on it. */
function withoutAuthor(lines: LocalWork['lines'], lineNumber: number): LocalWork['lines'] {
  const rest = lines.filter((_, i) => i !== lineNumber);
  if (lineNumber > 0) return rest;
  const ofWork = Object.fromEntries(Object.entries(lines[0] ?? {}).filter(([column]) => isOfWork(column)));
  return rest.map((line, i) => (i === 0 ? { ...ofWork, ...line } : line));
}

interface CellsProps {
  store: SheetStore;
  work: LocalWork;
  lineNumber: number;
  columns: readonly string[];
}

function Cells({ store, work, lineNumber, columns }: CellsProps) {
  const { place, lines, authorNames } = work;
  const line = lines[lineNumber] ?? {};
  const put = (column: string) => (text: string) => {
    const { [column]: _before, ...rest } = line;
    const changed = text.trim() === '' ? rest : { ...rest, [column]: text.trim() };
    store.edit([{ place, lines: lines.map((one, i) => (i === lineNumber ? changed : one)) }]);
  };
  return (
    <div className={styles.cells}>
      {columns.map((column) => (
        <CellField
          key={column}
          column={column}
          text={line[column] ?? ''}
          hint={column === 'name' && !line['name'] ? (authorNames[lineNumber] ?? undefined) : undefined}
          error={faultAt({ place, lineNumber, work, line }, column)}
          isClosed={isSent(work)}
          onChange={put(column)}
        />
      ))}
    </div>
  );
}

interface CellFieldProps {
  column: string;
  text: string;
  hint: string | undefined;
  error: string | undefined;
  isClosed: boolean;
  onChange: (text: string) => void;
}

/** Keeps what is typed as it is, until the field is left: a space at the end may have a word after it. */
function CellField({ column, text, hint, error, isClosed, onChange }: CellFieldProps) {
  const t = useText();
  const [language] = useLanguage();
  const [typed, setTyped] = useState(text);
  if (typed.trim() !== text) setTyped(text);
  const options = optionsOf(column, language);
  const list = `list-${column}`;
  return (
    <div>
      <TextField
        label={t(columnLabel(column))}
        value={typed}
        hint={hint}
        error={error}
        readOnly={isClosed}
        list={options.length > 0 ? list : undefined}
        onChange={(next) => {
          setTyped(next);
          onChange(next);
        }}
      />
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </div>
  );
}
