import { deleteWorkView, keepWorkView, listWorkViews, type WorkView } from '@omur/contract/app/workViews';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { lights } from './Filters.tsx';
import type { WorkListSearch } from './pages.ts';
import styles from './WorkViews.module.css';
import { viewMessages } from './viewMessages.ts';

interface WorkViewsProps {
  /** How the list stands now. */
  address: WorkListSearch;
  onOpen: (view: WorkListSearch) => void;
  onClose: () => void;
}

/** H30: the views of works that were kept by name: opens one, keeps this one, deletes one. */
export function WorkViews({ address, onOpen, onClose }: WorkViewsProps) {
  const t = useText();
  const { data } = useQuery(listQueryFor(listWorkViews));
  const views = data?.rows ?? [];
  return (
    <Dialog isOpen title={t(viewMessages.views)} description={t(viewMessages.more)} onClose={onClose}>
      <Stack>
        <KeepView address={address} />
        {data && views.length === 0 && <p className="dim">{t(viewMessages.none)}</p>}
        {views.length > 0 && (
          <ul className={styles.views} aria-label={t(viewMessages.views)}>
            {views.map((view) => (
              <View key={view.workViewId} view={view} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}

function KeepView({ address: { leit, hofundur, rod, ljos, merki } }: { address: WorkListSearch }) {
  const t = useText();
  const [viewName, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const keeping = useChange(keepWorkView, () => setName(''));
  const submit = () => {
    const typed = viewName.trim();
    setIsMissing(typed === '');
    if (typed === '' || keeping.isSending) return;
    keeping.send({
      body: {
        viewName: typed,
        search: leit ?? null,
        authorId: hofundur ?? null,
        order: rod ?? null,
        light: lights.find((one) => one === ljos) ?? null,
        label: merki ?? null,
      },
    });
  };
  return (
    <form
      className={styles.keep}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {keeping.refusal && <Alert look="danger" isAnnounced title={keeping.refusal} />}
      <TextField
        label={t(viewMessages.name)}
        value={viewName}
        onChange={setName}
        maxLength={60}
        error={isMissing ? t(viewMessages.nameMissing) : undefined}
      />
      <Button type="submit" isLoading={keeping.isSending}>
        {t(viewMessages.keep)}
      </Button>
    </form>
  );
}

function View({ view, onOpen }: { view: WorkView; onOpen: WorkViewsProps['onOpen'] }) {
  const t = useText();
  const { workViewId, viewName, search, authorId, order, light, label } = view;
  const deleting = useChange(deleteWorkView);
  return (
    <li>
      <Button
        look="quiet"
        onClick={() =>
          onOpen({
            leit: search ?? undefined,
            hofundur: authorId ?? undefined,
            rod: order ?? undefined,
            ljos: light ?? undefined,
            merki: label ?? undefined,
          })
        }
      >
        {viewName}
      </Button>
      <IconButton
        size="small"
        label={t(viewMessages.remove, { name: viewName })}
        icon={<Trash2 />}
        onClick={() => !deleting.isSending && deleting.send({ params: { workViewId } })}
      />
    </li>
  );
}
