import type { Payee } from '@omur/contract/works/approvals';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import styles from './approvals.module.css';
import { messages } from './messages.ts';

/** V12: who is paid an author's share, where that is not the author alone. */
export function Payees({ payees }: { payees: readonly Payee[] }) {
  const t = useText();
  const [language] = useLanguage();
  if (payees.length === 0) return null;
  const percent = (hundredths: number) => formatPercent(hundredths, language);
  return (
    <span className={styles.payees}>
      {t(messages.paidTo)}{' '}
      {payees
        .map(({ name, shareHundredths: home, shareAbroadHundredths: abroad }) =>
          home === abroad
            ? `${name} ${percent(home)}`
            : t(messages.homeAndAbroad, { name, home: percent(home), abroad: percent(abroad) }),
        )
        .join(', ')}
    </span>
  );
}
