import { WifiOff } from 'lucide-react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useKeptAt } from '../../platform/offline/news.ts';
import { useIsOnline } from '../../platform/ui/useIsOnline.ts';
import { messages } from '../../platform/page/failedMessages.ts';
import styles from './OfflineBar.module.css';

/** Says that there is no network, for as long as there is none, and how old what is shown may be (H72). */
export function OfflineBar() {
  const t = useText();
  const [language] = useLanguage();
  const isOnline = useIsOnline();
  const keptAt = useKeptAt();
  return (
    <div role="status">
      {(!isOnline || keptAt) && (
        <p className={styles.bar}>
          <WifiOff size={18} aria-hidden />
          <span>
            {keptAt && `${t(messages.keptAt, { when: formatInstant(keptAt, language) })} `}
            {t(isOnline ? messages.unreachableBar : messages.offlineBar)}
          </span>
        </p>
      )}
    </div>
  );
}
