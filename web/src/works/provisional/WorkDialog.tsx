import {
  changeProvisionalWork,
  makeProvisionalWork,
  type ProvisionalWork,
} from '@omur/contract/works/provisional';
import { durationProblem, formatDuration } from '@omur/contract/platform/rules/duration';
import { ruleTexts } from '@omur/contract/platform/rules/texts';
import { type Ref, useId, useRef, useState } from 'react';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { readPlain } from '@omur/contract/platform/plainFields';
import { PlainInput } from '../../platform/plain/PlainInput.tsx';
import { prominentFields, type TypedPlain, typedPlain } from '../plainWork.ts';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface Written {
  title: string;
  plain: TypedPlain;
  duration: string;
  remark: string;
}

const nothing: Written = { title: '', plain: typedPlain({}), duration: '', remark: '' };

const writtenOf = (work: ProvisionalWork): Written => ({
  title: work.title,
  plain: typedPlain(work),
  duration: work.durationSeconds === null ? '' : formatDuration(work.durationSeconds),
  remark: work.remark ?? '',
});

/** Drafts of earlier releases had no plain fields of their own. */
const restoredIn = (kept: Written | undefined) => (kept && 'plain' in kept ? kept : undefined);

/** A new provisional registration, or the one to be corrected. */
export function WorkDialog({ work, onClose }: { work: ProvisionalWork | undefined; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const toast = useToast();
  const [language] = useLanguage();
  const draft = useDraft<Written>(`provisional.${work?.workId ?? 'new'}`);
  const [written, setWritten] = useState(
    () => restoredIn(draft.restored) ?? (work ? writtenOf(work) : nothing),
  );
  const [isTried, setIsTried] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const lengthField = useRef<HTMLInputElement>(null);
  const { plain, ...others } = written;
  // What is not asked here is left out, and stays as it is.
  const said = Object.fromEntries(prominentFields.map(([name, of]) => [name, readPlain(of, plain[name])]));
  const body = { ...others, ...said, title: written.title.trim() };
  const done = () => {
    toast({ text: t(work ? messages.saved : messages.wasMade, { title: body.title }) });
    draft.forget();
    onClose();
  };
  const making = useChange(makeProvisionalWork, done);
  const changing = useChange(changeProvisionalWork, done);
  const { isSending, refusal, problemAt } = work ? changing : making;
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
    if (!work) return making.send({ body });
    const { workId, lastChangedAt } = work;
    changing.send({ params: { workId }, body: { ...body, lastChangedAt } });
  };

  return (
    <FormDialog
      isStacked
      title={t(work ? messages.editTitle : messages.newTitle)}
      act={work ? undefined : t(messages.make)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={() => {
        draft.forget();
        onClose();
      }}
    >
      <TextField
        ref={titleField}
        label={t(messages.workTitle)}
        error={isTried && titleMissing ? t(messages.titleMissing) : problemAt('title')}
        value={written.title}
        onChange={(title) => change({ title })}
      />
      {prominentFields.map(([name, of]) => (
        <PlainInput
          key={name}
          id={`${id}-${name}`}
          of={of}
          value={plain[name]}
          onChange={(typed) => change({ plain: { ...plain, [name]: typed } })}
          error={problemAt(name)}
        />
      ))}
      <LengthField
        ref={lengthField}
        error={isTried && problem ? ruleTexts[problem][language] : problemAt('duration')}
        value={written.duration}
        onChange={(duration) => change({ duration })}
      />
      <TextArea
        isOptional
        label={t(messages.remark)}
        hint={t(messages.remarkHint)}
        maxLength={2000}
        rows={3}
        error={problemAt('remark')}
        value={written.remark}
        onChange={(remark) => change({ remark })}
      />
    </FormDialog>
  );
}

interface LengthFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

function LengthField(props: LengthFieldProps) {
  const t = useText();
  return (
    <TextField
      {...props}
      isOptional
      isNumeric
      inputMode="decimal"
      label={t(messages.length)}
      hint={t(messages.lengthHint)}
    />
  );
}
