import type { Change } from '@omur/contract/platform/endpoint';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

interface CodeActionsProps {
  remove: Change<{ workId: number; code: string }, object, undefined, undefined>;
  workId: number;
  code: string;
  /** As people write it. */
  written: string;
  isVerified: boolean;
  mayRemove: boolean;
}

/** V14: what a code is worth, and the way to take it off again. */
export function CodeActions({ remove, workId, code, written, isVerified, mayRemove }: CodeActionsProps) {
  const t = useText();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending } = useChange(remove, () =>
    toast({ text: t(messages.codeRemoved, { code: written }) }),
  );
  return (
    <>
      {!isVerified && <Badge look="amber">{t(messages.codeUnverified)}</Badge>}{' '}
      {mayRemove && (
        <Button
          look="quiet"
          size="small"
          icon={<Trash2 size={16} />}
          isLoading={isSending}
          aria-label={t(messages.codeRemoveWhich, { code: written })}
          onClick={() => setIsAsking(true)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(messages.codeRemoveTitle, { code: written })}
        confirmLabel={t(messages.codeRemove)}
        onConfirm={() => {
          setIsAsking(false);
          send({ params: { workId, code } });
        }}
      >
        {t(messages.codeRemoveMore)}
      </ConfirmDialog>
    </>
  );
}
