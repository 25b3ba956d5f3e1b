import { type Income, listPools } from '@omur/contract/royalties/income';
import { divideIncome } from '@omur/contract/royalties/incomeParts';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactFigure } from '../distributions/amount.ts';
import { readAmount } from '../money/typedNumbers.ts';
import styles from './income.module.css';
import { messages } from './messages.ts';
import { partMessages as texts } from './partMessages.ts';

const empty = { partName: '', partGross: '', poolId: '', usageImportId: '' };
type Written = typeof empty;

/** Asks for the parts of an income that pays for several statements, which another administrator approves (R189). */
export function DivideDialog({ income, onClose }: { income: Income; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [parts, setParts] = useState<readonly Written[]>([empty, empty]);
  const [isTried, setIsTried] = useState(false);
  const pools = useQuery(listQueryFor(listPools));
  const { send, isSending, refusal, problemAt } = useChange(divideIncome, () => {
    toast({ text: t(messages.asked) });
    onClose();
  });
  const set = (at: number, changes: Partial<Written>) =>
    setParts(parts.map((part, n) => (n === at ? { ...part, ...changes } : part)));
  // In hundredths, as they are kept.
  const left =
    Math.round(income.grossAmount * 100) -
    parts.reduce((sum, { partGross }) => sum + Math.round((readAmount(partGross) ?? 0) * 100), 0);
  const submit = () => {
    setIsTried(true);
    if (left !== 0 || parts.some((part) => Object.values(problemsOf(part)).some(Boolean))) return;
    send({
      params: { incomeId: income.incomeId },
      body: {
        parts: parts.map(({ partName, partGross, poolId, usageImportId }) => ({
          partName,
          partGross: readAmount(partGross) ?? 0,
          poolId: Number(poolId),
          usageImportId: usageImportId.trim() === '' ? null : Number(usageImportId),
        })),
      },
    });
  };
  const ofCategory = (pools.data?.rows ?? []).filter(
    ({ categoryId, isPoolClosed }) => categoryId === income.categoryId && !isPoolClosed,
  );
  const problem = problemAt('parts');
  return (
    <FormDialog
      title={t(texts.divideTitle, { payer: income.payerName })}
      description={t(texts.divideMore)}
      size="large"
      act={t(texts.ask)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {problem && <Alert look="danger" isAnnounced title={problem} />}
      {parts.map((part, at) => (
        <PartFields
          key={at}
          number={at + 1}
          part={part}
          pools={ofCategory.map(({ poolId, poolName }) => ({ value: String(poolId), label: poolName }))}
          isTried={isTried}
          onChange={(changes) => set(at, changes)}
          {...(parts.length > 2 && { onRemove: () => setParts(parts.filter((_, n) => n !== at)) })}
        />
      ))}
      <p className={isTried && left !== 0 ? styles.wrong : 'dim'} role="status">
        {t(left === 0 ? texts.nothingLeft : texts.left, {
          amount: `${exactFigure(left / 100)} ${income.currency}`,
        })}
      </p>
      <div>
        <Button
          size="small"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setParts([...parts, empty])}
        >
          {t(texts.addPart)}
        </Button>
      </div>
    </FormDialog>
  );
}

interface PartFieldsProps {
  number: number;
  part: Written;
  pools: { value: string; label: string }[];
  isTried: boolean;
  onChange: (changes: Partial<Written>) => void;
  onRemove?: () => void;
}

function PartFields({ number, part, pools, isTried, onChange, onRemove }: PartFieldsProps) {
  const t = useText();
  const wrong = problemsOf(part);
  const field = <K extends keyof Written>(name: K) => ({
    value: part[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: (isTried && wrong[name] && t(wrong[name])) || undefined,
  });
  return (
    <fieldset className={styles.part}>
      <legend>{t(texts.partNumber, { number })}</legend>
      <TextField {...field('partName')} label={t(texts.name)} maxLength={200} autoComplete="off" />
      <TextField {...field('partGross')} label={t(messages.amount)} isNumeric inputMode="decimal" />
      <SelectField
        {...field('poolId')}
        label={t(messages.pool)}
        placeholder={t(messages.choose)}
        options={pools}
      />
      <TextField
        {...field('usageImportId')}
        label={t(texts.statement)}
        hint={t(texts.statementHint)}
        isOptional
        isNumeric
        inputMode="numeric"
      />
      {onRemove && (
        <div className={styles.remove}>
          <IconButton label={t(texts.removePart, { number })} icon={<X size={18} />} onClick={onRemove} />
        </div>
      )}
    </fieldset>
  );
}

const problemsOf = ({ partName, partGross, poolId, usageImportId }: Written) => ({
  partName: partName.trim() === '' && messages.missing,
  partGross: !((readAmount(partGross) ?? 0) > 0) && messages.amountWrong,
  poolId: poolId === '' && messages.missing,
  usageImportId: !/^\d*$/u.test(usageImportId.trim()) && texts.statementWrong,
});
