import type { Dispute, DisputedShare } from '@omur/contract/works/disputes';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { Check } from 'lucide-react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import styles from './disputes.module.css';
import { messages } from './messages.ts';

/** The authors side by side: what is registered, claimed and offered, and what is paid meanwhile. */
export function SharesTable({ dispute }: { dispute: Dispute }) {
  const t = useText();
  const [language] = useLanguage();
  const { shares, offerNumber, endedAt } = dispute;
  const columns: [string, (share: DisputedShare) => number | null][] = [
    [t(messages.registered), ({ registeredShare }) => registeredShare],
    [t(messages.claimed), ({ proposedShare }) => proposedShare],
    ...(offerNumber > 1 && endedAt === null
      ? ([[t(messages.offered), ({ offeredShare }) => offeredShare]] satisfies typeof columns)
      : []),
    endedAt === null
      ? [t(messages.paid), ({ undisputedShare }) => undisputedShare]
      : [t(messages.outcome), ({ agreedShare }) => agreedShare],
  ];
  return (
    <div>
      <table className={styles.shares} aria-label={t(messages.shares)}>
        <thead>
          <tr>
            <th scope="col">{t(messages.author)}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.authorId}>
              <th scope="row">
                {share.displayName}
                {share.isOwn && <span className="dim"> ({t(messages.you)})</span>}
                {endedAt === null && share.isInDoubt && share.hasAccepted && (
                  <span className={styles.accepts}>
                    <Check size={14} aria-hidden /> {t(messages.accepts)}
                  </span>
                )}
              </th>
              {columns.map(([name, valueOf], at) => {
                const value = valueOf(share);
                return (
                  <td key={name} data-name={name} data-last={at === columns.length - 1 || undefined}>
                    {value === null ? '–' : formatPercent(value, language, 'column')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
