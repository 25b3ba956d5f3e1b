import { formatPercent, formatShare, fullShare } from '@omur/contract/platform/rules/shares';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { messages } from './messages.ts';
import styles from './ShareBar.module.css';

export interface Share {
  id: string | number;
  name: string;
  shareHundredths: number;
}

export interface ShareBarProps {
  label: string;
  shares: readonly Share[];
}

/** A part narrower than this has no room for its number. */
const room = 700;

/** How the shares fill up 100 %; what is left is hatched, and said in words. */
export function ShareBar({ label, shares }: ShareBarProps) {
  const t = useText();
  const [language] = useLanguage();
  const percent = (shareHundredths: number) => formatPercent(shareHundredths, language);
  const total = shares.reduce((sum, { shareHundredths }) => sum + shareHundredths, 0);
  const left = fullShare - total;
  const rest = left < 0 ? t(messages.overDivided) : t(messages.undivided);
  const restText = left === 0 ? '' : `${percent(Math.abs(left))} ${rest}`;
  const spoken = [
    ...shares.map(({ name, shareHundredths }) => `${name} ${percent(shareHundredths)}`),
    restText,
  ];

  return (
    <div>
      <div
        className={styles.bar}
        role="img"
        aria-label={`${label}: ${spoken.filter(Boolean).join(', ')}`}
        data-print="colour"
      >
        {shares.map(({ id, name, shareHundredths }, index) => (
          <div
            key={id}
            title={`${name} ${percent(shareHundredths)}`}
            style={{
              width: `${(shareHundredths / Math.max(total, fullShare)) * 100}%`,
              background: `var(--share-${(index % 6) + 1})`,
            }}
          >
            {shareHundredths >= room && formatShare(shareHundredths)}
          </div>
        ))}
      </div>
      <div className={styles.words} aria-hidden>
        <span>
          <b>{percent(total)}</b> {t(messages.divided)}
        </span>
        {restText && <span className={styles.rest}>{restText}</span>}
      </div>
    </div>
  );
}
