import { getFundApplication } from '@omur/contract/grants/fundApplications';
import { useQuery } from '@tanstack/react-query';
import { queryIfAny } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { statusNames } from './messages.ts';
import { periodTitle } from './periodTitle.ts';
import { sentMessages } from './sentMessages.ts';

interface ApplicationDialogProps {
  applicationId: number;
  /** Whether it is their own, so that files can be added until it is decided on. */
  isOwn: boolean;
  onClose: () => void;
}

/** One application as its applicant reads it, with the decision once it is to be seen. */
export function ApplicationDialog({ applicationId, isOwn, onClose }: ApplicationDialogProps) {
  const t = useText();
  const { data, error, refetch } = useQuery(queryIfAny(getFundApplication, { params: { applicationId } }));
  const isDecided = data?.applicationStatus === 'granted' || data?.applicationStatus === 'refused';
  return (
    <Dialog
      isOpen
      size="large"
      title={data?.projectTitle ?? t(data === null ? sentMessages.missing : sentMessages.application)}
      description={data && `${periodTitle(data)} · ${t(sentMessages.number, { number: data.applicationId })}`}
      closesOnOutsidePress
      onClose={onClose}
    >
      {error && <PageFailed error={error} reset={() => void refetch()} />}
      {data === undefined && !error && <Skeleton shape="rows" />}
      {data && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled with the keyboard from here
        <section tabIndex={0} aria-label={t(sentMessages.number, { number: applicationId })}>
          <Stack>
            {isDecided && data.applicationStatus && (
              <Alert
                look={data.applicationStatus === 'granted' ? 'success' : 'info'}
                title={[
                  t(statusNames[data.applicationStatus]),
                  data.grantedAmountIsk !== null && formatAmount(data.grantedAmountIsk),
                ]
                  .filter(Boolean)
                  .join(': ')}
              >
                {data.remark}
              </Alert>
            )}
            <ApplicationFacts application={data} mayAttach={isOwn && !isDecided} />
          </Stack>
        </section>
      )}
    </Dialog>
  );
}
