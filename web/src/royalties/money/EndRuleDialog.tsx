import { day } from '@omur/contract/platform/values';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { ruleMessages as messages } from './ruleMessages.ts';

interface EndRuleDialogProps {
  isSending: boolean;
  refusal: string | undefined;
  problem: string | undefined;
  onAsk: (endsOn: string) => void;
  onClose: () => void;
}

/** Asks for the last day of a rule, which another administrator decides. */
export function EndRuleDialog({ isSending, refusal, problem, onAsk, onClose }: EndRuleDialogProps) {
  const t = useText();
  const [endsOn, setEndsOn] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isDay = day.safeParse(endsOn).success;
  const submit = () => {
    setIsTried(true);
    if (isDay) onAsk(endsOn);
  };
  return (
    <FormDialog
      title={t(messages.endTitle)}
      act={t(messages.end)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={t(messages.lastDay)}
        value={endsOn}
        onChange={setEndsOn}
        error={(isTried && !isDay && t(messages.dayWrong)) || problem}
      />
    </FormDialog>
  );
}
