import { renewSplitLink, type SplitRoom } from '@omur/contract/works/splitRooms';
import { Copy, RefreshCw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { QrCode } from '../../platform/ui/QrCode.tsx';
import { messages } from './messages.ts';
import styles from './splitRooms.module.css';

/** H91: the link by which authors come, as a picture, to copy and to send. */
export function Invite({ room: { splitRoomId, linkToken, title } }: { room: SplitRoom }) {
  const t = useText();
  const [note, setNote] = useState('');
  const renew = useChange(renewSplitLink, () => setNote(t(messages.renewed)));
  if (linkToken === null) return null;
  const address = `${location.origin}${encodeURI('/höfundafundur/')}${linkToken}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setNote(t(messages.copied));
  };
  // Somebody who changes their mind shares nothing.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <section className={styles.card}>
      <h2>{t(messages.bring)}</h2>
      <p>{t(messages.bringMore)}</p>
      <QrCode address={address} label={t(messages.qr)} />
      <div className={styles.buttons}>
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t(messages.copy)}
        </Button>
        {'share' in navigator && (
          <Button icon={<Share2 size={16} aria-hidden />} onClick={share}>
            {t(messages.share)}
          </Button>
        )}
        <Button
          look="quiet"
          icon={<RefreshCw size={16} aria-hidden />}
          isLoading={renew.isSending}
          onClick={() => renew.send({ params: { splitRoomId } })}
        >
          {t(messages.renew)}
        </Button>
      </div>
      <p className="dim small" aria-live="polite">
        {note}
      </p>
    </section>
  );
}
