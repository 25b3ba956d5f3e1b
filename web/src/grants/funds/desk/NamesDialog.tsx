import { useChange } from '../../../platform/api/useChange.ts';
import { type NamedFund, renameFund } from '@omur/contract/grants/funds';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import { FormDialog } from '../../../platform/ui/FormDialog.tsx';
import { messages } from './messages.ts';

interface NamesDialogProps {
  funds: readonly NamedFund[];
  onClose: () => void;
}

/** D1: what the funds are called. Only those that were renamed are sent. */
export function NamesDialog({ funds, onClose }: NamesDialogProps) {
  const t = useText();
  const toast = useToast();
  const [names, setNames] = useState(funds);
  const { sendAsync, isSending, refusal } = useChange(renameFund);
  const save = async () => {
    for (const [at, { fundId, fundNameIs, fundNameEn, version }] of names.entries()) {
      const before = funds[at];
      if (before?.fundNameIs === fundNameIs && before.fundNameEn === fundNameEn) continue;
      await sendAsync({ params: { fundId }, body: { fundNameIs, fundNameEn, version } });
    }
    toast({ text: t(messages.saved) });
    onClose();
  };
  const change = (at: number, part: Partial<NamedFund>) =>
    setNames((before) => before.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <FormDialog
      title={t(messages.names)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => void save().catch(() => undefined)}
      onClose={onClose}
    >
      {names.flatMap(({ fundId, fundNameIs, fundNameEn }, at) => [
        <TextField
          key={`${fundId} is`}
          label={t(messages.nameIs, { number: fundId })}
          value={fundNameIs}
          onChange={(value) => change(at, { fundNameIs: value })}
        />,
        <TextField
          key={`${fundId} en`}
          label={t(messages.nameEn, { number: fundId })}
          value={fundNameEn}
          onChange={(value) => change(at, { fundNameEn: value })}
        />,
      ])}
    </FormDialog>
  );
}
