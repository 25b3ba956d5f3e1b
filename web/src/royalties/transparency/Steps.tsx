import { reportSections } from '@omur/contract/platform/fields/transparency';
import { stepReport, type TransparencyReport } from '@omur/contract/royalties/transparency';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages, stateWords } from './messages.ts';

const done = {
  freeze: messages.frozen,
  withdraw: messages.withdrawn,
  publish: messages.publishedNow,
} as const;

/** How far a report has come, and what may be done with it: frozen by one, published by another (R40). */
export function Steps({ report }: { report: TransparencyReport }) {
  const t = useText();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isSending, refusal } = useChange(stepReport, (_, { body }) => {
    if (body) toast({ text: t(done[body.reportStep]) });
    setIsAsked(false);
  });
  const { reportId, version, reportState, mayDecide } = report;
  const take = (reportStep: keyof typeof done) =>
    send({ params: { reportId }, body: { reportStep, version } });
  if (reportState === 'published')
    return (
      <Alert
        look="success"
        title={`${t(stateWords.published)} ${report.decidedAt ? formatDay(report.decidedAt) : ''}`}
        actions={
          <ButtonLink to="/gagnsæi" size="small">
            {t(messages.toPublic)}
          </ButtonLink>
        }
      >
        {[report.askedBy, report.decidedBy].filter(Boolean).join(' · ')}
      </Alert>
    );
  return (
    <>
      {reportState === 'draft' ? (
        <Draft report={report} isSending={isSending} onFreeze={() => take('freeze')} />
      ) : (
        <Alert
          look="info"
          title={t(messages.waits, { asker: report.askedBy ?? '' })}
          actions={
            <>
              <Button size="small" isLoading={isSending && !isAsked} onClick={() => take('withdraw')}>
                {t(messages.withdraw)}
              </Button>
              {mayDecide && (
                <Button size="small" look="primary" onClick={() => setIsAsked(true)}>
                  {t(messages.publish)}
                </Button>
              )}
            </>
          }
        >
          {t(mayDecide ? messages.waitsYours : messages.waitsMine)}
        </Alert>
      )}
      {refusal && !isAsked && <Alert look="danger" isAnnounced title={refusal} />}
      {isAsked && (
        <ConfirmDialog
          isOpen
          title={t(messages.publishTitle)}
          confirmLabel={t(messages.publish)}
          isLoading={isSending}
          onConfirm={() => take('publish')}
          onClose={() => setIsAsked(false)}
        >
          {t(messages.publishWhat)}
          {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        </ConfirmDialog>
      )}
    </>
  );
}

interface DraftProps {
  report: TransparencyReport;
  isSending: boolean;
  onFreeze: () => void;
}

function Draft({ report, isSending, onFreeze }: DraftProps) {
  const t = useText();
  const missing = reportSections.length - report.texts.length;
  return (
    <Alert
      look="info"
      title={t(messages.draftTitle)}
      actions={
        <Button size="small" look="primary" isLoading={isSending} onClick={onFreeze}>
          {t(messages.freeze)}
        </Button>
      }
    >
      {missing > 0 ? t(messages.draftMore, { count: missing }) : t(messages.draftWhole)}
    </Alert>
  );
}
