import type { Advance } from '@omur/contract/royalties/advances';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

/** What may yet recover an advance that is about to be written off (R231). */
export function Awaited({ advance: { awaitedIsk, isBeingRecovered } }: { advance: Advance }) {
  const t = useText();
  return (
    <>
      {awaitedIsk > 0 && <p>{t(messages.awaited, { amount: exactAmount(awaitedIsk) })}</p>}
      {isBeingRecovered && <Alert look="warning" title={t(messages.beingRecovered)} />}
    </>
  );
}
