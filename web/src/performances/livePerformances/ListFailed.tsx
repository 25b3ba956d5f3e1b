import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import styles from './livePerformances.module.css';
import { messages } from './messages.ts';

/** A list to choose from that could not be read. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <p className={styles.listFailed} role="alert">
      {t(messages.listFailed)}{' '}
      <Button size="small" look="quiet" onClick={onRetry}>
        {t(messages.tryAgain)}
      </Button>
    </p>
  );
}
