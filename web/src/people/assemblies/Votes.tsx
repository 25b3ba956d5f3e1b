import type { Assembly, CallersVote } from '@omur/contract/people/assemblies';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { ShownOnce } from '../../platform/page/ShownOnce.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import styles from './assemblies.module.css';
import { messages } from './messages.ts';
import { VoteDialog } from './VoteDialog.tsx';

/** O125: the votes that the reader casts, their own and those of whom they hold a proxy. */
export function Votes({ of }: { of: Assembly }) {
  const t = useText();
  const [opened, setOpened] = useState<CallersVote>();
  const [receipt, setReceipt] = useState<string>();
  const { callersVotes, proxies } = of;
  const hasGiven = proxies.some(({ isGiver, proxyState }) => isGiver && proxyState === 'accepted');
  return (
    <Card title={t(messages.yourVotes)}>
      <p className="dim">{t(messages.yourVotesMore)}</p>
      {hasGiven && <p>{t(messages.votedAway)}</p>}
      <ul className={styles.rows}>
        {callersVotes.map((one) => (
          <li key={one.personId}>
            <span className={styles.name}>
              {one.isOwnVote ? t(messages.ownVote) : t(messages.voteFor, { name: one.name })}
            </span>
            {one.hasVoted ? (
              <span className={styles.done}>
                <CircleCheck size={18} aria-hidden /> {t(messages.hasVoted)}
              </span>
            ) : (
              <Button look="primary" onClick={() => setOpened(one)}>
                {t(messages.vote)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <VoteDialog
          of={of}
          vote={opened}
          onCast={(code) => {
            setOpened(undefined);
            setReceipt(code);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {receipt && (
        <ShownOnce
          title={t(messages.receiptTitle)}
          words={t(messages.receiptMore)}
          label={t(messages.receipt)}
          secret={receipt}
          onClose={() => setReceipt(undefined)}
        />
      )}
    </Card>
  );
}
