import { longestMessage, longestSubject, openCase } from '@omur/contract/messages/cases';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { Attachments } from '../../platform/attachments/Attachments.tsx';
import { useAttachments } from '../../platform/attachments/useAttachments.ts';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { aboutPage } from './aboutPage.ts';
import styles from './cases.module.css';
import { messages } from './messages.ts';
import { messages as writeMessages } from './writeMessages.ts';
import { type About, stopWriting, type Writing } from './writing.ts';

interface Written {
  subject: string;
  body: string;
}

/** H40: writes to the society, about what the page shows or the button said. */
export function WriteDialog({ writing }: { writing: Writing }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [page] = useState(() => decodeURI(location.pathname).slice(0, 200));
  const [about, setAbout] = useState<About | undefined>(writing.about ?? aboutPage(page));
  const draft = useDraft<Written>('newCase');
  const begun = writing.text ?? draft.restored;
  const [subject, setSubject] = useState(begun?.subject ?? '');
  const [body, setBody] = useState(begun?.body ?? '');
  const [isComplaint, setIsComplaint] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [sentId, setSentId] = useState<number>();
  const attachments = useAttachments();
  const goTo = (caseId: number) => {
    stopWriting();
    void navigate({ to: '/erindi/$caseId', params: { caseId: String(caseId) } });
  };
  const { send, isSending, refusal, problemAt } = useChange(openCase, async ({ caseId }) => {
    draft.forget();
    setSentId(caseId);
    const missing = await attachments.upload('case', caseId);
    if (missing > 0) return;
    toast({ text: t(messages.sent) });
    goTo(caseId);
  });
  const isMissing = (text: string) => isTried && text.trim() === '';
  const submit = () => {
    if (sentId !== undefined) return goTo(sentId);
    setIsTried(true);
    if (subject.trim() === '' || body.trim() === '' || attachments.isSending) return;
    const { title: _title, ...named } = about ?? {};
    send({ body: { subject, body, isComplaint, page, ...named } });
  };
  const isSent = sentId !== undefined;
  return (
    <FormDialog
      isStacked
      title={t(writeMessages.write)}
      description={t(messages.titleMore)}
      act={t(isSent ? messages.toCase : messages.send)}
      refusal={refusal}
      isSending={isSending || attachments.isSending}
      onSubmit={submit}
      onClose={stopWriting}
    >
      {isSent && attachments.failed > 0 && (
        <Alert look="warning" isAnnounced title={t(messages.filesMissing)} />
      )}
      {about && <AboutThis about={about} onRemove={isSent ? undefined : () => setAbout(undefined)} />}
      {!isSent && (
        <>
          <TextField
            label={t(messages.subject)}
            maxLength={longestSubject}
            value={subject}
            onChange={(text) => {
              setSubject(text);
              draft.keep({ subject: text, body });
            }}
            error={isMissing(subject) ? t(messages.missing) : problemAt('subject')}
          />
          <TextArea
            label={t(messages.text)}
            maxLength={longestMessage}
            rows={6}
            value={body}
            onChange={(text) => {
              setBody(text);
              draft.keep({ subject, body: text });
            }}
            error={isMissing(body) ? t(messages.missing) : problemAt('body')}
          />
          <CheckboxField
            label={t(messages.complaint)}
            hint={t(messages.complaintHint)}
            isChecked={isComplaint}
            onChange={setIsComplaint}
          />
        </>
      )}
      <Attachments attachments={attachments} />
    </FormDialog>
  );
}

function AboutThis({ about, onRemove }: { about: About; onRemove: (() => void) | undefined }) {
  const t = useText();
  return (
    <div className={styles.about}>
      <span>{t(messages.aboutThis, { what: about.title ?? nameOf(about, t) })}</span>
      {onRemove && (
        <Button size="small" look="quiet" onClick={onRemove}>
          {t(messages.notAbout)}
        </Button>
      )}
    </div>
  );
}

function nameOf({ about, aboutId }: About, t: ReturnType<typeof useText>): string {
  const number = String(aboutId);
  if (about === 'contract') return t(messages.aboutContract, { number });
  return t(about === 'work' ? messages.aboutWork : messages.aboutPerformance, { number });
}
