import { X } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { SelectField, type SelectOption } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { readAmount } from '../money/typedNumbers.ts';
import styles from './income.module.css';
import { messages } from './messages.ts';
import { partMessages as texts } from './partMessages.ts';

export const emptyPart = { partName: '', partGross: '', poolId: '', usageImportId: '' };
export type WrittenPart = typeof emptyPart;

interface PartFieldsProps {
  number: number;
  part: WrittenPart;
  pools: readonly SelectOption[];
  statements: readonly SelectOption[];
  isTried: boolean;
  onChange: (changes: Partial<WrittenPart>) => void;
  onRemove?: () => void;
}

/** One part of an income that is being divided. */
export function PartFields({
  number,
  part,
  pools,
  statements,
  isTried,
  onChange,
  onRemove,
}: PartFieldsProps) {
  const t = useText();
  const wrong = problemsOfPart(part);
  const field = <K extends keyof WrittenPart>(name: K) => ({
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
      <SelectField
        {...field('usageImportId')}
        label={t(texts.statement)}
        hint={t(texts.statementHint)}
        isOptional
        options={[{ value: '', label: t(texts.noStatement) }, ...statements]}
      />
      {onRemove && (
        <div className={styles.remove}>
          <IconButton label={t(texts.removePart, { number })} icon={<X size={18} />} onClick={onRemove} />
        </div>
      )}
    </fieldset>
  );
}

export const problemsOfPart = ({ partName, partGross, poolId }: WrittenPart) => ({
  partName: partName.trim() === '' && messages.missing,
  partGross: !((readAmount(partGross) ?? 0) > 0) && messages.amountWrong,
  poolId: poolId === '' && messages.missing,
  usageImportId: false as const,
});
