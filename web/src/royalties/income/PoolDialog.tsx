import { addPool } from '@omur/contract/royalties/income';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { CategoryField } from '../money/CategoryField.tsx';
import { messages } from './messages.ts';

/** Adds a pool to a category. */
export function PoolDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [nameIs, setNameIs] = useState('');
  const [nameEn, setNameEn] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(addPool, () => {
    toast({ text: t(messages.poolAdded) });
    onClose();
  });
  const missing = (value: string) => (isTried && value.trim() === '' ? t(messages.missing) : undefined);
  const submit = () => {
    setIsTried(true);
    if (nameIs.trim() === '' || categoryId === '') return;
    send({ body: { poolNameIs: nameIs, poolNameEn: nameEn, categoryId: Number(categoryId) } });
  };
  return (
    <FormDialog
      title={t(messages.addPool)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t(messages.nameIs)}
        lang="is"
        maxLength={100}
        value={nameIs}
        onChange={setNameIs}
        error={missing(nameIs) ?? problemAt('poolNameIs')}
      />
      <TextField
        isOptional
        label={t(messages.nameEn)}
        lang="en"
        maxLength={100}
        value={nameEn}
        onChange={setNameEn}
        error={problemAt('poolNameEn')}
      />
      <CategoryField
        label={t(messages.category)}
        placeholder={t(messages.choose)}
        value={categoryId}
        onChange={setCategoryId}
        error={missing(categoryId) ?? problemAt('categoryId')}
      />
    </FormDialog>
  );
}
