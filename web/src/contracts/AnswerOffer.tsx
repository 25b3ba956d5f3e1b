import { answerSubmission } from '@omur/contract/publishing/contractSubmissions';
import { useState } from 'react';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Stack } from '../ui/Stack.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';
import styles from './contracts.module.css';
import { messages } from './messages.ts';
import { useSending } from './useSending.ts';

/** A4: the other party accepts what was offered, or declines it. */
export function AnswerOffer({ submissionId }: { submissionId: number }) {
  const t = useText();
  const toast = useToast();
  const [remark, setRemark] = useState('');
  const { send, isSending, refusal } = useSending(answerSubmission, () =>
    toast({ text: t(messages.offerAnswered) }),
  );
  const answer = (isApproved: boolean) =>
    send({ params: { submissionId }, body: { isApproved, remark: remark.trim() || null } });
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
