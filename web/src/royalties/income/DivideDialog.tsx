import { type Income, listPools } from '@omur/contract/royalties/income';
import { divideIncome } from '@omur/contract/royalties/incomeParts';
import { listUsageImports } from '@omur/contract/royalties/usage';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactFigure } from '../distributions/amount.ts';
import { readAmount } from '../money/typedNumbers.ts';
import styles from './income.module.css';
import { messages } from './messages.ts';
import { emptyPart, PartFields, problemsOfPart, type WrittenPart } from './PartFields.tsx';
import { partMessages as texts } from './partMessages.ts';
import { statementOptions } from './statementOptions.ts';

/** Asks for the parts of an income that pays for several statements, which another administrator approves (R189). */
export function DivideDialog({ income, onClose }: { income: Income; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [parts, setParts] = useState<readonly WrittenPart[]>([emptyPart, emptyPart]);
  const [isTried, setIsTried] = useState(false);
  const pools = useQuery(listQueryFor(listPools));
  const imports = useQuery(listQueryFor(listUsageImports, { query: { limit: 1000 } }));
  const { send, isSending, refusal, problemAt } = useChange(divideIncome, () => {
    toast({ text: t(messages.asked) });
    onClose();
  });
  const set = (at: number, changes: Partial<WrittenPart>) =>
    setParts(parts.map((part, n) => (n === at ? { ...part, ...changes } : part)));
  // In hundredths, as they are kept.
  const left =
    Math.round(income.grossAmount * 100) -
    parts.reduce((sum, { partGross }) => sum + Math.round((readAmount(partGross) ?? 0) * 100), 0);
  const submit = () => {
    setIsTried(true);
    if (left !== 0 || parts.some((part) => Object.values(problemsOfPart(part)).some(Boolean))) return;
    send({
      params: { incomeId: income.incomeId },
      body: {
        parts: parts.map(({ partName, partGross, poolId, usageImportId }) => ({
          partName,
          partGross: readAmount(partGross) ?? 0,
          poolId: Number(poolId),
          usageImportId: usageImportId === '' ? null : Number(usageImportId),
        })),
      },
    });
  };
  const ofCategory = (pools.data?.rows ?? []).filter(
    ({ categoryId, isPoolClosed }) => categoryId === income.categoryId && !isPoolClosed,
  );
  const statements = statementOptions(imports.data?.rows ?? [], income.payerName, (number) =>
    t(texts.statementNumber, { number }),
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
          statements={statements}
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
          onClick={() => setParts([...parts, emptyPart])}
        >
          {t(texts.addPart)}
        </Button>
      </div>
    </FormDialog>
  );
}
