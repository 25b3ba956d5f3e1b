import { plainContract } from '@omur/contract/platform/fields/plainContract';
import { plainFieldsOf, readPlainFields, typedPlain } from '@omur/contract/platform/plainFields';
import { PlainInput } from '../../platform/plain/PlainInput.tsx';
import { changeContract, type Contract } from '@omur/contract/publishing/contracts';
import { contractRefusals } from '@omur/contract/platform/refusals/contracts';
import { type AgreementField, agreementProblems } from '@omur/contract/publishing/rules/agreement';
import { checkChangedContract, contractProblems, typedShare } from '@omur/contract/publishing/rules/contract';
import { normaliseShareInput, shareAsTyped } from '@omur/contract/platform/rules/shares';
import { day } from '@omur/contract/platform/values';
import { useId, useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { agreementPayload, writtenAgreement, type WrittenAgreement } from './agreement.ts';
import { AgreementFields } from './AgreementFields.tsx';
import styles from './contracts.module.css';
import { messages } from './messages.ts';
import { termsOf } from './terms.ts';
import { useTerritories } from '../../works/territories/useTerritories.ts';
import { useChange } from '../../platform/api/useChange.ts';

/** The terms as they stand in the fields. */
interface Written {
  startsOn: string;
  endsOn: string;
  performance: string;
  mechanical: string;
  plain: Record<PlainOfContract, string>;
  agreement: WrittenAgreement;
}

type TermName =
  | 'startsOn'
  | 'endsOn'
  | 'performanceShareHundredths'
  | 'mechanicalShareHundredths'
  | AgreementField
  | PlainOfContract;

type PlainOfContract = keyof typeof plainContract;
const plainFields = plainFieldsOf(plainContract);

interface EditDialogProps {
  contract: Contract;
  onClose: () => void;
}

/** C2.22: staff change what was agreed; each changed field becomes a row of the history. */
export function EditDialog({ contract, onClose }: EditDialogProps) {
  const t = useText();
  const toast = useToast();
  const formId = useId();
  const [written, setWritten] = useState<Written>(() => ({
    startsOn: contract.startsOn,
    endsOn: contract.endsOn,
    performance: typed(contract.performanceShareHundredths),
    mechanical: typed(contract.mechanicalShareHundredths),
    plain: typedPlain(plainContract, contract),
    agreement: writtenAgreement(contract),
  }));
  const [isTried, setIsTried] = useState(false);
  const [opened] = useState(contract);
  const { send, isSending, isOutdated, problemAt, refusal } = useChange(
    changeContract,
    ({ version }, sent) => {
      toast({ text: t(version === sent.body?.version ? messages.changeAsked : messages.saved) });
      onClose();
    },
  );
  const change = (part: Partial<Written>) => setWritten((before) => ({ ...before, ...part }));

  const body = {
    startsOn: written.startsOn,
    endsOn: written.endsOn,
    performanceShareHundredths: typedShare(written.performance) ?? null,
    mechanicalShareHundredths: typedShare(written.mechanical) ?? null,
    ...readPlainFields(plainContract, written.plain),
    ...agreementPayload(written.agreement),
    // What somebody else saved meanwhile is overwritten only by who has been told of it.
    version: (isOutdated ? contract : opened).version,
  };
  const isSubPublishing = contract.originalContractId !== null;
  const problems = [
    ...contractProblems(checkChangedContract(body, opened)),
    ...agreementProblems({ ...body, isSubPublishing }),
  ];
  const errorAt = (name: TermName, value?: string) => {
    if (isTried && value && !day.safeParse(value).success) return t(messages.dayWrong);
    const problem = problems.find(({ field }) => field === name);
    return isTried && problem ? t(contractRefusals[problem.code]) : problemAt(name);
  };
  const submit = () => {
    setIsTried(true);
    const areDays = [written.startsOn, written.endsOn].every((one) => day.safeParse(one).success);
    if (areDays && problems.length === 0) send({ params: { contractId: contract.contractId }, body });
  };

  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.edit)}
      description={t(contract.changesTakeTwo ? messages.rightsFollowOnce : messages.rightsFollow)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form={formId} isLoading={isSending}>
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) submit();
        }}
      >
        <Stack>
          {refusal && (
            <Alert look="danger" isAnnounced title={refusal}>
              {isOutdated && <SavedMeanwhile before={opened} now={contract} />}
            </Alert>
          )}
          <TermsFields
            written={written}
            change={change}
            errorAt={errorAt}
            isSubPublishing={isSubPublishing}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

interface TermsFieldsProps {
  written: Written;
  change: (part: Partial<Written>) => void;
  errorAt: (name: TermName, value?: string) => string | undefined;
  isSubPublishing: boolean;
}

function TermsFields({ written, change, errorAt, isSubPublishing }: TermsFieldsProps) {
  const t = useText();
  const id = useId();
  const share = (field: 'performance' | 'mechanical') => ({
    isNumeric: true,
    inputMode: 'decimal' as const,
    value: written[field],
    onChange: (value: string) => change({ [field]: normaliseShareInput(value) }),
    error: errorAt(`${field}ShareHundredths`),
  });
  return (
    <div className={styles.fields}>
      <DateField
        label={t(messages.startsOn)}
        value={written.startsOn}
        onChange={(startsOn) => change({ startsOn })}
        error={errorAt('startsOn', written.startsOn)}
      />
      <DateField
        label={t(messages.endsOn)}
        value={written.endsOn}
        onChange={(endsOn) => change({ endsOn })}
        error={errorAt('endsOn', written.endsOn)}
      />
      <TextField label={`${t(messages.performanceShare)} (%)`} {...share('performance')} />
      <TextField label={`${t(messages.mechanicalShare)} (%)`} {...share('mechanical')} />
      <AgreementFields
        written={written.agreement}
        change={(part) => change({ agreement: { ...written.agreement, ...part } })}
        types={isSubPublishing ? ['PG', 'PS'] : ['OS', 'OG']}
        errorAt={errorAt}
      />
      {plainFields.map(([name, of]) => (
        <div key={name} className={of.input === 'text' && of.isMultiline ? styles.wide : undefined}>
          <PlainInput
            id={`${id}-${name}`}
            of={of}
            value={written.plain[name]}
            onChange={(typed) => change({ plain: { ...written.plain, [name]: typed } })}
            error={errorAt(name)}
          />
        </div>
      ))}
    </div>
  );
}

/** V11: what somebody else made of it since this was opened. */
function SavedMeanwhile({ before, now }: { before: Contract; now: Contract }) {
  const t = useText();
  const [language] = useLanguage();
  const { say } = useTerritories();
  const then = termsOf(before, t, language, say);
  const changed = termsOf(now, t, language, say).filter(({ value }, at) => value !== then[at]?.value);
  return changed.map(({ label, value }) => (
    <p key={label}>
      {label}: <span className="tabular">{value || '–'}</span>
    </p>
  ));
}

const typed = (hundredths: number | null) => (hundredths === null ? '' : shareAsTyped(hundredths));
