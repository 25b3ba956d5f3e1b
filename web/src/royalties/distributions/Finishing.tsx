import type { Distribution } from '@omur/contract/royalties/distributions';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { messages } from './messages.ts';

/** O30: what pays many is finished in the background, and may be refused there. */
export function Finishing({
  isBeingFinished,
  finishRefusal,
}: Pick<Distribution, 'isBeingFinished' | 'finishRefusal'>) {
  const t = useText();
  if (isBeingFinished)
    return <Alert title={t(messages.isBeingFinished)}>{t(messages.isBeingFinishedMore)}</Alert>;
  if (finishRefusal === null) return null;
  return (
    <Alert look="danger" title={t(messages.finishRefused)}>
      {finishRefusal}
    </Alert>
  );
}
