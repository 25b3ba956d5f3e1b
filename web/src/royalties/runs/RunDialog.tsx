import { cancelDistribution } from '@omur/contract/royalties/distributions';
import { listRunControllers } from '@omur/contract/royalties/runControllers';
import { listRunRates } from '@omur/contract/royalties/runRates';
import { finishRun, type Run } from '@omur/contract/royalties/runs';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { controllerMessages } from './controllerMessages.ts';
import { correctionMessages } from './correctionMessages.ts';
import { messages } from './messages.ts';
import { rateMessages } from './rateMessages.ts';

interface RunDialogProps {
  run: Run;
  act: 'finish' | 'cancel';
  onClose: () => void;
}

/** Finishes a run as it was seen, or cancels it (R15). */
export function RunDialog({ run, act, onClose }: RunDialogProps) {
  const t = useText();
  const toast = useToast();
  const isFinishing = act === 'finish';
  const finishing = useChange(finishRun, ({ distributionState }) => {
    if (distributionState === 'finished') toast({ text: t(messages.finishedNow) });
    onClose();
  });
  const cancelling = useChange(cancelDistribution, () => {
    toast({ text: t(messages.cancelledNow) });
    onClose();
  });
  const [areRatesSeen, setAreRatesSeen] = useState(false);
  const [areControllersSeen, setAreControllersSeen] = useState(false);
  const rates = usePages(listRunRates, { params: { distributionId: run.distributionId } });
  const controllers = usePages(listRunControllers, { params: { distributionId: run.distributionId } });
  const { isSending, refusal } = isFinishing ? finishing : cancelling;
  const params = { distributionId: run.distributionId };
  const confirm = () =>
    isFinishing
      ? finishing.send({
          params,
          body: { previewHash: run.previewHash ?? '', areRatesSeen, areControllersSeen },
        })
      : cancelling.send({ params });
  return (
    <ConfirmDialog
      isOpen
      isDanger={!isFinishing}
      title={isFinishing ? finishTitle(t, run) : t(messages.cancelTitle)}
      confirmLabel={t(isFinishing ? messages.finish : messages.cancel)}
      {...(!isFinishing && { cancelLabel: t(messages.keep) })}
      isLoading={isSending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="small">
        <p>{t(isFinishing ? messages.finishWhat : messages.cancelWhat)}</p>
        {isFinishing && rates.rows.length > 0 && (
          <CheckboxField label={t(rateMessages.seen)} isChecked={areRatesSeen} onChange={setAreRatesSeen} />
        )}
        {isFinishing && controllers.rows.length > 0 && (
          <CheckboxField
            label={t(controllerMessages.seen)}
            isChecked={areControllersSeen}
            onChange={setAreControllersSeen}
          />
        )}
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
      </Stack>
    </ConfirmDialog>
  );
}

const finishTitle = (t: ReturnType<typeof useText>, run: Run) =>
  run.correctionOf === null
    ? t(messages.finishTitle, { amount: exactAmount(run.givenIsk + run.releasedIsk) })
    : t(correctionMessages.finishTitle);
