import { mostSeats, seatAuthor, type SplitRoom } from '@omur/contract/works/splitRooms';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { AuthorSearch } from '../authorSearch/AuthorSearch.tsx';
import { messages } from './messages.ts';
import styles from './splitRooms.module.css';

/** X138: the host of the room seats authors of the society, found by name or number as on a registration. */
export function SeatAuthor({ room: { splitRoomId, seats } }: { room: SplitRoom }) {
  const t = useText();
  const seat = useChange(seatAuthor);
  if (seats.length >= mostSeats) return null;
  return (
    <section className={styles.card}>
      <h2>{t(messages.seatAuthor)}</h2>
      <p>{t(messages.seatAuthorMore)}</p>
      {seat.error && <Alert look="danger" title={seat.error.message} isAnnounced />}
      <AuthorSearch
        onInput={seat.reset}
        onAuthor={({ authorId }) => seat.send({ params: { splitRoomId }, body: { authorId } })}
      />
    </section>
  );
}
