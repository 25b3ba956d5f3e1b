import type { Operation } from '@omur/contract/people/auditLog';
import type { ReadableChange } from '@omur/contract/people/rules/recordTexts';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';
import styles from './RecordsPage.module.css';

interface ChangeTableProps {
  changes: readonly ReadableChange[];
  operation: Operation;
}

/** The values that changed: both of an update, the only ones of what came or went. */
export function ChangeTable({ changes, operation }: ChangeTableProps) {
  const t = useText();
  if (changes.length === 0)
    return operation === 'update' ? <p className="dim">{t(messages.noValues)}</p> : null;
  const nothing = t(messages.nothing);
  return (
    <table className={styles.changes} aria-label={t(messages.changes)}>
      <thead>
        <tr>
          <th scope="col">{t(messages.item)}</th>
          {operation !== 'insert' && <th scope="col">{t(messages.before)}</th>}
          {operation !== 'delete' && <th scope="col">{t(messages.after)}</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row" className="dim">
              {label}
            </th>
            {operation !== 'insert' && <td>{before ?? nothing}</td>}
            {operation !== 'delete' && <td>{after ?? nothing}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
