import { type SftpAccount, trySftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChange, useReadAnew } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { failures, messages } from './messages.ts';

const askAfter = 1500;
/** A round that is under way ends first, and the job comes every minute. */
const waitsFor = 75_000;

/** Has the server connected to at once, and says how that went. */
export function useConnect({ sftpAccountId, triedAt, accountFailure }: SftpAccount) {
  const t = useText();
  const toast = useToast();
  const readAnew = useReadAnew();
  const [waiting, setWaiting] = useState<{ triedAt: string | null; until: number }>();
  const attempt = useChange(
    trySftpAccount,
    () => setWaiting({ triedAt, until: Date.now() + waitsFor }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
  const isWaiting = waiting !== undefined;
  const look = useEffectEvent(() => {
    if (!waiting) return;
    if (waiting.triedAt !== triedAt) {
      setWaiting(undefined);
      if (accountFailure) toast({ look: 'warning', text: t(failures[accountFailure]) });
      else toast({ text: t(messages.connected) });
    } else if (Date.now() < waiting.until) void readAnew(trySftpAccount);
    else {
      setWaiting(undefined);
      toast({ look: 'warning', text: t(messages.noAnswer) });
    }
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(look, askAfter);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    connect: () => attempt.send({ params: { sftpAccountId } }),
    isConnecting: attempt.isSending || isWaiting,
  };
}
