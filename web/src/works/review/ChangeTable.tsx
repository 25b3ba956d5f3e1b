import type { Change } from '@omur/contract/works/approvals';
import { changedText } from '@omur/contract/works/rules/differences';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import styles from './Comparison.module.css';
import { ContractValue } from './ContractValue.tsx';
import { messages } from './messages.ts';

/** What is different, was and becomes side by side. */
export function ChangeTable({ label, changes }: { label: string; changes: readonly Change[] }) {
  const t = useText();
  const [language] = useLanguage();
  const said = (change: Change, value: string | null) => {
    if (value === null) return t(messages.none);
    const contractId = change.field === 'publishingContractId' ? Number(value) : 0;
    return contractId > 0 ? <ContractValue contractId={contractId} /> : changedText(change, value, language);
  };
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
          {changes.map((change, at) => (
            <tr key={`${change.field} ${at}`}>
              <th scope="row">{change.label[language]}</th>
              <td>
                <del>{said(change, change.before)}</del>
              </td>
              <td>
                <ins>{said(change, change.after)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
