import { formatPercent } from '@omur/contract/platform/rules/shares';
import type { EstateBalance } from '@omur/contract/royalties/inheritances';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { exactAmount } from '../distributions/amount.ts';
import styles from './inheritances.module.css';
import { messages } from './messages.ts';

/** What each heir gets of a balance (H104). */
export function HeirParts({ estate: { heirs } }: { estate: EstateBalance }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <dl className={styles.parts}>
      {heirs.map(({ heirName, heirShare, inheritanceIsk }, at) => (
        // Two heirs may have the same name and share.
        <div key={`${heirName}-${at}`}>
          <dt>{t(messages.heir, { name: heirName, share: formatPercent(heirShare, language) })}</dt>
          <dd>{inheritanceIsk > 0 && exactAmount(inheritanceIsk)}</dd>
        </div>
      ))}
    </dl>
  );
}
