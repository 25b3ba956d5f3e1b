import type { Change } from '@omur/contract/approvals';
import { useLanguage, useText } from '../texts.tsx';
import styles from './Comparison.module.css';
import { messages } from './messages.ts';

/** What is different, was and becomes side by side. */
export function ChangeTable({ label, changes }: { label: string; changes: readonly Change[] }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <section
      className={styles.frame}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than a phone is scrolled by the keyboard too
      tabIndex={0}
    >
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t(messages.field)}</th>
            <th scope="col">{t(messages.was)}</th>
            <th scope="col">{t(messages.becomes)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, label: name, before, after }, at) => (
            <tr key={`${field} ${at}`}>
              <th scope="row">{name[language]}</th>
              <td>
                <del>{before ?? t(messages.none)}</del>
              </td>
              <td>
                <ins>{after ?? t(messages.none)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
