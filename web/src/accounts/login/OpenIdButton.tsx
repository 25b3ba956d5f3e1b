import { startOpenId } from '@omur/contract/accounts/openId';
import type { Society } from '@omur/contract/accounts/sessions';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { keepLogin } from '../../platform/page/openIdKept.ts';

interface OpenIdButtonProps {
  words: NonNullable<Society['openId']>;
  /** The page that was asked for before logging in. */
  to: string | undefined;
  onRefused: (why: string | undefined) => void;
}

/** Leads to the provider of electronic ID, which leads back to ReturnPage. */
export function OpenIdButton({ words, to, onRefused }: OpenIdButtonProps) {
  const t = useText();
  const [isLeaving, setIsLeaving] = useState(false);

  // Anyone who comes back from the provider by the browser's arrow finds the page as it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setIsLeaving(false);
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const leave = async () => {
    setIsLeaving(true);
    onRefused(undefined);
    try {
      const { loginUrl, token } = await call(startOpenId);
      keepLogin({ token, ...(to !== undefined && { to }) });
      location.assign(loginUrl);
    } catch (problem) {
      setIsLeaving(false);
      onRefused(problem instanceof Error ? problem.message : String(problem));
    }
  };

  return (
    <Button isWide isLoading={isLeaving} onClick={() => void leave()}>
      {t({ is: words.labelIs, en: words.labelEn })}
    </Button>
  );
}
