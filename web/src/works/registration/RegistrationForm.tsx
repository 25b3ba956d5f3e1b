import { payloadOf, registrationOnFile } from '@omur/contract/works/rules/registrationPayload';
import { concernsApproval, differences } from '@omur/contract/works/rules/differences';
import { checkRegistration } from '@omur/contract/works/rules/registration';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
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
import { BasicsCard } from './BasicsCard.tsx';
import { readForm, registrationIn, type WorkForm } from './form.ts';
import { ListsCard } from './ListsCard.tsx';
import { messages } from './messages.ts';
import type { ListTab } from './refusedFields.ts';
import type { Purpose } from './purpose.ts';
import { SharesPanel } from './SharesPanel.tsx';
import { SimilarWorks } from './SimilarWorks.tsx';
import type { WhoRegisters } from './useRegistrant.ts';
import { useRegistration } from './useRegistration.ts';
import { WhatChanges } from './WhatChanges.tsx';

const OpenRoom = lazyComponent(async () => (await import('../splitRooms/OpenRoom.tsx')).OpenRoom);

interface RegistrationFormProps {
  who: WhoRegisters;
  purpose: Purpose;
  start: WorkForm;
  /** How it stands before anything is typed. */
  fresh: WorkForm;
  draft: Draft<unknown>;
  /** Where the draft is kept on the server too. */
  elsewhere?: Elsewhere | undefined;
  /** What the form opened with, said in a notice. */
  opening: 'new' | 'draft' | 'carried';
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { who, purpose, start, fresh, draft, elsewhere, opening } = props;
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [tab, setTab] = useState<ListTab>('authors');
  // Whatever the server refused is brought into view.
  const registration = useRegistration(start, draft, purpose, (fields) =>
    setTab(fields.find((one) => one.tab)?.tab ?? 'authors'),
  );
  const { form, edit, startOver, error, refused, attempt } = registration;
  const [notice, setNotice] = useState(opening);
  const { texts, registered } = purpose;
  const changes = registered && differences(registrationOnFile(registered), registrationIn(form));
  const results = rulesOf(form, who, changes);

  const clear = () => {
    const before = form;
    startOver(fresh);
    setNotice('new');
    setTab('authors');
    if (purpose.isNew) void navigate({ to: '/verk/stofna', search: ({ drog }) => ({ drog }), replace: true });
    toast({
      text: t(texts.cleared),
      action: { label: t(messages.undo), onSelect: () => edit(() => before) },
    });
  };

  const other = elsewhere && readForm(elsewhere.draft.content);
  const note = useSavedNote(draft.savedAt);
  return (
    <Stack>
      <PageHeader
        isAside
        title={t(texts.title)}
        subtitle={registered ? <Numbered work={registered} /> : purpose.isNew && t(messages.newHow)}
        note={note}
        actions={
          <Button onClick={clear} disabled={registration.isSubmitting}>
            {t(texts.clear)}
          </Button>
        }
      />
      {elsewhere && (
        <ChangedElsewhere
          elsewhere={elsewhere}
          onTake={other && (() => edit(() => ({ ...emptied, ...other })))}
        />
      )}
      <Notice
        of={notice}
        carriedFrom={start.carriedFrom}
        texts={texts}
        onClose={() => setNotice('new')}
        onClear={clear}
      />
      <ErrorSummary errors={refused} attempt={refused.length > 0 ? attempt : 0} title={t(texts.refused)} />
      <Columns
        aside={
          <Aside
            registration={registration}
            results={results}
            purpose={purpose}
            changes={changes}
            isStaff={who.isStaff}
            onOpened={draft.forget}
          />
        }
      >
        <BasicsCard {...{ form, edit, results, refused }} isNew={purpose.isNew} />
        {!registered && <SimilarWorks form={form} except={purpose.workId} />}
        <ListsCard
          form={form}
          edit={edit}
          who={who}
          tab={tab}
          onTab={setTab}
          refused={refused}
          refusedTitle={t(texts.refused)}
          failure={refused.length === 0 && !isRefusal(error, 0) ? error : null}
          attempt={attempt}
          onRetry={registration.submit}
        />
      </Columns>
    </Stack>
  );
}

/** The rules and how they stand. Nobody gets a letter about an amendment that leaves the shares alone. */
function rulesOf(form: WorkForm, who: WhoRegisters, changes: ReturnType<typeof differences> | undefined) {
  const isAsking = !changes || concernsApproval(changes);
  return checkRegistration(registrationIn(form), who).filter(({ state }) => isAsking || state !== 'notice');
}

/** X141: the shares on file may be said to hold for days that have been. */
const isOfPast = ({ isFromBeginning, appliesFrom }: WorkForm) =>
  Boolean(isFromBeginning) || appliesFrom !== undefined;

interface AsideProps {
  registration: ReturnType<typeof useRegistration>;
  results: ReturnType<typeof checkRegistration>;
  purpose: Purpose;
  changes: ReturnType<typeof differences> | undefined;
  isStaff: boolean;
  /** What is registered is in a split room from here on. */
  onOpened: () => void;
}

/** The shares and the rules; of an amendment also what it changes, of a new work also the room for its authors. */
function Aside({ registration, results, purpose, changes, isStaff, onOpened }: AsideProps) {
  const { form, edit } = registration;
  const { texts, registered, isNew } = purpose;
  return (
    <SharesPanel
      registration={registration}
      results={results}
      texts={texts}
      isUnchanged={changes?.length === 0 && !isOfPast(form)}
      below={
        isNew &&
        !isStaff && (
          <Suspense>
            <OpenRoom payloadOf={() => payloadOf(registrationIn(form))} form={form} onOpened={onOpened} />
          </Suspense>
        )
      }
    >
      {registered && changes && (
        <WhatChanges
          registered={registered}
          changes={changes}
          form={form}
          edit={edit}
          isStaff={isStaff}
          refused={registration.refused}
        />
      )}
    </SharesPanel>
  );
}

interface NoticeProps {
  of: RegistrationFormProps['opening'];
  carriedFrom: number | undefined;
  texts: Purpose['texts'];
  onClose: () => void;
  onClear: () => void;
}

/** What the form began with, where that is not nothing. */
function Notice({ of, carriedFrom = 0, texts, onClose, onClear }: NoticeProps) {
  const t = useText();
  if (of === 'carried')
    return <Alert onClose={onClose}>{t(messages.carried, { workId: carriedFrom })}</Alert>;
  if (of !== 'draft') return null;
  return (
    <Alert
      title={t(messages.restored)}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onClear}>
          {t(texts.startAfresh)}
        </Button>
      }
    >
      {t(messages.restoredMore)}
    </Alert>
  );
}

/** What another form may lack. */
const emptied = {
  typedAuthor: undefined,
  remark: undefined,
  isFromBeginning: undefined,
  appliesFrom: undefined,
  appliesUntil: undefined,
  carriedFrom: undefined,
};

function Numbered({ work: { title, workId } }: { work: NonNullable<Purpose['registered']> }) {
  const t = useText();
  return t(messages.workNumbered, { title, workId });
}
