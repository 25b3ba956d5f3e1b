import { checkLivePerformance } from '@omur/contract/performances/rules/livePerformance';
import { societyToday } from '@omur/contract/platform/rules/performanceDays';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import type { Draft } from '../../platform/drafts/drafts.ts';
import { ChangedElsewhere } from '../../platform/drafts/ChangedElsewhere.tsx';
import type { Elsewhere } from '../../platform/drafts/useServerDraft.ts';
import { useSavedNote } from '../../platform/drafts/useSavedNote.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Columns } from '../../platform/ui/Columns.tsx';
import { ErrorSummary } from '../../platform/ui/ErrorSummary.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { AlreadyRegistered } from './AlreadyRegistered.tsx';
import { type LivePerformanceForm as Form, proposedLine, proposedOf, readForm } from './form.ts';
import { pages, titles } from './kinds.ts';
import { messages } from './messages.ts';
import { PerformanceCard } from './PerformanceCard.tsx';
import { PromoterCard } from './PromoterCard.tsx';
import { RulePanel } from './RulePanel.tsx';
import { SetListCard } from './setList/SetListCard.tsx';
import { useFieldErrors } from './useFieldErrors.ts';
import { useLivePerformance } from './useLivePerformance.ts';
import { WhereCard } from './WhereCard.tsx';

interface LivePerformanceFormProps {
  start: Form;
  /** How it stands before anything is typed. */
  fresh: Form;
  draft: Draft<unknown>;
  elsewhere: Elsewhere | undefined;
  /** What the form opened with, said in a notice. */
  opening: 'new' | 'draft' | 'copy';
  /** The performance that it is a copy of. */
  copied?: number;
}

export function LivePerformanceForm(props: LivePerformanceFormProps) {
  const { start, fresh, draft, elsewhere, opening, copied } = props;
  const t = useText();
  const savedNote = useSavedNote(draft.savedAt);
  const toast = useToast();
  const navigate = useNavigate();
  const registering = useLivePerformance(start, draft);
  const { form, edit, startOver, error, refused, attempt } = registering;
  const [notice, setNotice] = useState(opening);
  const { kind } = form;
  const results = useMemo(
    () => checkLivePerformance(proposedOf(form), form.setList.map(proposedLine), societyToday()),
    [form],
  );
  const errors = useFieldErrors(results, refused, form);

  const clear = () => {
    const before = form;
    startOver(fresh);
    setNotice('new');
    void navigate({ to: pages[kind], search: ({ drog }) => ({ drog }), replace: true });
    toast({
      text: t(messages.cleared),
      action: { label: t(messages.undo), onSelect: () => edit(() => before) },
    });
  };

  const other = elsewhere && readForm(elsewhere.draft.content);
  const isDuplicate = isRefusal(error, 409) && error.code === 'livePerformance.alreadyRegistered';
  const failure = error && !isDuplicate && refused.length === 0 ? error : undefined;
  const card = { form, edit, errors };
  return (
    <Stack>
      <PageHeader
        isAside
        title={t(titles[kind])}
        subtitle={t(messages.starred)}
        note={savedNote}
        actions={
          <Button onClick={clear} disabled={registering.isSubmitting}>
            {t(messages.clear)}
          </Button>
        }
      />
      {elsewhere && (
        <ChangedElsewhere
          elsewhere={elsewhere}
          onTake={other?.kind === kind ? () => edit(() => ({ ...emptied, ...other })) : undefined}
        />
      )}
      {notice === 'draft' && (
        <Alert
          title={t(messages.restored)}
          onClose={() => setNotice('new')}
          actions={
            <Button size="small" onClick={clear}>
              {t(messages.startAfresh)}
            </Button>
          }
        >
          {t(messages.restoredMore)}
        </Alert>
      )}
      {notice === 'copy' && copied !== undefined && (
        <Alert onClose={() => setNotice('new')}>{t(messages.copied, { number: copied })}</Alert>
      )}
      <ErrorSummary errors={refused} attempt={refused.length > 0 ? attempt : 0} title={t(messages.refused)} />
      {failure && !isRefusal(failure, 0) && (
        <Alert look="danger" isAnnounced title={t(messages.refused)}>
          {failure.message}
        </Alert>
      )}
      <Columns aside={<RulePanel registering={registering} results={results} />}>
        {kind === 'domestic' && <Alert>{t(messages.ticketSellers)}</Alert>}
        <PerformanceCard {...card} />
        <SetListCard form={form} edit={edit} errorOf={errors.ofLine} refused={refused} />
        <WhereCard {...card} />
        <PromoterCard {...card} />
      </Columns>
      {isDuplicate && (
        <AlreadyRegistered
          refusal={error}
          isAbroad={kind === 'foreign'}
          onAnyway={() => registering.submit(true)}
          onClose={registering.forgetError}
        />
      )}
    </Stack>
  );
}

/** What another form may lack. */
const emptied = {
  venueId: undefined,
  hallId: undefined,
  festivalId: undefined,
  festivalYearId: undefined,
  countryId: undefined,
  pasted: undefined,
};
