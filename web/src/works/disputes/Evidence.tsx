import type { Dispute } from '@omur/contract/works/disputes';
import { listDeskDisputes, listDisputes } from '@omur/contract/works/disputes';
import { useQueryClient } from '@tanstack/react-query';
import { FileList } from '../../platform/attachments/FileList.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import styles from './disputes.module.css';
import { messages } from './messages.ts';

interface Props {
  dispute: Dispute;
  /** Whether the reader may add to their own. */
  mayAttach: boolean;
}

/** H121: what each side has attached; each adds to their own until the dispute has ended. */
export function Evidence({ dispute: { parties, endedAt }, mayAttach }: Props) {
  const t = useText();
  const client = useQueryClient();
  const isOpen = endedAt === null;
  const shown = parties.filter(
    ({ isOwn, evidenceCount }) => evidenceCount > 0 || (isOwn && isOpen && mayAttach),
  );
  if (shown.length === 0) return null;
  const readAnew = () => {
    for (const { path } of [listDisputes, listDeskDisputes])
      void client.invalidateQueries({ queryKey: [path] });
  };
  return (
    <section className={styles.evidence} aria-label={t(messages.evidence)}>
      <h3>{t(messages.evidence)}</h3>
      {shown.map(({ disputePartyId, partyName, isOwn }) => (
        <div key={disputePartyId}>
          <h4>
            {partyName}
            {isOwn && <span className="dim"> ({t(messages.you)})</span>}
          </h4>
          {isOwn && isOpen && mayAttach && <p className="dim small">{t(messages.evidenceHint)}</p>}
          <FileList
            ownerKind="disputeParty"
            ownerId={disputePartyId}
            mayChange={isOwn && isOpen && mayAttach}
            staysOnceSent
            onChanged={readAnew}
          />
        </div>
      ))}
    </section>
  );
}
