import type { Distribution } from '@omur/contract/royalties/distributions';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { messages } from './messages.ts';

/** O34: what was cancelled, and what a job has yet to clear of it. */
export function Clearing({ isBeingCleared }: Pick<Distribution, 'isBeingCleared'>) {
  const t = useText();
  return isBeingCleared ? (
    <Alert title={t(messages.isBeingCleared)}>{t(messages.isBeingClearedWhat)}</Alert>
  ) : (
    <Alert title={t(messages.isCancelled)}>{t(messages.isCancelledWhat)}</Alert>
  );
}
