import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Refusal } from '../api/refusal.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useIsOnline } from '../ui/useIsOnline.ts';
import { messages } from './failedMessages.ts';

/** What was not expected, with a number to quote and a way to try again. */
export function PageFailed({ error, reset }: Pick<ErrorComponentProps, 'error'> & { reset: () => void }) {
  const t = useText();
  const isOnline = useIsOnline();
  const isCode = isCodeMissing(error);
  const retry = isCode ? reload : reset;
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (isCode && isOnline && mayReload()) reload();
  }, [isCode, isOnline]);
  useEffect(() => {
    const listener = () => again();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, []);
  if (!isOnline)
    return (
      <Alert look="warning" isAnnounced title={t(messages.offline)}>
        {t(messages.offlineMore)}
      </Alert>
    );
  const isRefusal = error instanceof Refusal;
  return (
    <Alert
      look="danger"
      isAnnounced
      title={isRefusal && error.message !== '' ? error.message : t(messages.failed)}
      actions={<Button onClick={retry}>{t(messages.tryAgain)}</Button>}
    >
      {isRefusal && error.requestId !== undefined && t(messages.quote, { number: error.requestId })}
    </Alert>
  );
}

/** The code of a page did not come, as each browser says it; asked for again, it would be the same failure. */
const isCodeMissing = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|Failed to fetch module/i.test(error.message);

const reload = () => location.reload();

const reloadedKey = 'omur.reloaded';
const notAgainWithin = 30_000;

/** A release has other files than the page that is open knows of: loaded anew it has. Never over and over. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < notAgainWithin) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
