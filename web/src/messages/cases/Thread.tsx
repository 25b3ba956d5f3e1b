import { theSociety } from '@omur/contract/platform/rules/theSociety';
import {
  type Case,
  type CaseMessage,
  listCaseMessages,
  longestMessage,
  writeCaseMessage,
} from '@omur/contract/messages/cases';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './cases.module.css';
import { deskMessages } from './deskMessages.ts';
import { messages } from './messages.ts';

const UseCanned = lazy(async () => ({ default: (await import('./UseCanned.tsx')).UseCanned }));

interface ThreadProps {
  of: Case;
  mayWrite: boolean;
  /** The reader is the member, or acts for them. */
  isOwn: boolean;
}

/** H41: what both sides wrote, and a place to write more. */
export function Thread({ of, mayWrite, isOwn }: ThreadProps) {
  const t = useText();
  const list = useQuery({
    ...listQueryFor(listCaseMessages, { params: { caseId: of.caseId } }),
    refetchInterval: 30_000,
  });
  if (list.isError) return <PageFailed error={list.error} reset={() => void list.refetch()} />;
  if (!list.data) return <Skeleton shape="rows" count={3} />;
  return (
    <Card title={t(messages.thread)}>
      <ol className={styles.thread}>
        {list.data.rows.map((message) => (
          <OneMessage key={message.messageId} message={message} isMine={message.isFromSociety !== isOwn} />
        ))}
      </ol>
      {mayWrite && <WriteMore of={of} isOwn={isOwn} />}
    </Card>
  );
}

function OneMessage({ message, isMine }: { message: CaseMessage; isMine: boolean }) {
  const t = useText();
  const [language] = useLanguage();
  const name = message.writtenBy ?? t(theSociety);
  return (
    <li className={classes(styles.message, isMine && styles.mine)}>
      <div className="dim small">
        <strong>{message.isOnBehalf ? t(messages.onBehalf, { name }) : name}</strong> ·{' '}
        <time dateTime={message.writtenAt}>{formatInstant(message.writtenAt, language)}</time>
      </div>
      <p className={styles.words}>{message.body}</p>
    </li>
  );
}

function WriteMore({ of: { caseId, caseState }, isOwn }: Pick<ThreadProps, 'of' | 'isOwn'>) {
  const t = useText();
  const toast = useToast();
  const draft = useDraft<string>(`case.${caseId}`);
  const [body, setBody] = useState(draft.restored ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, isSending, refusal } = useChange(writeCaseMessage, () => {
    draft.forget();
    setBody('');
    toast({ text: t(messages.answerSent) });
  });
  const say = (text: string) => {
    setBody(text);
    draft.keep(text);
    setIsMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(body.trim() === '');
    if (body.trim() === '') return field.current?.focus();
    if (!isSending) send({ params: { caseId }, body: { body } });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {caseState === 'closed' && <Alert>{t(messages.opensAgain)}</Alert>}
      {!isOwn && (
        <Suspense>
          <UseCanned onUse={(text) => say(body.trim() === '' ? text : `${body.trimEnd()}\n\n${text}`)} />
        </Suspense>
      )}
      <TextArea
        ref={field}
        label={t(isOwn ? messages.answer : deskMessages.answer)}
        hint={isOwn ? undefined : t(deskMessages.answerHint)}
        error={isMissing ? t(messages.missing) : undefined}
        maxLength={longestMessage}
        rows={5}
        value={body}
        onChange={say}
      />
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
      <div>
        <Button look="primary" type="submit" isLoading={isSending}>
          {t(messages.send)}
        </Button>
      </div>
    </form>
  );
}
