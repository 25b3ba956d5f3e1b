import { addSubAgreement, type Contract } from '@omur/contract/publishing/contracts';
import { agreementProblems } from '@omur/contract/publishing/rules/agreement';
import { checkContract, contractProblems, typedShare } from '@omur/contract/publishing/rules/contract';
import { contractRefusals } from '@omur/contract/platform/refusals/contracts';
import { normaliseShareInput } from '@omur/contract/platform/rules/shares';
import { societyToday } from '@omur/contract/platform/rules/performanceDays';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { agreementPayload, emptyAgreement, type WrittenAgreement } from './agreement.ts';
import { AgreementFields } from './AgreementFields.tsx';
import { agreementMessages as messages } from './agreementMessages.ts';
import type { ContractForm } from './form.ts';
import { messages as contractMessages } from './messages.ts';
import { PublisherPicker } from './PartyPicker.tsx';
import styles from './contracts.module.css';

interface Written extends WrittenAgreement {
  publisher: ContractForm['publisher'];
  startsOn: string;
  endsOn: string;
  performance: string;
  mechanical: string;
  works: string;
}

/** X44: staff enter that another publisher publishes in the place of a contract's publisher. */
export function SubAgreementDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [isTried, setIsTried] = useState(false);
  const [written, setWritten] = useState(() => emptyWritten(contract));
  const change = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));
  const { send, isSending, problemAt, refusal } = useChange(addSubAgreement, ({ contractId }) => {
    toast({ text: t(contractId === null ? contractMessages.changeAsked : messages.subAdded) });
    onClose();
  });
  const body = payloadOf(written);
  const problems = [
    ...contractProblems(checkContract({ ...body, authorId: contract.authorId, worksCount: 1 })),
    ...agreementProblems({ ...body, isSubPublishing: true }),
  ];
  type Name = (typeof problems)[number]['field'];
  const errorAt = (name: Exclude<Name, 'authorId'>) => {
    const problem = problems.find(({ field }) => field === name);
    return (isTried && problem ? t(contractRefusals[problem.code]) : undefined) ?? problemAt(name);
  };
  const submit = () => {
    setIsTried(true);
    const { publisherId, performanceShareHundredths: home, mechanicalShareHundredths: abroad } = body;
    if (problems.length > 0 || !publisherId || !home || !abroad) return;
    send({
      params: { contractId: contract.contractId },
      body: { ...body, publisherId, performanceShareHundredths: home, mechanicalShareHundredths: abroad },
    });
  };
  const share = (field: 'performance' | 'mechanical') => ({
    isNumeric: true,
    inputMode: 'decimal' as const,
    value: written[field],
    onChange: (value: string) => change({ [field]: normaliseShareInput(value) }),
    error: errorAt(`${field}ShareHundredths`),
  });

  return (
    <FormDialog
      size="large"
      title={t(messages.addSub)}
      description={t(messages.addSubHint, { name: contract.publisherName })}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
      isStacked
    >
      <div className={styles.fields}>
        <div className={styles.wide}>
          <PublisherPicker
            id="sub-publisher"
            value={written.publisher}
            onChange={(publisher) => change({ publisher })}
            error={errorAt('publisherId')}
          />
        </div>
        <DateField
          label={t(contractMessages.startsOn)}
          value={written.startsOn}
          onChange={(startsOn) => change({ startsOn })}
          error={errorAt('startsOn')}
        />
        <DateField
          label={t(contractMessages.endsOn)}
          value={written.endsOn}
          onChange={(endsOn) => change({ endsOn })}
          error={errorAt('endsOn')}
        />
        <TextField label={`${t(contractMessages.performanceShare)} (%)`} {...share('performance')} />
        <TextField label={`${t(contractMessages.mechanicalShare)} (%)`} {...share('mechanical')} />
        <AgreementFields written={written} change={change} types={['PG', 'PS']} errorAt={errorAt} />
        {written.agreementType === 'PS' && (
          <TextField
            label={t(messages.subWorks)}
            hint={t(messages.subWorksHint)}
            value={written.works}
            onChange={(works) => change({ works })}
            error={errorAt('workIds')}
          />
        )}
      </div>
    </FormDialog>
  );
}

const emptyWritten = ({ endsOn }: Contract): Written => ({
  ...emptyAgreement('PG'),
  publisher: undefined,
  startsOn: societyToday(),
  endsOn,
  performance: '',
  mechanical: '',
  works: '',
});

const payloadOf = (written: Written) => ({
  ...agreementPayload(written),
  publisherId: written.publisher?.personId,
  startsOn: written.startsOn,
  endsOn: written.endsOn,
  performanceShareHundredths: typedShare(written.performance),
  mechanicalShareHundredths: typedShare(written.mechanical),
  workIds: (written.works.match(/\d{1,9}/gu) ?? []).map(Number),
});
