import { WifiOff } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { useIsOnline } from '../../platform/ui/useIsOnline.ts';
import { messages } from '../../platform/page/failedMessages.ts';
import styles from './OfflineBar.module.css';

/** Says that there is no network, for as long as there is none. */
export function OfflineBar() {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <WifiOff size={18} aria-hidden />
          {t(messages.offlineBar)}
        </p>
      )}
    </div>
  );
}
