import { listSplitRooms } from '@omur/contract/works/splitRooms';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './openMessages.ts';
import styles from './OpenRoom.module.css';

/** H90: the rooms that are open to somebody, below the line that counts those that wait for them. */
export function MyRooms() {
  const t = useText();
  const { data } = useQuery(listQueryFor(listSplitRooms));
  const open = (data?.rows ?? []).filter(({ splitRoomState }) => splitRoomState === 'open');
  return (
    <ul className={styles.mine}>
      {open.map(({ splitRoomId, title, hostName }) => (
        <li key={splitRoomId}>
          <Link to="/höfundafundur/$place" params={{ place: String(splitRoomId) }}>
            {title}
          </Link>{' '}
          <span className="dim small">{t(messages.hostedBy, { name: hostName })}</span>
        </li>
      ))}
    </ul>
  );
}
