import { useReadAnew } from '../api/useChange.ts';
import { deleteDraft, type DraftKind, type ListedDraft } from '@omur/contract/platform/calls/drafts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { formatInstant } from '../i18n/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useToast } from '../ui/Toast.tsx';
import { draftsQuery } from './queries.ts';
import styles from './drafts.module.css';
import { messages } from './messages.ts';
import { forgetDraft } from './place.ts';

const shownAtFirst = 3;

/** Where a draft is gone on with. */
const pages = { work: '/verk/stofna', performance: '/lifandi-flutningar/stofna' } as const;
type Continued = ListedDraft & { kind: keyof typeof pages };
const isContinued = (draft: ListedDraft): draft is Continued => draft.kind in pages;

interface DraftListProps {
  kind?: DraftKind;
  /** Below a line that says what it is a list of. */
  isInside?: boolean;
}

/** The registrations that somebody has begun on any device, of one kind or of all; nothing when there are none. */
export function DraftList({ kind, isInside }: DraftListProps) {
  const t = useText();
  const [isWhole, setIsWhole] = useState(false);
  const [doomed, setDoomed] = useState<ListedDraft>();
  const drafts = useQuery({
    ...draftsQuery(kind),
    refetchOnWindowFocus: 'always',
  });
  const rows = drafts.data?.rows.filter(isContinued) ?? [];
  if (rows.length === 0) return null;
  const more = rows.length > shownAtFirst && (
    <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
      {t(isWhole ? messages.showFewer : messages.showAll)}
    </Button>
  );
  const list = (
    <>
      <ul className={styles.drafts}>
        {(isWhole ? rows : rows.slice(0, shownAtFirst)).map((draft) => (
          <Row key={draft.draftId} draft={draft} onDelete={() => setDoomed(draft)} />
        ))}
      </ul>
      {isInside && more}
      {doomed && <DeleteDialog draft={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  );
  if (isInside) return list;
  return (
    <Card title={t(messages.drafts, { count: rows.length })} note={t(messages.draftsMore)} actions={more}>
      {list}
    </Card>
  );
}

function Row({ draft, onDelete }: { draft: Continued; onDelete: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const title = draft.title || t(messages.untitled);
  return (
    <li>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className="dim small">
          {t(messages.kinds[draft.kind])} ·{' '}
          {t(messages.changedAt, { when: formatInstant(draft.lastChangedAt, language) })}
        </span>
      </div>
      <div className={styles.acts}>
        <ButtonLink
          size="small"
          to={pages[draft.kind]}
          search={{ drog: draft.draftId }}
          aria-label={t(messages.continueNamed, { title })}
        >
          {t(messages.continue)}
        </ButtonLink>
        <IconButton size="small" label={t(messages.remove, { title })} icon={<Trash2 />} onClick={onDelete} />
      </div>
    </li>
  );
}

function DeleteDialog({ draft, onClose }: { draft: ListedDraft; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const readAnew = useReadAnew();
  const { draftId, kind } = draft;
  const deleting = useMutation({
    mutationFn: () =>
      call(deleteDraft, { params: { draftId } }).catch((error: unknown) => {
        // Another device was faster.
        if (!isRefusal(error, 404)) throw error;
      }),
    onSuccess: async () => {
      forgetDraft(kind, draftId);
      onClose();
      toast({ text: t(messages.removed) });
      await readAnew(deleteDraft);
    },
    onError: (error) => {
      onClose();
      toast({ text: isRefusal(error) ? error.message : t(messages.notRemoved) });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      title={t(messages.removeQuestion, { title: draft.title || t(messages.untitled) })}
      confirmLabel={t(messages.removeIt)}
      isLoading={deleting.isPending}
      onConfirm={() => !deleting.isPending && deleting.mutate()}
    >
      {t(messages.removeMore)}
    </ConfirmDialog>
  );
}
