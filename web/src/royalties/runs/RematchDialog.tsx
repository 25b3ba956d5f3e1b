import { rematchLine } from '@omur/contract/royalties/rematch';
import type { FoundWork } from '@omur/contract/works/works';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { correctionMessages } from './correctionMessages.ts';
import { rematchMessages as texts } from './rematchMessages.ts';
import { WorksField } from './WorksField.tsx';

interface RematchDialogProps {
  line: { distributionId: number; statementLineId: number };
  onClose: () => void;
}

/** R50: the usage of a line is of another work; what was paid for it is corrected. */
export function RematchDialog({ line, onClose }: RematchDialogProps) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [works, setWorks] = useState<FoundWork[]>([]);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(rematchLine, ({ distributionId }) => {
    toast({ text: t(texts.done) });
    void navigate({
      to: '/úthlutunarkeyrslur/$distributionId',
      params: { distributionId: String(distributionId) },
      search: {},
    });
  });
  const [work] = works;
  const submit = () => {
    setIsTried(true);
    if (work && reason.trim() !== '')
      send({ params: line, body: { workId: work.workId, correctionReason: reason } });
  };
  return (
    <FormDialog
      title={t(texts.title)}
      description={t(texts.titleMore)}
      act={t(texts.act)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <WorksField
        label={t(texts.work)}
        chosen={works}
        onChange={(chosen) => setWorks(chosen.slice(-1))}
        error={isTried && !work ? t(texts.noWork) : problemAt('workId')}
      />
      <TextArea
        value={reason}
        onChange={setReason}
        rows={2}
        label={t(correctionMessages.reason)}
        hint={t(correctionMessages.reasonHint)}
        maxLength={500}
        error={
          isTried && reason.trim() === '' ? t(correctionMessages.noReason) : problemAt('correctionReason')
        }
      />
    </FormDialog>
  );
}
