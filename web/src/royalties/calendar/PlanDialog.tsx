import {
  changePlan,
  planDistribution,
  removePlan,
  type PlannedDistribution,
} from '@omur/contract/royalties/calendar';
import { listDistributionCategories } from '@omur/contract/royalties/pots';
import { day } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './calendar.module.css';
import { messages } from './deskMessages.ts';
import { useChange } from '../../platform/api/useChange.ts';

interface PlanDialogProps {
  /** The day to change; a new one without. */
  plan: PlannedDistribution | undefined;
  onClose: () => void;
}

/** Plans a day, or changes one that is planned. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const t = useText();
  const toast = useToast();
  const categories = useQuery(listQueryFor(listDistributionCategories));
  const [written, setWritten] = useState(() => writtenOf(plan));
  const [isTried, setIsTried] = useState(false);
  const adding = useChange(planDistribution, () => {
    toast({ text: t(messages.planned) });
    onClose();
  });
  const changing = useChange(changePlan, () => {
    toast({ text: t(messages.changed) });
    onClose();
  });
  const { isSending, problemAt, refusal } = plan ? changing : adding;

  const missing = {
    categoryId: written.category === '' && t(messages.categoryMissing),
    periodName: written.periodName.trim() === '' && t(messages.periodMissing),
    distributedOn: !day.safeParse(written.distributedOn).success && t(messages.dayWrong),
  };
  const problem = (field: keyof typeof missing) =>
    (isTried && missing[field]) || problemAt(field) || undefined;
  const change = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  const submit = () => {
    setIsTried(true);
    if (Object.values(missing).some(Boolean)) return;
    const { category, ...rest } = written;
    const body = { ...rest, categoryId: Number(category) };
    if (!plan) return adding.send({ body });
    const { plannedDistributionId, version } = plan;
    changing.send({ params: { plannedDistributionId }, body: { ...body, version } });
  };

  return (
    <FormDialog
      title={t(plan ? messages.change : messages.plan)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t(messages.category)}
        placeholder={t(messages.chooseCategory)}
        value={written.category}
        onChange={(category) => change({ category })}
        options={(categories.data?.rows ?? []).map(({ categoryId, categoryName }) => ({
          value: String(categoryId),
          label: categoryName,
        }))}
        error={problem('categoryId')}
      />
      <DateField
        label={t(messages.day)}
        value={written.distributedOn}
        onChange={(distributedOn) => change({ distributedOn })}
        error={problem('distributedOn')}
      />
      <div className={styles.wide}>
        <TextField
          label={t(messages.period)}
          hint={t(messages.periodHint)}
          maxLength={100}
          autoComplete="off"
          value={written.periodName}
          onChange={(periodName) => change({ periodName })}
          error={problem('periodName')}
        />
      </div>
      <Remarks written={written} change={change} problemAt={problemAt} />
      {plan && <Remove plan={plan} onRemoved={onClose} />}
    </FormDialog>
  );
}

interface RemarksProps {
  written: Written;
  change: (part: Partial<Written>) => void;
  problemAt: (field: 'remarkIs' | 'remarkEn') => string | undefined;
}

function Remarks({ written, change, problemAt }: RemarksProps) {
  const t = useText();
  return (
    <>
      <TextArea
        isOptional
        label={t(messages.remarkIs)}
        lang="is"
        maxLength={300}
        rows={2}
        value={written.remarkIs}
        onChange={(remarkIs) => change({ remarkIs })}
        error={problemAt('remarkIs')}
      />
      <TextArea
        isOptional
        label={t(messages.remarkEn)}
        lang="en"
        maxLength={300}
        rows={2}
        value={written.remarkEn}
        onChange={(remarkEn) => change({ remarkEn })}
        error={problemAt('remarkEn')}
      />
    </>
  );
}

function Remove({ plan, onRemoved }: { plan: PlannedDistribution; onRemoved: () => void }) {
  const t = useText();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const removing = useChange(removePlan, () => {
    toast({ text: t(messages.removed) });
    onRemoved();
  });
  const { plannedDistributionId, categoryName, periodName } = plan;
  return (
    <div className={styles.wide}>
      <Button
        look="quiet"
        size="small"
        icon={<Trash2 size={16} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {t(messages.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t(messages.removeAsked)}
        confirmLabel={t(messages.remove)}
        isLoading={removing.isSending}
        onConfirm={() => removing.send({ params: { plannedDistributionId } })}
        onClose={() => setIsAsking(false)}
      >
        {removing.refusal ?? t(messages.removeWhy, { what: `${categoryName} · ${periodName}` })}
      </ConfirmDialog>
    </div>
  );
}

interface Written {
  category: string;
  periodName: string;
  distributedOn: string;
  remarkIs: string;
  remarkEn: string;
}

const writtenOf = (plan: PlannedDistribution | undefined): Written => ({
  category: plan ? String(plan.categoryId) : '',
  periodName: plan?.periodName ?? '',
  distributedOn: plan?.distributedOn ?? '',
  remarkIs: plan?.remarkIs ?? '',
  remarkEn: plan?.remarkEn ?? '',
});
