import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from '../../platform/page/messages.ts';
import { useStopMasquerade } from '../../platform/page/useStopMasquerade.ts';
import { Button } from '../../platform/ui/Button.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';

export function StopMasquerade() {
  const t = useText();
  const isMobile = useIsMobile();
  const { stop, isStopping } = useStopMasquerade();
  return (
    <Button size="small" aria-label={t(messages.stopMasquerade)} isLoading={isStopping} onClick={stop}>
      {t(isMobile ? messages.stopShort : messages.stopMasquerade)}
    </Button>
  );
}
