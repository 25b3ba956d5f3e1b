import { confirmGrant, type FundApplication } from '@omur/contract/grants/fundApplications';
import { useChange } from '../../../platform/api/useChange.ts';
import { formatAmount, formatLongDay } from '../../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { useToast } from '../../../platform/ui/Toast.tsx';
import { faultTexts, messages } from './messages.ts';

interface ProposedGrantProps {
  application: FundApplication;
  onDecided: () => void;
}

/** R222: a grant that one of the staff has proposed, which another confirms. */
export function ProposedGrant({ application, onDecided }: ProposedGrantProps) {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const deciding = useChange(confirmGrant, (_, { body }) => {
    toast({ text: t(body?.isApproved ? messages.confirmedGrant : messages.refusedGrant) });
    onDecided();
  });
  const { applicationId, version, proposedGrantIsk, proposedRemark, grantFault, grantedAmountIsk } =
    application;
  const { grantProposedBy: name, grantProposedAt: at } = application;
  if (proposedGrantIsk === null || name === null || at === null) return null;
  const decide = (isApproved: boolean) =>
    deciding.send({ params: { applicationId }, body: { isApproved, version } });
  return (
    <Alert
      look={deciding.refusal ? 'danger' : 'info'}
      title={`${t(messages.proposal)}: ${formatAmount(proposedGrantIsk)}`}
      actions={
        <>
          {grantFault === null && (
            <Button look="primary" size="small" isLoading={deciding.isSending} onClick={() => decide(true)}>
              {t(messages.confirmGrant)}
            </Button>
          )}
          <Button size="small" isLoading={deciding.isSending} onClick={() => decide(false)}>
            {t(grantFault === 'ownProposal' ? messages.takeBackGrant : messages.refuseGrant)}
          </Button>
        </>
      }
    >
      <p>{t(messages.proposalBy, { name, day: formatLongDay(at, language) })}</p>
      {proposedRemark !== null && (
        <p>
          {t(messages.remark)}: {proposedRemark}
        </p>
      )}
      {grantedAmountIsk !== null && (
        <p>{t(messages.proposalStands, { amount: formatAmount(grantedAmountIsk) })}</p>
      )}
      {grantFault !== null && <p>{t(faultTexts[grantFault])}</p>}
      {deciding.refusal && <p role="alert">{deciding.refusal}</p>}
    </Alert>
  );
}
