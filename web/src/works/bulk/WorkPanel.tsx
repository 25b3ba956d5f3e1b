import { columnLabel } from '@omur/contract/platform/fields/sheetColumns';
import { Trash2, UserMinus, UserPlus } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import styles from './bulk.module.css';
import { FindAuthor } from './FindAuthor.tsx';
import { Likenesses } from './Likenesses.tsx';
import { messages } from './messages.ts';
import type { GridRow } from './rows.ts';
import { isSent } from './localWork.ts';
import type { SheetStore } from './sheetStore.ts';

interface WorkPanelProps {
  store: SheetStore;
  row: GridRow | undefined;
  twins: ReadonlyMap<number, readonly number[]>;
  /** Leads to a cell of the work. */
  onGo: (lineNumber: number, column: string | null) => void;
}

/** What there is to say of the work that is chosen, and what can be done with it. */
export function WorkPanel({ store, row, twins, onGo }: WorkPanelProps) {
  const t = useText();
  const work = row?.work;
  if (!work)
    return (
      <section aria-live="polite" className={styles.panel}>
        <p className="dim">{t(messages.pickCell)}</p>
      </section>
    );
  const { place, lines, faults, workId } = work;
  return (
    <section aria-live="polite" className={styles.panel}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>
          {place}. {lines[0]?.['title'] || t(messages.untitled)}
        </h2>
        {!isSent(work) && (
          <div className={styles.buttons}>
            <Button
              size="small"
              look="quiet"
              icon={<UserPlus size={16} aria-hidden />}
              onClick={() => store.edit([{ place, lines: [...lines, { type: 'CA' }] }])}
            >
              {t(messages.addAuthor)}
            </Button>
            {row.lineNumber > 0 && (
              <Button
                size="small"
                look="quiet"
                icon={<UserMinus size={16} aria-hidden />}
                onClick={() => store.edit([{ place, lines: lines.filter((_, i) => i !== row.lineNumber) }])}
              >
                {t(messages.removeAuthor)}
              </Button>
            )}
            <Button
              size="small"
              look="quiet"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => store.edit([{ place, lines: [] }])}
            >
              {t(messages.removeWork)}
            </Button>
          </div>
        )}
      </div>
      {!isSent(work) && (
        <FindAuthor key={`${place} ${row.lineNumber}`} {...{ store, work }} lineNumber={row.lineNumber} />
      )}
      {workId !== null && (
        <div>
          <ButtonLink size="small" to="/verk/$workId" params={{ workId: String(workId) }}>
            {t(messages.registeredAs, { number: workId })}
          </ButtonLink>
        </div>
      )}
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ lineNumber, sheetColumn, sentence }) => (
            <li key={`${lineNumber} ${sheetColumn}`}>
              <button type="button" className={styles.fault} onClick={() => onGo(lineNumber, sheetColumn)}>
                {sheetColumn && <strong>{t(columnLabel(sheetColumn))}</strong>} {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Likenesses store={store} work={work} twins={twins.get(place) ?? []} />
    </section>
  );
}
