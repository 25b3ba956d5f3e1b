import { answerSubmission } from '@omur/contract/publishing/contractSubmissions';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './contracts.module.css';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

/** A4: the other party accepts what was offered, or declines it. */
export function AnswerOffer({ submissionId }: { submissionId: number }) {
  const t = useText();
  const toast = useToast();
  const [remark, setRemark] = useState('');
  const { send, isSending, refusal } = useChange(answerSubmission, () =>
    toast({ text: t(messages.offerAnswered) }),
  );
  const answer = (isApproved: boolean) => send({ params: { submissionId }, body: { isApproved, remark } });
  return (
    <Card title={t(messages.offerQuestion)}>
      <Stack>
        <p>{t(messages.offerMore)}</p>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <TextArea
          label={t(messages.offerRemark)}
          value={remark}
          onChange={setRemark}
          maxLength={2000}
          rows={2}
          isOptional
        />
        <div className={styles.answers}>
          <Button look="primary" isLoading={isSending} onClick={() => answer(true)}>
            {t(messages.offerAccept)}
          </Button>
          <Button disabled={isSending} onClick={() => answer(false)}>
            {t(messages.offerDecline)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
