import { reportDeath } from '@omur/contract/works/estates';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** H112: the documents are attached once the report is there. */
export function ReportDialog({ onClose }: { onClose: (estateId?: number) => void }) {
  const t = useText();
  const toast = useToast();
  const [form, setForm] = useState({ name: '', kennitala: '', on: '', remark: '' });
  const edit = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const change = useChange(reportDeath, ({ estateId }) => {
    toast({ text: t(messages.sent) });
    onClose(estateId);
  });
  return (
    <FormDialog
      title={t(messages.report)}
      description={t(messages.reportMore)}
      act={t(messages.send)}
      refusal={change.refusal}
      isSending={change.isSending}
      onSubmit={() =>
        change.send({
          body: {
            deceasedName: form.name,
            deceasedKennitala: form.kennitala.trim() || null,
            deceasedOn: form.on,
            estateRemark: form.remark,
          },
        })
      }
      onClose={() => onClose()}
      isStacked
    >
      <TextField
        label={t(messages.deceasedName)}
        value={form.name}
        onChange={(name) => edit({ name })}
        maxLength={200}
        error={change.problemAt('deceasedName')}
      />
      <TextField
        label={t(messages.kennitala)}
        isOptional
        inputMode="numeric"
        value={form.kennitala}
        onChange={(kennitala) => edit({ kennitala })}
        error={change.problemAt('deceasedKennitala')}
      />
      <DateField
        label={t(messages.deceasedOn)}
        value={form.on}
        onChange={(on) => edit({ on })}
        error={change.problemAt('deceasedOn')}
      />
      <TextArea
        label={t(messages.remark)}
        hint={t(messages.remarkHint)}
        isOptional
        maxLength={2000}
        value={form.remark}
        onChange={(remark) => edit({ remark })}
        error={change.problemAt('estateRemark')}
      />
    </FormDialog>
  );
}
