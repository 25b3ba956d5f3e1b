import {
  acceptSplit,
  changeOwnPart,
  getSplitByLink,
  getSplitRoom,
  leaveSplitRoom,
  sitDown,
} from '@omur/contract/works/splitRooms';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { queryFor } from '../../platform/api/queries.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useSession } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { LetterFrame } from '../../platform/page/LetterFrame.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { GuestForm } from './GuestForm.tsx';
import { GuestRoom } from './GuestRoom.tsx';
import { Host } from './Host.tsx';
import { messages } from './messages.ts';
import { Room } from './Room.tsx';
import { CannotOpen, Ended, Left } from './RoomEnds.tsx';
import { RoomHead } from './RoomHead.tsx';
import styles from './splitRooms.module.css';
import { lookEvery, useLiveRoom } from './useLiveRoom.ts';

const route = getRouteApi('/höfundafundur/$place');

/** H90: where authors agree on their shares, by the room's number or by the link to it. */
export function RoomPage() {
  const t = useText();
  const { place } = route.useParams();
  const { mal } = route.useSearch();
  return (
    <LetterFrame title={t(messages.room)} language={mal}>
      <Place place={place} />
    </LetterFrame>
  );
}

function Place({ place }: { place: string }) {
  const session = useSession();
  const [, guestKey] = /^gestur-(.+)$/u.exec(place) ?? [];
  if (guestKey !== undefined) return <GuestRoom guestKey={guestKey} />;
  if (!/^\d+$/u.test(place)) return <AtTheDoor token={place} />;
  return session ? <OwnRoom splitRoomId={Number(place)} /> : <MustLogIn place={place} />;
}

function MustLogIn({ place }: { place: string }) {
  const t = useText();
  return (
    <>
      <h1>{t(messages.mustLogIn)}</h1>
      <div>
        <ButtonLink to="/login" search={{ to: `/höfundafundur/${place}` }} look="primary">
          {t(messages.logIn)}
        </ButtonLink>
      </div>
    </>
  );
}

/** A room of the person who is logged in. */
function OwnRoom({ splitRoomId }: { splitRoomId: number }) {
  const question = queryFor(getSplitRoom, { params: { splitRoomId } });
  const { data, error } = useQuery({ ...question, refetchInterval: lookEvery });
  useLiveRoom(String(splitRoomId), question.queryKey, data);
  const params = { splitRoomId };
  const change = useChange(changeOwnPart);
  const accept = useChange(acceptSplit);
  const [hasLeft, setHasLeft] = useState(false);
  const leave = useChange(leaveSplitRoom, () => setHasLeft(true));
  // Who sits there under another name as well stays.
  if (hasLeft && isRefusal(error, 404)) return <Left />;
  // A seat may be taken away while the page stands.
  if (isRefusal(error, 404) || (isRefusal(error) && !data)) return <CannotOpen refusal={error} />;
  if (!data) return <Skeleton shape="rows" count={5} />;
  if (data.splitRoomState !== 'open') return <Ended room={data} />;
  return (
    <Room
      room={data}
      error={change.error ?? accept.error ?? leave.error}
      isBusy={change.isSending || accept.isSending || leave.isSending}
      onChange={(part, seatId) => change.send({ params, body: { ...part, seatId } })}
      onAccept={(seatId) => accept.send({ params, body: { splitVersion: data.splitVersion, seatId } })}
      onLeave={data.isHost ? undefined : (seatId) => leave.send({ params, query: { seatId } })}
      host={data.isHost && <Host room={data} />}
    />
  );
}

/** H91: what people who have the link see before they sit down. */
function AtTheDoor({ token }: { token: string }) {
  const t = useText();
  const session = useSession();
  const navigate = useNavigate();
  const { data, error } = useQuery(queryFor(getSplitByLink, { params: { token } }));
  const sit = useChange(sitDown, ({ splitRoomId }) =>
    navigate({ to: '/höfundafundur/$place', params: { place: String(splitRoomId) }, replace: true }),
  );
  if (isRefusal(error) && !data) return <CannotOpen refusal={error} />;
  if (!data) return <Skeleton shape="rows" count={4} />;
  if (data.splitRoomState !== 'open') return <Ended room={data} />;
  return (
    <>
      <RoomHead room={data} isInvitation />
      {session ? (
        <div className={styles.door}>
          {sit.error && <Alert look="danger" title={sit.error.message} isAnnounced />}
          <Button
            look="primary"
            isWide
            isLoading={sit.isSending}
            onClick={() => sit.send({ params: { token } })}
          >
            {t(messages.sitDown)}
          </Button>
        </div>
      ) : (
        <Doors token={token} />
      )}
    </>
  );
}

function Doors({ token }: { token: string }) {
  const t = useText();
  return (
    <>
      <section className={styles.card}>
        <h2>{t(messages.asMember)}</h2>
        <p>{t(messages.asMemberMore)}</p>
        <ButtonLink to="/login" search={{ to: `/höfundafundur/${token}` }} look="primary" isWide>
          {t(messages.logIn)}
        </ButtonLink>
      </section>
      <GuestForm token={token} />
    </>
  );
}
