import { listSplitRooms, openSplitRoom } from '@omur/contract/works/splitRooms';
import type { NewWork } from '@omur/contract/works/registration';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { keepForm } from './keptForm.ts';
import { messages } from './openMessages.ts';
import styles from './OpenRoom.module.css';

interface OpenRoomProps {
  payloadOf: () => NewWork;
  form: unknown;
  /** The form is in the room from here on, and no draft any more. */
  onOpened: () => void;
}

/** H90: opens what is being registered to its authors, and leads back to rooms that are open. */
export function OpenRoom({ payloadOf, form, onOpened }: OpenRoomProps) {
  const t = useText();
  const navigate = useNavigate();
  const rooms = useQuery(listQueryFor(listSplitRooms)).data?.rows ?? [];
  const open = useChange(openSplitRoom, ({ splitRoomId }) => {
    keepForm(splitRoomId, form);
    onOpened();
    return navigate({ to: '/höfundafundur/$place', params: { place: String(splitRoomId) } });
  });
  return (
    <section className={styles.offer}>
      <h3>{t(messages.wantsAllToAgree)}</h3>
      <p className="dim small">{t(messages.wantsAllToAgreeMore)}</p>
      {open.error && <Alert look="danger" title={refusedText(open.error)} isAnnounced />}
      <Button
        isWide
        icon={<UsersRound size={18} aria-hidden />}
        isLoading={open.isSending}
        onClick={() => open.send({ body: payloadOf() })}
      >
        {t(messages.open)}
      </Button>
      {rooms.map(({ splitRoomId, title }) => (
        <p key={splitRoomId} className={styles.ongoing}>
          <span>
            <b>{t(messages.ongoing)}</b> {t(messages.ongoingMore, { title })}
          </span>
          <ButtonLink to="/höfundafundur/$place" params={{ place: String(splitRoomId) }} size="small">
            {t(messages.goThere)}
          </ButtonLink>
        </p>
      ))}
    </section>
  );
}

/** The first field that is wrong says why; the form shows the same as it is filled in. */
const refusedText = (error: Error & { fields?: readonly { message: string }[] }) =>
  error.fields?.[0]?.message ?? error.message;
