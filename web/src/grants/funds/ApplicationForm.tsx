import type { Fund, FundPeriod } from '@omur/contract/grants/funds';
import type { Person } from '@omur/contract/people/persons';
import { checkApplication } from '@omur/contract/grants/rules/fundApplication';
import { useEffect } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useSavedNote } from '../../platform/drafts/useSavedNote.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Columns } from '../../platform/ui/Columns.tsx';
import { ErrorSummary } from '../../platform/ui/ErrorSummary.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { AccountCard } from './AccountCard.tsx';
import { ApplicantCard } from './ApplicantCard.tsx';
import { ApplicantsCard } from './ApplicantsCard.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { FilesCard, FilesOnTheWay } from './FilesCard.tsx';
import { type Choice, proposedOf } from './form.ts';
import { messages } from './messages.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import { refusedFields } from './refusedFields.ts';
import { SendPanel } from './SendPanel.tsx';
import { type Application, useApplication } from './useApplication.ts';

interface ApplicationFormProps {
  person: Person;
  funds: readonly Fund[];
  /** Undefined until they are known. */
  periods: readonly FundPeriod[] | undefined;
  choice: Choice;
  fundPeriodId: number;
  onChoice: (changes: Partial<Choice>) => void;
  /** The server says that the period is not open. */
  onClosed: () => void;
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { person, periods, choice, fundPeriodId, onClosed } = props;
  const t = useText();
  const toast = useToast();
  const application = useApplication(person, choice.fundId);
  const { form, edit, error, savedAt, phase, lastSent } = application;
  const savedNote = useSavedNote(savedAt);
  const results = checkApplication(proposedOf(form, choice, fundPeriodId));
  const refused = isRefusal(error) ? refusedFields(error.fields) : [];
  const isClosedMeanwhile = periods !== undefined && Boolean(choice.fundPeriodId) && fundPeriodId === 0;
  const isNotOpen = isRefusal(error) && error.code === 'fund.periodNotOpen';
  useEffect(() => {
    if (isNotOpen) onClosed();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for every time it is said
  }, [isNotOpen]);

  const clean = () => {
    const before = form;
    application.clean();
    toast({
      text: t(messages.cleaned),
      action: { label: t(messages.undo), onSelect: () => edit(before) },
    });
  };

  return (
    <Stack>
      <PageHeader
        isAside
        title={t(messages.title)}
        subtitle={t(messages.subtitle)}
        note={savedNote}
        actions={
          <Button onClick={clean} disabled={application.isSending || phase.at !== 'form'}>
            {t(messages.clean)}
          </Button>
        }
      />
      {lastSent !== undefined && phase.at === 'form' && <SentNote lastSent={lastSent} />}
      {isClosedMeanwhile && (
        <Alert look="warning" isAnnounced title={t(messages.closedMeanwhile)}>
          {t(messages.closedMeanwhileMore)}
        </Alert>
      )}
      {application.isRestored && (
        <Alert
          title={t(messages.restored)}
          onClose={application.closeRestored}
          actions={
            <Button size="small" onClick={clean}>
              {t(messages.clean)}
            </Button>
          }
        >
          {t(messages.restoredMore)}
        </Alert>
      )}
      {error && refused.length === 0 && !isNotOpen && (
        <Alert look="danger" title={t(messages.refused)}>
          {error.message} {t(messages.draftKept)}
        </Alert>
      )}
      <ErrorSummary
        errors={refused}
        attempt={refused.length > 0 ? application.attempt : 0}
        title={t(messages.refused)}
      />
      {phase.at === 'form' ? (
        <Columns
          aside={
            <SendPanel
              fundId={choice.fundId}
              results={results}
              isSending={application.isSending}
              onSend={() => application.send({ choice, fundPeriodId })}
            />
          }
        >
          <FormCards {...props} results={results} application={application} />
        </Columns>
      ) : (
        <FilesOnTheWay application={application} phase={phase} />
      )}
      {application.outcome && (
        <OutcomeDialog outcome={application.outcome} onClose={application.closeOutcome} />
      )}
    </Stack>
  );
}

interface FormCardsProps extends Omit<ApplicationFormProps, 'onClosed'> {
  results: ReturnType<typeof checkApplication>;
  application: Application;
}

function FormCards(props: FormCardsProps) {
  const { person, funds, periods, choice, fundPeriodId, onChoice, results, application } = props;
  const { form, edit } = application;
  return (
    <>
      <ChoiceCard
        funds={funds}
        periods={periods}
        fundId={choice.fundId}
        fundPeriodId={fundPeriodId}
        onChoice={onChoice}
      />
      <ApplicantCard person={person} choice={choice} onChoice={onChoice} results={results} />
      <ApplicantsCard
        person={person}
        applicants={form.applicants}
        onChange={(applicants) => edit({ applicants })}
      />
      <ProjectCard fundId={choice.fundId} form={form} edit={edit} results={results} />
      <QuestionsCard fundId={choice.fundId} form={form} edit={edit} />
      <AccountCard form={form} edit={edit} results={results} />
      <FilesCard attachments={application.attachments} isDisabled={application.isSending} />
    </>
  );
}

function SentNote({ lastSent }: { lastSent: number }) {
  const t = useText();
  return (
    <Alert
      look="success"
      title={t(messages.sent)}
      actions={
        <ButtonLink to="/mitt-spjald" search={{ flipi: 'umsoknir' }}>
          {t(messages.seeApplications)}
        </ButtonLink>
      }
    >
      {t(messages.sentMore, { number: lastSent })}
    </Alert>
  );
}
