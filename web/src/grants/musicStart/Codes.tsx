import { useChange } from '../../platform/api/useChange.ts';
import {
  listMusicStartCodes,
  makeMusicStartCode,
  type MusicStartCode,
} from '@omur/contract/grants/musicStart';
import type { Person } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { Copy, KeyRound } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useMember } from '../../platform/page/member.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { askFor } from '../../messages/cases/writing.ts';
import { messages } from './messages.ts';
import styles from './musicStart.module.css';

/** A person's code, fetched when this is first shown; an administrator makes one where there is none (F2.36, F4.8). */
export function Codes({ person }: { person: Pick<Person, 'personId' | 'name'> }) {
  const t = useText();
  const asked = listQueryFor(listMusicStartCodes, { params: { personId: person.personId } });
  const { data, error, refetch } = useQuery(asked);
  if (error)
    return (
      <Alert
        look="danger"
        title={error.message}
        actions={<Button onClick={() => void refetch()}>{t(messages.again)}</Button>}
      />
    );
  if (!data) return <Skeleton shape="card" />;
  if (data.rows.length === 0) return <NoCode person={person} />;
  return data.rows.map((row) => <Code key={row.musicStartCode} row={row} />);
}

function Code({ row: { musicStartCode: code, issuedOn } }: { row: MusicStartCode }) {
  const t = useText();
  const toast = useToast();
  const [language] = useLanguage();
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast({ text: t(messages.copied) }),
      () => toast({ look: 'warning', text: t(messages.notCopied) }),
    );
  return (
    <Card>
      <div className={styles.code}>
        <div>
          <div className="dim small">{t(messages.code)}</div>
          <code className={styles.letters} translate="no">
            {code.match(/.{4}/g)?.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </code>
          <div className="dim small">{t(messages.issued, { day: formatLongDay(issuedOn, language) })}</div>
        </div>
        <Button icon={<Copy />} onClick={() => void copy()}>
          {t(messages.copy)}
        </Button>
      </div>
    </Card>
  );
}

function NoCode({ person: { personId, name } }: { person: Pick<Person, 'personId' | 'name'> }) {
  const t = useText();
  const toast = useToast();
  const { role } = useLoggedIn();
  const { send, isSending, error } = useChange(makeMusicStartCode, () => toast({ text: t(messages.made) }));
  const isAdministrator = role === 'administrator';
  const words = isAdministrator
    ? messages.noneAdministrator
    : role === 'editor'
      ? messages.noneStaff
      : messages.noneMember;
  return (
    <>
      {error && <Alert look="danger" isAnnounced title={error.message} />}
      <Card>
        <EmptyState
          title={t(messages.none)}
          icon={<KeyRound />}
          action={
            isAdministrator ? (
              <Button look="primary" isLoading={isSending} onClick={() => send({ params: { personId } })}>
                {t(messages.make)}
              </Button>
            ) : (
              role === 'member' && <Ask />
            )
          }
        >
          {t(words, { name })}
        </EmptyState>
      </Card>
    </>
  );
}

/** Writes to the society with what is to be said written already. */
function Ask() {
  const t = useText();
  const { isReading } = useMember();
  if (isReading) return null;
  const ask = () => askFor({ subject: t(messages.asked), body: t(messages.askedMore) });
  return (
    <Button look="primary" aria-haspopup="dialog" onClick={ask}>
      {t(messages.ask)}
    </Button>
  );
}
