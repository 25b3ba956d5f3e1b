import {
  decideApplication,
  type FundApplication,
  getFundApplication,
} from '@omur/contract/grants/fundApplications';
import * as fields from '@omur/contract/grants/fields';
import { amountDigits } from '@omur/contract/grants/rules/fundApplication';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { queryIfAny } from '../../../platform/api/queries.ts';
import { PageFailed } from '../../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Card } from '../../../platform/ui/Card.tsx';
import { Dialog } from '../../../platform/ui/Dialog.tsx';
import { formatAmount, formatLongDay } from '../../../platform/i18n/format.ts';
import { IconButton } from '../../../platform/ui/IconButton.tsx';
import { RadioGroup } from '../../../platform/ui/RadioGroup.tsx';
import { Skeleton } from '../../../platform/ui/Skeleton.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { TextArea } from '../../../platform/ui/TextArea.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import { ApplicationFacts } from '../ApplicationFacts.tsx';
import styles from '../funds.module.css';
import { statusNames } from '../messages.ts';
import { periodTitle } from '../periodTitle.ts';
import { messages } from './messages.ts';
import { ProposedGrant } from './ProposedGrant.tsx';
import { useChange } from '../../../platform/api/useChange.ts';

interface DecisionDialogProps {
  applicationId: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** A2: an application as staff read it, and what they decide. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { applicationId, onPrevious, onNext, onClose } = props;
  const t = useText();
  const { data, error, refetch } = useQuery(queryIfAny(getFundApplication, { params: { applicationId } }));
  const [saves, setSaves] = useState(0);
  const title = data?.projectTitle ?? t(data === null ? messages.notFound : messages.applications);
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      description={data && `${periodTitle(data)} · ${t(messages.number, { number: applicationId })}`}
      onClose={onClose}
      footer={
        <>
          <IconButton
            label={t(messages.previous)}
            icon={<ChevronLeft />}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton label={t(messages.next)} icon={<ChevronRight />} disabled={!onNext} onClick={onNext} />
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form="fund-decision" disabled={!data}>
            {t(messages.decide)}
          </Button>
        </>
      }
    >
      {error && <PageFailed error={error} reset={() => void refetch()} />}
      {data === undefined && !error && <Skeleton shape="rows" />}
      {data && (
        <Stack>
          <ToBeSeen application={data} />
          <ProposedGrant application={data} onDecided={() => setSaves(saves + 1)} />
          <DecisionForm key={saves} application={data} onSaved={() => setSaves(saves + 1)} />
          <ApplicationFacts application={data} mayAttach={false} />
        </Stack>
      )}
    </Dialog>
  );
}

/** R206, R207: what staff look at before money goes to who may not be the applicant. */
function ToBeSeen({ application }: { application: FundApplication }) {
  const t = useText();
  const { appliedByName, isAccountOnFile, bankDetails } = application;
  return (
    <>
      {appliedByName !== null && (
        <Alert look="warning" title={t(messages.appliedBy, { name: appliedByName })}>
          {t(messages.appliedByMore)}
        </Alert>
      )}
      {isAccountOnFile === false && (
        <Alert look="warning" title={t(messages.otherAccount, { account: bankDetails })}>
          {t(messages.otherAccountMore)}
        </Alert>
      )}
    </>
  );
}

interface DecisionFormProps {
  application: FundApplication;
  onSaved: () => void;
}

function DecisionForm({ application, onSaved }: DecisionFormProps) {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const id = useId();
  const { applicationId, amountIsk, reviewedBy, reviewedAt } = application;
  const [opened] = useState(application);
  const [status, setStatus] = useState(application.applicationStatus ?? 'received');
  const [amount, setAmount] = useState(String(application.grantedAmountIsk ?? ''));
  const [remark, setRemark] = useState(application.remark ?? '');
  const deciding = useChange(decideApplication, (_, { body }) => {
    const isProposed = body?.applicationStatus === 'granted';
    toast({ text: t(isProposed ? messages.proposedNow : messages.decidedNow) });
    onSaved();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deciding.isSending) return;
    const grantedAmountIsk = status === 'granted' && amount ? Number(amount) : null;
    // What somebody else decided meanwhile is overwritten only by who has been told of it.
    const { version } = deciding.isOutdated ? application : opened;
    const body = { applicationStatus: status, grantedAmountIsk, remark: remark || null, version };
    deciding.send({ params: { applicationId }, body });
  };
  const decidedBy =
    reviewedBy &&
    reviewedAt &&
    t(messages.by, { name: reviewedBy, day: formatLongDay(reviewedAt, language) });
  return (
    <Card title={t(messages.decision)} headingLevel={3}>
      <form id="fund-decision" noValidate className={styles.decision} onSubmit={submit}>
        {deciding.refusal && (
          <Alert look="danger" isAnnounced title={deciding.refusal}>
            {deciding.isOutdated && (
              <>
                {t(statusNames[application.applicationStatus ?? 'received'])}
                {application.grantedAmountIsk !== null && `: ${formatAmount(application.grantedAmountIsk)}`}.{' '}
                {decidedBy}
              </>
            )}
          </Alert>
        )}
        <RadioGroup
          id={id}
          isInline
          label={t(messages.outcome)}
          value={status}
          onChange={setStatus}
          options={fields.applicationStatuses.map((one) => ({ value: one, label: t(statusNames[one]) }))}
        />
        {status === 'granted' && (
          <TextField
            label={t(messages.grantAmount)}
            value={amount}
            onChange={(typed) => setAmount(amountDigits(typed))}
            hint={`${t(messages.applied)}: ${formatAmount(amountIsk)} ${t(messages.takesTwo)}`}
            error={deciding.problemAt('grantedAmountIsk')}
            inputMode="numeric"
            isNumeric
          />
        )}
        <TextArea
          isOptional
          label={t(messages.remark)}
          maxLength={2000}
          rows={2}
          value={remark}
          onChange={setRemark}
        />
        <p className="dim small">
          {t(
            application.isPeriodClosed
              ? status === 'granted'
                ? messages.toldGrant
                : messages.told
              : messages.hidden,
          )}{' '}
          {decidedBy}
        </p>
      </form>
    </Card>
  );
}
