import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './editConflict.module.css';
import { messages } from './messages.ts';

/** A field that somebody else changed since the form was begun. */
export interface TheirChange {
  field: string;
  name: string;
  /** What was on file when the form was begun, and what is now. */
  before: string;
  now: string;
  /** What one typed themselves, where that has not yielded to theirs. */
  mine: string | undefined;
  onTake: () => void;
}

interface EditConflictProps {
  title: string;
  changes: readonly TheirChange[];
}

/** V11: what somebody else changed since the form was begun, beside what the user typed. */
export function EditConflict({ title, changes }: EditConflictProps) {
  const t = useText();
  return (
    <Alert look="warning" isAnnounced title={title}>
      <p>{t(messages.changedMore)}</p>
      <ul className={styles.changes}>
        {changes.map(({ field, name, before, now, mine, onTake }) => (
          <li key={field}>
            <strong>{name}</strong>
            <dl>
              <Value name={t(messages.was)} value={before} />
              <Value name={t(messages.isNow)} value={now} />
              {mine !== undefined && <Value name={t(messages.youTyped)} value={mine} />}
            </dl>
            {mine === undefined ? (
              <p className="dim small">{t(messages.took)}</p>
            ) : (
              <Button size="small" onClick={onTake}>
                {t(messages.takeTheirs)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  const t = useText();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || t(messages.nothing)}</dd>
    </div>
  );
}
