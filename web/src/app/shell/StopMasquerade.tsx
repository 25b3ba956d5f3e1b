import { stopMasquerade } from '@omur/contract/accounts/masquerade';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { keepSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { messages } from '../../platform/page/messages.ts';

/** F2.28, F4.4: back to a session of their own; the portal moves by itself. */
export function StopMasquerade() {
  const t = useText();
  const toast = useToast();
  const isMobile = useIsMobile();
  const stop = useMutation({
    mutationFn: () => call(stopMasquerade),
    onSuccess: keepSession,
    onError: ({ message }) => toast({ text: message, look: 'danger' }),
  });
  return (
    <Button
      size="small"
      aria-label={t(messages.stopMasquerade)}
      isLoading={stop.isPending}
      onClick={() => stop.mutate()}
    >
      {t(isMobile ? messages.stopShort : messages.stopMasquerade)}
    </Button>
  );
}
