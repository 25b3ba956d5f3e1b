import {
  changeGroupSetList,
  type GroupSetList,
  type GroupSetListLine,
  keepGroupSetList,
  longestGroupName,
  mostGroupLines,
} from '@omur/contract/works/groups';
import { ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './groups.module.css';
import { messages } from './setListMessages.ts';
import { SongField } from './SongField.tsx';

export type Song = GroupSetListLine & { key: string };

interface SetListDialogProps {
  groupId: number;
  of: GroupSetList | undefined;
  onClose: () => void;
}

/** H64: what is played, in its order, under a name. */
export function SetListDialog({ groupId, of, onClose }: SetListDialogProps) {
  const t = useText();
  const toast = useToast();
  const [setListName, setSetListName] = useState(of?.setListName ?? '');
  const [songs, setSongs] = useState<Song[]>(
    () => of?.lines.map((line) => ({ ...line, key: crypto.randomUUID() })) ?? [],
  );
  const [isTried, setIsTried] = useState(false);
  const done = () => {
    toast({ text: t(messages.saved) });
    onClose();
  };
  const keeping = useChange(keepGroupSetList, done);
  const changing = useChange(changeGroupSetList, done);
  const sending = of ? changing : keeping;
  const submit = () => {
    setIsTried(true);
    if (setListName.trim() === '' || songs.length === 0) return;
    const body = { setListName, lines: songs.map(lineOf) };
    if (of) changing.send({ params: { groupId, setListId: of.setListId }, body });
    else keeping.send({ params: { groupId }, body });
  };
  const isNameMissing = isTried && setListName.trim() === '';
  return (
    <FormDialog
      isStacked
      size="large"
      title={t(of ? messages.change : messages.add)}
      refusal={sending.refusal ?? sending.fields.find(({ field }) => field !== 'setListName')?.message}
      isSending={sending.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t(messages.name)}
        value={setListName}
        onChange={setSetListName}
        error={isNameMissing ? t(messages.nameMissing) : sending.problemAt('setListName')}
        maxLength={longestGroupName}
        autoComplete="off"
        required
      />
      <Songs songs={songs} onChange={setSongs} />
      {songs.length < mostGroupLines && (
        <SongField
          error={isTried && songs.length === 0 ? t(messages.songMissing) : undefined}
          onAdd={(song) => setSongs([...songs, song])}
        />
      )}
    </FormDialog>
  );
}

const lineOf = ({ workId, title, artists, durationSeconds }: Song) =>
  workId === null ? { title, writers: artists, durationSeconds } : { workId };

function Songs({ songs, onChange }: { songs: readonly Song[]; onChange: (songs: Song[]) => void }) {
  const t = useText();
  return (
    <ol className={styles.lines}>
      {songs.map(({ key, title, artists, workId }, at) => (
        <li key={key}>
          <span className="dim tabular">{at + 1}.</span>
          <span className={styles.who}>
            <span className={styles.name}>{title}</span>
            <span className="dim small">
              {[artists, workId === null ? t(messages.notAWork) : t(messages.workNumber, { workId })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {at > 0 && (
            <IconButton
              label={t(messages.up, { title })}
              icon={<ArrowUp />}
              onClick={() => onChange(raised(songs, at))}
            />
          )}
          <IconButton
            label={t(messages.takeOff, { title })}
            icon={<X />}
            onClick={() => onChange(songs.filter((one) => one.key !== key))}
          />
        </li>
      ))}
    </ol>
  );
}

function raised(songs: readonly Song[], at: number): Song[] {
  const song = songs[at];
  return song ? songs.toSpliced(at, 1).toSpliced(at - 1, 0, song) : [...songs];
}
