import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import { Lock, LockOpen, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { CorrectAbroadDialog } from './CorrectAbroadDialog.tsx';
import { CorrectAtHomeDialog } from './CorrectAtHomeDialog.tsx';
import { messages } from './messages.ts';

/** What staff do with a performance as a whole. */
export function DeskActions({ performance }: { performance: LivePerformance }) {
  const t = useText();
  const [opened, setOpened] = useState<'correct' | 'close'>();
  const onClose = () => setOpened(undefined);
  const { isClosed, performanceTypeId } = performance;
  const CorrectDialog = performanceTypeId === types.foreign ? CorrectAbroadDialog : CorrectAtHomeDialog;
  return (
    <>
      {!isClosed && (
        <Button icon={<Pencil size={18} aria-hidden />} onClick={() => setOpened('correct')}>
          {t(messages.correct)}
        </Button>
      )}
      <Button
        icon={isClosed ? <LockOpen size={18} aria-hidden /> : <Lock size={18} aria-hidden />}
        onClick={() => setOpened('close')}
      >
        {t(isClosed ? messages.open : messages.close)}
      </Button>
      {opened === 'correct' && <CorrectDialog performance={performance} onClose={onClose} />}
      {opened === 'close' && <CloseDialog performance={performance} onClose={onClose} />}
    </>
  );
}
