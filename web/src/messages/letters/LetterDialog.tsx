import { useChange } from '../../platform/api/useChange.ts';
import { getLetter, type LetterDetails, retryLetter } from '@omur/contract/messages/letters';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './LetterDialog.module.css';
import { LetterPreview } from './LetterPreview.tsx';
import { messages } from './messages.ts';
import { StateBadge } from './StateBadge.tsx';

/** One letter as its reader gets it, with what became of it. */
export function LetterDialog({ letterId, onClose }: { letterId: number; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { data: letter, error } = useQuery(queryFor(getLetter, { params: { letterId } }));
  const retry = useChange(retryLetter, () => {
    toast({ text: t(messages.queued) });
    onClose();
  });
  const mayRetry = letter !== undefined && letter.state !== 'sent' && letter.state !== 'kept';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      closesOnOutsidePress
      title={letter?.subject ?? t(messages.loading)}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {mayRetry && (
            <Button
              look="primary"
              icon={<Send size={18} />}
              isLoading={retry.isSending}
              onClick={() => retry.send({ params: { letterId } })}
            >
              {t(messages.retry)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="small">
        {retry.error && <Alert look="danger" isAnnounced title={retry.error.message} />}
        {error && <Alert look="danger" isAnnounced title={error.message} />}
        {!letter && !error && <Skeleton shape="text" count={6} />}
        {letter && <Letter letter={letter} />}
      </Stack>
    </Dialog>
  );
}

function Letter({ letter }: { letter: LetterDetails }) {
  const t = useText();
  const [language] = useLanguage();
  const [look, setLook] = useState<'text' | 'page'>('text');
  const { recipient, state, createdAt, sentAt, attempts, lastError } = letter;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t(messages.recipient)}</dt>
        <dd>{recipient}</dd>
        <dt>{t(messages.state)}</dt>
        <dd>
          <StateBadge state={state} />{' '}
          {attempts > 0 && state !== 'kept' && (
            <span className="dim small">{t(messages.attempts, { count: attempts })}</span>
          )}
        </dd>
        <dt>{t(messages.createdAt)}</dt>
        <dd className="tabular">{formatInstant(createdAt, language)}</dd>
        {sentAt !== null && (
          <>
            <dt>{t(messages.sentAt)}</dt>
            <dd className="tabular">{formatInstant(sentAt, language)}</dd>
          </>
        )}
        <dt>{t(messages.language)}</dt>
        <dd>{t(letter.language === 'is' ? messages.icelandic : messages.english)}</dd>
      </dl>
      {state === 'kept' && <Alert>{t(messages.keptHint)}</Alert>}
      {state === 'failed' && <Alert>{t(messages.failedHint)}</Alert>}
      {lastError !== null && <Alert look="warning">{t(messages.lastError, { error: lastError })}</Alert>}
      <Tabs
        label={t(messages.looks)}
        tabs={[
          { id: 'text', label: t(messages.asText) },
          { id: 'page', label: t(messages.asPage) },
        ]}
        value={look}
        onChange={setLook}
      >
        {look === 'page' ? <LetterPreview letter={letter} /> : <LetterText letter={letter} />}
      </Tabs>
    </>
  );
}

function LetterText({ letter: { language, subject, body, link, state } }: { letter: LetterDetails }) {
  const t = useText();
  return (
    <article className={styles.letter} lang={language}>
      <h3>{subject}</h3>
      {body.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {link !== null && (
        <p className="dim small">
          {t(messages.opens)}: {state === 'kept' ? <a href={link}>{link}</a> : link}
        </p>
      )}
    </article>
  );
}
