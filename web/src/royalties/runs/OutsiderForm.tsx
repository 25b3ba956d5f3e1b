import type { UnidentifiedUsage } from '@omur/contract/royalties/clocks';
import { askFromOutside } from '@omur/contract/royalties/outsiders';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { outsiderMessages as messages } from './outsiderMessages.ts';

interface OutsiderFormProps {
  usage: UnidentifiedUsage;
  onClose: () => void;
}

/** O256: who is no member says that a line is theirs, and how they are reached. */
export function OutsiderForm({ usage, onClose }: OutsiderFormProps) {
  const t = useText();
  const [language] = useLanguage();
  const [form, setForm] = useState({ name: '', email: '', phone: '', note: '' });
  const [isSent, setIsSent] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(askFromOutside, () => setIsSent(true));
  const { unmatchedUsageId } = usage;
  const part = (name: keyof typeof form) => ({
    label: t(messages[name]),
    value: form[name],
    onChange: (typed: string) => setForm({ ...form, [name]: typed }),
    error: problemAt(name),
  });
  if (isSent)
    return (
      <Dialog
        isOpen
        size="small"
        title={t(messages.sent)}
        onClose={onClose}
        footer={
          <Button look="primary" onClick={onClose}>
            {t(messages.close)}
          </Button>
        }
      >
        <p>{t(messages.sentMore, { number: String(unmatchedUsageId) })}</p>
      </Dialog>
    );
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.title)}
      description={t(messages.more, { title: usage.title ?? '–', number: String(unmatchedUsageId) })}
      act={t(messages.send)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ params: { unmatchedUsageId }, body: { ...form, language } })}
      onClose={onClose}
    >
      <TextField {...part('name')} autoComplete="name" required />
      <TextField {...part('email')} type="email" autoComplete="email" required />
      <TextField {...part('phone')} type="tel" autoComplete="tel" isOptional />
      <TextArea {...part('note')} hint={t(messages.noteHint)} rows={3} maxLength={1000} isOptional />
      <p className="dim small">{t(messages.kept)}</p>
    </FormDialog>
  );
}
