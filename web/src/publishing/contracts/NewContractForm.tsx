import { listAuthorWorks } from '@omur/contract/people/authors';
import { contractRules, type ContractRule } from '@omur/contract/publishing/rules/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callPage } from '../../platform/api/call.ts';
import type { Draft } from '../../platform/drafts/drafts.ts';
import { Attachments } from '../../platform/attachments/Attachments.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Columns } from '../../platform/ui/Columns.tsx';
import { ErrorSummary } from '../../platform/ui/ErrorSummary.tsx';
import { formatTime } from '../../platform/i18n/format.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './contracts.module.css';
import { type ContractForm, resultsOf } from './form.ts';
import { formMessages } from './formMessages.ts';
import { messages } from './messages.ts';
import { AuthorPicker, PublisherPicker } from './PartyPicker.tsx';
import { RulePanel } from './RulePanel.tsx';
import { TermsFields } from './TermsFields.tsx';
import { useSubmission } from './useSubmission.ts';
import { WorksPicker } from './WorksPicker.tsx';

interface NewContractFormProps {
  start: ContractForm;
  fresh: ContractForm;
  draft: Draft<unknown>;
  isRestored: boolean;
}

/** C2.23: both parties, the terms, the works, and what belongs to it on paper. */
export function NewContractForm({ start, fresh, draft, isRestored }: NewContractFormProps) {
  const t = useText();
  const [language] = useLanguage();
  const toast = useToast();
  const [isNoticed, setIsNoticed] = useState(isRestored);
  const submission = useSubmission(start, draft);
  const { form, edit, take, attachments, submittedId, fields, attempt } = submission;
  const allWorks = useAllWorks(form.author?.authorId);
  const results = resultsOf(form, allWorks ?? 0);
  const errorAt = (rule: ContractRule) =>
    fields.find(({ field }) => field === contractRules[rule].field)?.message;

  const clear = () => {
    const before = form;
    take(fresh);
    draft.forget();
    setIsNoticed(false);
    toast({
      text: t(formMessages.cleared),
      action: { label: t(formMessages.undo), onSelect: () => take(before) },
    });
  };

  if (submittedId !== undefined) return <FilesLeft attachments={attachments} />;

  const note =
    draft.savedAt && t(formMessages.savedAt, { time: formatTime(draft.savedAt.toISOString(), language) });
  return (
    <Stack>
      <PageHeader
        isAside
        title={t(formMessages.title)}
        subtitle={t(formMessages.subtitle)}
        note={note}
        actions={
          <Button onClick={clear} disabled={submission.isSubmitting}>
            {t(formMessages.clear)}
          </Button>
        }
      />
      {isNoticed && (
        <Alert title={t(formMessages.restored)} onClose={() => setIsNoticed(false)}>
          {t(formMessages.restoredMore)}
        </Alert>
      )}
      <ErrorSummary
        attempt={fields.length > 0 ? attempt : 0}
        errors={fields.map(({ field, message }) => ({ fieldId: idOf(field), text: message }))}
      />
      <Columns aside={<RulePanel results={results} submission={submission} />}>
        <Card title={t(formMessages.parties)}>
          <div className={styles.fields}>
            <PublisherPicker
              id="publisher"
              value={form.publisher}
              onChange={(publisher) => edit({ publisher })}
              error={errorAt('publisher')}
            />
            <AuthorPicker
              id="author"
              value={form.author}
              onChange={(author) => edit({ author, works: [] })}
              error={errorAt('author')}
            />
          </div>
        </Card>
        <Card title={t(formMessages.terms)}>
          <TermsFields form={form} edit={edit} results={results} errorAt={errorAt} />
        </Card>
        <Card title={t(formMessages.works)}>
          <WorksPicker form={form} edit={edit} allWorks={allWorks} error={errorAt('works')} />
        </Card>
        <Card title={t(messages.files)}>
          <Attachments attachments={attachments} isDisabled={submission.isSubmitting} />
        </Card>
      </Columns>
    </Stack>
  );
}

function FilesLeft({ attachments }: { attachments: ReturnType<typeof useSubmission>['attachments'] }) {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={t(formMessages.title)} />
      <Alert
        look="warning"
        isAnnounced
        title={t(formMessages.filesLeftTitle)}
        actions={
          <ButtonLink size="small" to="/samningar" search={{ flipi: 'i-bid' }}>
            {t(formMessages.goOn)}
          </ButtonLink>
        }
      >
        {t(formMessages.filesLeft)}
      </Alert>
      <Card title={t(messages.files)}>
        <Attachments attachments={attachments} />
      </Card>
    </Stack>
  );
}

/** The element of the field that the server named. */
const idOf = (wire: string) =>
  Object.entries(contractRules).find(([, { field }]) => field === wire)?.[0] ?? 'publisher';

/** How many works the author has. */
function useAllWorks(authorId: number | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: [listAuthorWorks.path, 'count', authorId],
    enabled: authorId !== undefined,
    queryFn: async ({ signal }) => {
      const params = { authorId: authorId ?? 0 };
      return (await callPage(listAuthorWorks, { params, query: { limit: 1 }, signal })).total;
    },
  });
  return data;
}
