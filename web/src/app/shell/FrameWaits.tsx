import { useText } from '../../platform/i18n/texts.tsx';
import { Logo } from '../../platform/ui/Logo.tsx';
import { messages } from '../../platform/ui/messages.ts';
import { VisuallyHidden } from '../../platform/ui/VisuallyHidden.tsx';

/** The shape of the portal while its first code is fetched: the same that stands in the page before any code (styles/skeleton.css). */
export function FrameWaits() {
  const t = useText();
  return (
    <div className="waiting">
      <div className="waiting-top">
        <Logo />
      </div>
      <div className="waiting-side" />
      <div className="waiting-main">
        <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
        <i aria-hidden />
        <i aria-hidden />
        <i aria-hidden />
      </div>
    </div>
  );
}
