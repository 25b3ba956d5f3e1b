import { stopMasquerade } from '@omur/contract/accounts/masquerade';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { keepSession } from '../session.ts';
import { useText } from '../texts.tsx';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toast.tsx';
import { useIsMobile } from '../ui/useIsMobile.ts';
import { messages } from './messages.ts';

/** F2.28, F4.4: back to a session of one's own; the portal moves by itself. */
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
