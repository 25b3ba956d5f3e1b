import { seeCorrectedRights } from '@omur/contract/royalties/correctedRights';
import {
  type Distribution,
  finishDistribution,
  seeDistributionControllers,
} from '@omur/contract/royalties/distributions';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount } from './amount.ts';
import { controllerMessages } from './controllerMessages.ts';
import { correctionMessages } from './correctionMessages.ts';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface DialogProps {
  distribution: Distribution;
  onClose: () => void;
}

/** M2: from this on members see it, and it never changes. */
export function FinishDialog({ distribution, onClose }: DialogProps) {
  const t = useText();
  const toast = useToast();
  const { distributionId, distributionName, distributedIsk, rightCount, currency, correctionOf } =
    distribution;
  const params = { distributionId };
  const [areControllersSeen, setAreControllersSeen] = useState(false);
  const [isCorrectionSeen, setIsCorrectionSeen] = useState(false);
  const finishing = useChange(finishDistribution, ({ distributionState }) => {
    if (distributionState === 'finished')
      toast({ text: t(messages.finishedNow, { name: distributionName }) });
    onClose();
  });
  const seeingCorrection = useChange(seeCorrectedRights, () => finishing.send({ params }));
  const finish = () =>
    correctionOf === null
      ? finishing.send({ params })
      : seeingCorrection.send({ params, body: { isCorrectionSeen } });
  // R240: of a service's file, which alone has a currency.
  const seeing = useChange(seeDistributionControllers, finish);
  const refusal = seeing.refusal ?? seeingCorrection.refusal ?? finishing.refusal;
  const confirm = () =>
    currency === null ? finish() : seeing.send({ params, body: { areControllersSeen } });
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.finishQuestion, { name: distributionName })}
      confirmLabel={t(messages.finish)}
      isLoading={seeing.isSending || seeingCorrection.isSending || finishing.isSending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="small">
        <p>
          {t(messages.finishWhat, {
            count: rightCount ?? 0,
            rights: formatWhole(rightCount ?? 0),
            amount: exactAmount(distributedIsk ?? 0),
          })}
        </p>
        {currency !== null && (
          <CheckboxField
            label={t(controllerMessages.seen)}
            isChecked={areControllersSeen}
            onChange={setAreControllersSeen}
          />
        )}
        {correctionOf !== null && (
          <CheckboxField
            label={t(correctionMessages.seen)}
            isChecked={isCorrectionSeen}
            onChange={setIsCorrectionSeen}
          />
        )}
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
      </Stack>
    </ConfirmDialog>
  );
}
