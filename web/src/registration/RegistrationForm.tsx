import { checkRegistration } from '@omur/contract/rules/registration';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusal } from '../api/refusal.ts';
import type { Draft } from '../drafts.ts';
import { useLanguage, useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Columns } from '../ui/Columns.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { formatTime, formatWhole } from '../ui/format.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useToast } from '../ui/Toast.tsx';
import { BasicsCard } from './BasicsCard.tsx';
import { proposedWorkOf, startForm, type WorkForm } from './form.ts';
import { ListsCard } from './ListsCard.tsx';
import { messages } from './messages.ts';
import type { ListTab } from './refusedFields.ts';
import { SharesPanel } from './SharesPanel.tsx';
import type { WhoRegisters } from './useRegistrant.ts';
import { useRegistration } from './useRegistration.ts';

interface RegistrationFormProps {
  who: WhoRegisters;
  start: WorkForm;
  draft: Draft<unknown>;
  /** What the form opened with, said in a notice. */
  opening: 'new' | 'draft' | 'carried';
}

export function RegistrationForm({ who, start, draft, opening }: RegistrationFormProps) {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const [tab, setTab] = useState<ListTab>('authors');
  // Whatever the server refused is brought into view.
  const registration = useRegistration(start, draft, (fields) =>
    setTab(fields.find((one) => one.tab)?.tab ?? 'authors'),
  );
  const { form, edit, startOver, error, refused, attempt } = registration;
  const [notice, setNotice] = useState(opening);
  const results = checkRegistration(proposedWorkOf(form), who);

  const clear = () => {
    const before = form;
    startOver(startForm(who.own));
    setNotice('new');
    setTab('authors');
    void navigate({ to: '/verk/stofna', search: {}, replace: true });
    toast({
      text: t(messages.cleared),
      action: { label: t(messages.undo), onSelect: () => edit(() => before) },
    });
  };

  const note =
    draft.savedAt && t(messages.savedAt, { time: formatTime(draft.savedAt.toISOString(), language) });
  return (
    <Stack>
      <PageHeader
        title={t(messages.title)}
        note={note}
        actions={
          <Button onClick={clear} disabled={registration.isSubmitting}>
            {t(messages.clear)}
          </Button>
        }
      />
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
      {notice === 'carried' && (
        <Alert onClose={() => setNotice('new')}>
          {t(messages.carried, { workId: formatWhole(start.carriedFrom ?? 0) })}
        </Alert>
      )}
      <ErrorSummary errors={refused} attempt={refused.length > 0 ? attempt : 0} title={t(messages.refused)} />
      <Columns aside={<SharesPanel registration={registration} results={results} />}>
        <BasicsCard form={form} edit={edit} results={results} refused={refused} />
        <ListsCard
          form={form}
          edit={edit}
          who={who}
          tab={tab}
          onTab={setTab}
          refused={refused}
          failure={refused.length === 0 && !isRefusal(error, 0) ? error : null}
          attempt={attempt}
          onRetry={registration.submit}
        />
      </Columns>
    </Stack>
  );
}
