import { type Outsider, answerOutsider } from '@omur/contract/royalties/outsiders';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { outsiderMessages as messages } from './outsiderMessages.ts';
import { Facts } from './Used.tsx';

interface OutsiderDialogProps {
  outsider: Outsider;
  onClose: () => void;
}

/** Who came forward, how they are reached, and that they were answered. */
export function OutsiderDialog({ outsider, onClose }: OutsiderDialogProps) {
  const t = useText();
  const toast = useToast();
  const [language] = useLanguage();
  const [remark, setRemark] = useState('');
  const { send, isSending, refusal, problemAt } = useChange(answerOutsider, () => {
    toast({ text: t(messages.settledDone) });
    onClose();
  });
  const { outsiderId, outsiderState, name, email, phone, note, unmatchedUsageId, title } = outsider;
  const isWaiting = outsiderState === 'waiting';
  return (
    <Dialog
      isOpen
      title={name}
      description={t(messages.unproved)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {isWaiting && <ButtonLink to="/notendur">{t(messages.addMember)}</ButtonLink>}
          {isWaiting && (
            <Button
              look="primary"
              isLoading={isSending}
              onClick={() => send({ params: { outsiderId }, body: { remark } })}
            >
              {t(messages.answer)}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <Facts
          facts={[
            [t(messages.usage), `${title ?? '–'} (${unmatchedUsageId})`],
            [
              t(messages.email),
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            [
              t(messages.phone),
              phone && (
                <a key="phone" href={`tel:${phone.replace(/\s/gu, '')}`}>
                  {phone}
                </a>
              ),
            ],
            [t(messages.language), t(outsider.language === 'is' ? messages.icelandic : messages.english)],
            [t(messages.note), note],
            [t(messages.asked), formatInstant(outsider.askedToJoinAt, language)],
            [t(messages.settledBy), outsider.settledByName],
            [t(messages.remark), outsider.remark],
          ]}
        />
        {isWaiting && (
          <TextArea
            isOptional
            label={t(messages.remark)}
            hint={t(messages.remarkHint)}
            maxLength={2000}
            rows={3}
            value={remark}
            onChange={setRemark}
            error={problemAt('remark')}
          />
        )}
      </Stack>
    </Dialog>
  );
}
