import type { Contract, ContractWork } from '@omur/contract/publishing/contracts';
import { addContractWorks, removeContractWork } from '@omur/contract/publishing/contractWorks';
import { useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface MoveWorkProps {
  contract: Pick<Contract, 'contractId' | 'changesTakeTwo'>;
  work: ContractWork;
  onClose: () => void;
}

/** Staff put a work into a contract; where publishers would have more than all of it, they have to say that they know. */
export function PutIn({ contract, work: { workId, title }, onClose }: MoveWorkProps) {
  const { contractId, changesTakeTwo } = contract;
  const t = useText();
  const toast = useToast();
  const [mayOverlap, setMayOverlap] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const { send, isSending, refusal } = useChange(addContractWorks, () => {
    toast({ text: changesTakeTwo ? t(messages.changeAsked) : t(messages.putInDone, { title }) });
    onClose();
  });
  const put = () =>
    send(
      { params: { contractId }, body: { workIds: [workId], mayOverlap } },
      { onError: (error) => setIsOver(isOver || isRefusal(error, 409)) },
    );
  return (
    <Dialog
      isOpen
      size="small"
      title={t(messages.putInQuestion, { title })}
      description={t(messages.putInHint)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" isLoading={isSending} disabled={isOver && !mayOverlap} onClick={put}>
            {t(messages.putIn)}
          </Button>
        </>
      }
    >
      {refusal && (
        <Stack>
          <Alert look={isOver ? 'warning' : 'danger'} isAnnounced title={refusal} />
          {isOver && (
            <CheckboxField label={t(messages.putInOver)} isChecked={mayOverlap} onChange={setMayOverlap} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** Staff take a work out of a contract. */
export function TakeOut({ contract, work: { workId, title }, onClose }: MoveWorkProps) {
  const { contractId, changesTakeTwo } = contract;
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal } = useChange(removeContractWork, () => {
    toast({ text: changesTakeTwo ? t(messages.changeAsked) : t(messages.takeOutDone, { title }) });
    onClose();
  });
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t(messages.takeOutQuestion, { title })}
      description={t(messages.takeOutHint)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            look="danger"
            isLoading={isSending}
            onClick={() => send({ params: { contractId, workId } })}
          >
            {t(messages.takeOut)}
          </Button>
        </>
      }
    >
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
    </Dialog>
  );
}
