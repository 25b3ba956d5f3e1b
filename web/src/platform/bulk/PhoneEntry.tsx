import type { SheetForm } from '@omur/contract/platform/rules/sheetLines';
import { useState } from 'react';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Stack.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './bulk.module.css';
import { Likenesses } from './Likenesses.tsx';
import { messages } from './messages.ts';
import { faultAt } from './rows.ts';
import { isSent, type LocalEntry } from './localEntry.ts';
import type { SheetStore } from './sheetStore.ts';
import { type SheetTexts, titleOf, useView } from './view.ts';

interface PhoneEntryProps {
  store: SheetStore;
  entry: LocalEntry;
  twins: readonly number[];
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** One entry of a sheet with every cell that something stands in, on a small screen. */
export function PhoneEntry({ store, entry, twins, onPrevious, onNext, onClose }: PhoneEntryProps) {
  const t = useText();
  const view = useView();
  const { form, texts, usual, newLine } = view;
  const { place, lines, faults } = entry;
  const isShown = (column: string) =>
    usual.includes(column) ||
    lines.some((line) => line[column] !== undefined) ||
    faults.some(({ sheetColumn }) => sheetColumn === column);
  const ofEntry = form.columns.filter((column) => form.isOfEntry(column) && isShown(column));
  const isClosed = isSent(entry);
  const remove = () => {
    store.edit([{ place, lines: [] }]);
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={titleOf(view, lines) ?? t(texts.entryOf, { number: place })}
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
        {faults.map(({ lineNumber, sheetColumn, sentence }) => (
          <Alert
            key={`${lineNumber} ${sheetColumn}`}
            look="danger"
            title={sheetColumn ? `${t(form.labelOf(sheetColumn))}: ${sentence}` : sentence}
          />
        ))}
        <Likenesses store={store} entry={entry} twins={twins} />
        <Cells store={store} entry={entry} lineNumber={0} columns={ofEntry} />
        {texts.lines && <Lines store={store} entry={entry} texts={texts.lines} />}
        {!isClosed && (
          <div className={styles.buttons}>
            {texts.lines && (
              <Button
                disabled={lines.length >= form.mostLines}
                onClick={() => store.edit([{ place, lines: [...lines, newLine] }])}
              >
                {t(texts.lines.add)}
              </Button>
            )}
            <Button look="danger" onClick={remove}>
              {t(texts.removeEntry)}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

interface LinesProps extends Pick<PhoneEntryProps, 'store' | 'entry'> {
  texts: NonNullable<SheetTexts['lines']>;
}

/** The lines of the entry, with what is of each alone. */
function Lines({ store, entry, texts }: LinesProps) {
  const t = useText();
  const { form, Find } = useView();
  const { place, lines } = entry;
  const isClosed = isSent(entry);
  const columns = form.columns.filter((column) => !form.isOfEntry(column));
  return lines.map((_, lineNumber) => (
    <fieldset key={lineNumber} className={styles.line} disabled={isClosed}>
      <legend>{t(texts.lineOf, { number: lineNumber + 1 })}</legend>
      {Find && !isClosed && <Find {...{ store, entry, lineNumber }} />}
      <Cells store={store} entry={entry} lineNumber={lineNumber} columns={columns} />
      {lines.length > 1 && !isClosed && (
        <Button
          look="quiet"
          size="small"
          onClick={() => store.edit([{ place, lines: withoutLine(form, lines, lineNumber) }])}
        >
          {t(texts.remove)}
        </Button>
      )}
    </fieldset>
  ));
}

/** The first line says what the entry is, whatever else stands on it. */
function withoutLine(form: SheetForm, lines: LocalEntry['lines'], lineNumber: number): LocalEntry['lines'] {
  const rest = lines.filter((_, i) => i !== lineNumber);
  if (lineNumber > 0) return rest;
  const ofEntry = Object.fromEntries(
    Object.entries(lines[0] ?? {}).filter(([column]) => form.isOfEntry(column)),
  );
  return rest.map((line, i) => (i === 0 ? { ...ofEntry, ...line } : line));
}

interface CellsProps {
  store: SheetStore;
  entry: LocalEntry;
  lineNumber: number;
  columns: readonly string[];
}

function Cells({ store, entry, lineNumber, columns }: CellsProps) {
  const { knownColumn } = useView();
  const { place, lines, knownNames } = entry;
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
          hint={
            column === knownColumn && !line[knownColumn] ? (knownNames[lineNumber] ?? undefined) : undefined
          }
          error={faultAt({ place, lineNumber, entry, line }, column)}
          isClosed={isSent(entry)}
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
  const { form, optionsOf } = useView();
  const options = optionsOf?.(column, language) ?? [];
  const list = `list-${column}`;
  return (
    <div>
      <TextField
        label={t(form.labelOf(column))}
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
