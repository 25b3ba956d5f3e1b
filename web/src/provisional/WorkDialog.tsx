import { changeProvisionalWork, makeProvisionalWork, type ProvisionalWork } from '@omur/contract/provisional';
import { durationProblem, formatDuration } from '@omur/contract/rules/duration';
import { ruleTexts } from '@omur/contract/rules/texts';
import { useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { useDraft } from '../drafts.ts';
import { useLanguage, useText } from '../texts.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { messages } from './messages.ts';
import { useSending } from './useSending.ts';

interface Written {
  title: string;
  performers: string;
  duration: string;
  remark: string;
}

const nothing: Written = { title: '', performers: '', duration: '', remark: '' };

const writtenOf = (work: ProvisionalWork): Written => ({
  title: work.title,
  performers: work.performers ?? '',
  duration: work.durationSeconds === null ? '' : formatDuration(work.durationSeconds),
  remark: work.remark ?? '',
});

/** A new provisional registration, or the one to be corrected. */
export function WorkDialog({ work, onClose }: { work: ProvisionalWork | undefined; onClose: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const draft = useDraft<Written>(`provisional.${work?.workId ?? 'new'}`);
  const [written, setWritten] = useState(draft.restored ?? (work ? writtenOf(work) : nothing));
  const [isTried, setIsTried] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const lengthField = useRef<HTMLInputElement>(null);
  const body = { ...written, title: written.title.trim() };
  const sending = useSending(
    () =>
      work
        ? call(changeProvisionalWork, {
            params: { workId: work.workId },
            body: { ...body, lastChangedAt: work.lastChangedAt },
          })
        : call(makeProvisionalWork, { body }),
    {
      text: t(work ? messages.saved : messages.wasMade, { title: body.title }),
      onDone: () => {
        draft.forget();
        onClose();
      },
    },
  );
  const problem = written.duration.trim() === '' ? undefined : durationProblem(written.duration);
  const titleMissing = body.title === '';
  const change = (part: Partial<Written>) => {
    setWritten({ ...written, ...part });
    draft.keep({ ...written, ...part });
  };
  const submit = () => {
    setIsTried(true);
    if (titleMissing) return titleField.current?.focus();
    if (problem) return lengthField.current?.focus();
    sending.send();
  };

  return (
    <FormDialog
      title={t(work ? messages.editTitle : messages.newTitle)}
      sending={sending}
      sendLabel={t(work ? messages.save : messages.make)}
      onSubmit={submit}
      onClose={() => {
        draft.forget();
        onClose();
      }}
    >
      <TextField
        ref={titleField}
        label={t(messages.workTitle)}
        error={isTried && titleMissing ? t(messages.titleMissing) : sending.fieldError('HEITI_VERKS')}
        value={written.title}
        onChange={(title) => change({ title })}
      />
      <TextField
        isOptional
        label={t(messages.performers)}
        error={sending.fieldError('FLYTJENDUR')}
        value={written.performers}
        onChange={(performers) => change({ performers })}
      />
      <TextField
        ref={lengthField}
        isOptional
        isNumeric
        inputMode="decimal"
        label={t(messages.length)}
        hint={t(messages.lengthHint)}
        error={isTried && problem ? ruleTexts[problem][language] : sending.fieldError('LENGD')}
        value={written.duration}
        onChange={(duration) => change({ duration })}
      />
      <TextArea
        isOptional
        label={t(messages.remark)}
        hint={t(messages.remarkHint)}
        maxLength={2000}
        rows={3}
        error={sending.fieldError('ATHUGASEMD')}
        value={written.remark}
        onChange={(remark) => change({ remark })}
      />
    </FormDialog>
  );
}
