import { ListPlus, ListX, Trash2 } from 'lucide-react';
import { useText } from '../i18n/texts.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import styles from './bulk.module.css';
import { Likenesses } from './Likenesses.tsx';
import { messages } from './messages.ts';
import type { GridRow } from './rows.ts';
import { isSent } from './localEntry.ts';
import type { SheetStore } from './sheetStore.ts';
import { type SheetTexts, titleOf, useView } from './view.ts';

interface EntryPanelProps {
  store: SheetStore;
  row: GridRow | undefined;
  twins: ReadonlyMap<number, readonly number[]>;
  /** Leads to a cell of the entry. */
  onGo: (lineNumber: number, column: string | null) => void;
}

/** What there is to say of the entry that is chosen, and what can be done with it. */
export function EntryPanel({ store, row, twins, onGo }: EntryPanelProps) {
  const t = useText();
  const view = useView();
  const { form, texts, linkOf, Find } = view;
  const entry = row?.entry;
  if (!entry)
    return (
      <section aria-live="polite" className={styles.panel}>
        <p className="dim">{t(messages.pickCell)}</p>
      </section>
    );
  const { place, lines, faults, madeId } = entry;
  return (
    <section aria-live="polite" className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>
          {place}. {titleOf(view, lines) ?? t(texts.untitled)}
        </h2>
        {!isSent(entry) && (
          <div className={styles.buttons}>
            {texts.lines && <LineButtons store={store} row={row} texts={texts.lines} />}
            <Button
              size="small"
              look="quiet"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => store.edit([{ place, lines: [] }])}
            >
              {t(texts.removeEntry)}
            </Button>
          </div>
        )}
      </div>
      {Find && !isSent(entry) && (
        <Find key={`${place} ${row.lineNumber}`} {...{ store, entry }} lineNumber={row.lineNumber} />
      )}
      {madeId !== null && (
        <div>
          <ButtonLink size="small" {...linkOf(madeId)}>
            {t(texts.registeredAs, { number: madeId })}
          </ButtonLink>
        </div>
      )}
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ lineNumber, sheetColumn, sentence }) => (
            <li key={`${lineNumber} ${sheetColumn}`}>
              <button type="button" className={styles.fault} onClick={() => onGo(lineNumber, sheetColumn)}>
                {sheetColumn && <strong>{t(form.labelOf(sheetColumn))}</strong>} {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Likenesses store={store} entry={entry} twins={twins.get(place) ?? []} />
    </section>
  );
}

interface LineButtonsProps extends Pick<EntryPanelProps, 'store'> {
  row: GridRow;
  texts: NonNullable<SheetTexts['lines']>;
}

/** What adds a line to the entry, and takes out the one that is chosen. */
function LineButtons({ store, row: { place, lineNumber, entry }, texts }: LineButtonsProps) {
  const t = useText();
  const { newLine, form } = useView();
  const lines = entry?.lines ?? [];
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<ListPlus size={16} aria-hidden />}
        disabled={lines.length >= form.mostLines}
        onClick={() => store.edit([{ place, lines: [...lines, newLine] }])}
      >
        {t(texts.add)}
      </Button>
      {lineNumber > 0 && (
        <Button
          size="small"
          look="quiet"
          icon={<ListX size={16} aria-hidden />}
          onClick={() => store.edit([{ place, lines: lines.filter((_, i) => i !== lineNumber) }])}
        >
          {t(texts.remove)}
        </Button>
      )}
    </>
  );
}
