import {
  deleteWorkView,
  keepWorkView,
  listWorkViews,
  mostWorkViews,
  readViewAddress,
  renameWorkView,
  type ViewAddress,
  type ViewedList,
  type WorkView,
} from '@omur/contract/platform/calls/workViews';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { listQueryFor } from '../api/queries.ts';
import { useChange } from '../api/useChange.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { TextField } from '../ui/TextField.tsx';
import { viewMessages } from './viewMessages.ts';
import styles from './views.module.css';

interface ViewsDialogProps {
  list: ViewedList;
  address: Readonly<Record<string, string | number | undefined>>;
  onOpen: (address: ViewAddress) => void;
  onClose: () => void;
}

/** Opens a view that was kept, keeps this one, gives one another name, deletes one. */
export function ViewsDialog({ list, address, onOpen, onClose }: ViewsDialogProps) {
  const t = useText();
  const { data } = useQuery(listQueryFor(listWorkViews, { query: { list, limit: mostWorkViews } }));
  const views = data?.rows ?? [];
  return (
    <Dialog isOpen title={t(viewMessages.views)} description={t(viewMessages.more)} onClose={onClose}>
      <Stack>
        <KeepView list={list} address={address} />
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

const mostCharacters = 60;

/** A name that is typed; it is read once there is one. */
function useName(start: string) {
  const t = useText();
  const [viewName, setName] = useState(start);
  const [isMissing, setIsMissing] = useState(false);
  const field = {
    value: viewName,
    onChange: setName,
    maxLength: mostCharacters,
    error: isMissing ? t(viewMessages.nameMissing) : undefined,
  };
  const onSubmit = (send: (name: string) => void) => (event: FormEvent) => {
    event.preventDefault();
    const typed = viewName.trim();
    setIsMissing(typed === '');
    if (typed !== '') send(typed);
  };
  return { field, onSubmit, clear: () => setName('') };
}

function KeepView({ list, address }: Pick<ViewsDialogProps, 'list' | 'address'>) {
  const t = useText();
  const { field, onSubmit, clear } = useName('');
  const keeping = useChange(keepWorkView, clear);
  const keep = (viewName: string) => {
    if (!keeping.isSending) keeping.send({ body: { viewName, list, address: JSON.stringify(address) } });
  };
  return (
    <form className={styles.keep} noValidate onSubmit={onSubmit(keep)}>
      {keeping.refusal && <Alert look="danger" isAnnounced title={keeping.refusal} />}
      <TextField label={t(viewMessages.name)} {...field} />
      <Button type="submit" isLoading={keeping.isSending}>
        {t(viewMessages.keep)}
      </Button>
    </form>
  );
}

function View({ view, onOpen }: { view: WorkView; onOpen: ViewsDialogProps['onOpen'] }) {
  const t = useText();
  const { workViewId, viewName, address } = view;
  const [isRenaming, setIsRenaming] = useState(false);
  const deleting = useChange(deleteWorkView);
  if (isRenaming)
    return (
      <li>
        <Rename view={view} onDone={() => setIsRenaming(false)} />
      </li>
    );
  return (
    <li>
      <Button look="quiet" onClick={() => onOpen(readViewAddress(address) ?? {})}>
        {viewName}
      </Button>
      <span className={styles.acts}>
        <IconButton
          size="small"
          label={t(viewMessages.rename, { name: viewName })}
          icon={<Pencil />}
          onClick={() => setIsRenaming(true)}
        />
        <IconButton
          size="small"
          label={t(viewMessages.remove, { name: viewName })}
          icon={<Trash2 />}
          onClick={() => !deleting.isSending && deleting.send({ params: { workViewId } })}
        />
      </span>
    </li>
  );
}

function Rename({ view: { workViewId, viewName: before }, onDone }: { view: WorkView; onDone: () => void }) {
  const t = useText();
  const { field, onSubmit } = useName(before);
  const renaming = useChange(renameWorkView, onDone);
  const rename = (viewName: string) => {
    if (!renaming.isSending) renaming.send({ params: { workViewId }, body: { viewName } });
  };
  return (
    <form className={styles.rename} noValidate onSubmit={onSubmit(rename)}>
      {renaming.refusal && <Alert look="danger" isAnnounced title={renaming.refusal} />}
      <TextField label={t(viewMessages.newName)} {...field} />
      <div className={styles.buttons}>
        <Button type="submit" size="small" isLoading={renaming.isSending}>
          {t(viewMessages.save)}
        </Button>
        <Button size="small" look="quiet" onClick={onDone}>
          {t(viewMessages.cancel)}
        </Button>
      </div>
    </form>
  );
}
