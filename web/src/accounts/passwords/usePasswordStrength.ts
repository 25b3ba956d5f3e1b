import { useEffect, useState } from 'react';
import type { PasswordStrength, passwordStrength } from './strength.ts';

type Judge = typeof passwordStrength;

/** How hard the typed password is to guess; the judge, who knows forty thousand common ones, is fetched with the first letter. */
export function usePasswordStrength(
  password: string,
  { kennitala = '', name = '' }: { kennitala?: string; name?: string },
): PasswordStrength | undefined {
  const [judge, setJudge] = useState<Judge>();
  const isTyped = password !== '';

  useEffect(() => {
    let isGone = false;
    // It is a hint: without the judge the page says the rule, and the server decides.
    if (isTyped)
      void import('./strength.ts').then(
        ({ passwordStrength: found }) => isGone || setJudge(() => found),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [isTyped]);

  return isTyped ? judge?.(password, [kennitala, name]) : undefined;
}
