import { useEffect, useRef } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { AuthorList } from './AuthorList.tsx';
import type { WorkForm } from './form.ts';
import { IsrcList } from './IsrcList.tsx';
import { messages } from './messages.ts';
import { fieldIds, type ListTab, type RefusedField } from './refusedFields.ts';
import styles from './registration.module.css';
import { TitleList } from './TitleList.tsx';
import type { WhoRegisters } from './useRegistrant.ts';
import type { Edit } from './useRegistration.ts';

interface ListsCardProps {
  form: WorkForm;
  edit: Edit;
  who: WhoRegisters;
  tab: ListTab;
  onTab: (tab: ListTab) => void;
  refused: readonly RefusedField[];
  /** Why the server did not register the work, where no field is to blame (F8.4). */
  failure: Error | null;
  refusedTitle: string;
  attempt: number;
  onRetry: () => void;
}

export function ListsCard({
  form,
  edit,
  who,
  tab,
  onTab,
  refused,
  failure,
  refusedTitle,
  attempt,
  onRetry,
}: ListsCardProps) {
  const t = useText();
  const tabs = [
    { id: 'authors' as const, label: t(messages.authors), count: form.authors.length },
    {
      id: 'otherTitles' as const,
      label: t(messages.otherTitles),
      count: form.otherTitles.length || undefined,
    },
    { id: 'isrcs' as const, label: t(messages.isrcs), count: form.isrcs.length || undefined },
  ];
  return (
    <Card>
      <div id={fieldIds.lists} tabIndex={-1} className={styles.lists}>
        <Tabs label={t(messages.lists)} tabs={tabs} value={tab} onChange={onTab}>
          {failure && <Failure key={attempt} title={refusedTitle} error={failure} onRetry={onRetry} />}
          {tab === 'authors' && <AuthorList form={form} edit={edit} who={who} refused={refused} />}
          {tab === 'otherTitles' && <TitleList otherTitles={form.otherTitles} edit={edit} />}
          {tab === 'isrcs' && <IsrcList isrcs={form.isrcs} edit={edit} />}
        </Tabs>
      </div>
    </Card>
  );
}

function Failure({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => frame.current?.focus(), []);

  // What the server refuses, it refuses again; anything else is worth another try.
  const isRefused = isRefusal(error) && error.status < 500;
  return (
    <div ref={frame} tabIndex={-1} className={styles.failure}>
      {isRefused ? (
        <Alert look="danger" isAnnounced title={title}>
          {error.message}
        </Alert>
      ) : (
        <PageFailed error={error} reset={onRetry} />
      )}
    </div>
  );
}
