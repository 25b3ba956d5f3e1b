import { useCallback } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Logo } from '../../platform/ui/Logo.tsx';
import { messages } from '../../platform/ui/messages.ts';
import { VisuallyHidden } from '../../platform/ui/VisuallyHidden.tsx';
import { firstHead } from './firstHead.ts';

/** The shape of the portal while its first code is fetched: the same that stands in the page before any code (styles/skeleton.css). */
export function FrameWaits() {
  const t = useText();
  const head = firstHead();
  // The same that was painted already goes on standing.
  const keep = useCallback(
    (place: HTMLElement | null) => {
      if (head) place?.replaceChildren(head);
    },
    [head],
  );
  return (
    <div className="waiting">
      <div className="waiting-top">
        <Logo />
      </div>
      <div className="waiting-side" />
      <div className="waiting-main">
        <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
        {head ? <div ref={keep} aria-hidden /> : <i aria-hidden />}
        <i aria-hidden />
        <i aria-hidden />
      </div>
    </div>
  );
}
