import {
  answerProxy,
  type Assembly,
  type AssemblyProxy,
  endProxy,
  giveProxy,
} from '@omur/contract/people/assemblies';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './assemblies.module.css';
import { messages } from './messages.ts';

/** O124: proxies that the reader gave or is given. */
export function Proxies({ of }: { of: Assembly }) {
  const t = useText();
  const [isGiving, setIsGiving] = useState(false);
  const { assemblyId, proxies, callersVotes, mostProxies } = of;
  const hasVoted = callersVotes.some(({ isOwnVote, hasVoted: isCast }) => isOwnVote && isCast);
  const mayGive =
    !hasVoted && !proxies.some(({ isGiver, proxyState }) => isGiver || proxyState === 'accepted');
  return (
    <Card
      title={t(messages.proxies)}
      actions={mayGive && <Button onClick={() => setIsGiving(true)}>{t(messages.give)}</Button>}
    >
      <p className="dim">{t(messages.proxiesMore, { most: mostProxies })}</p>
      {proxies.length === 0 && <p>{t(messages.noProxies)}</p>}
      <ul className={styles.rows}>
        {proxies.map((proxy) => (
          <ProxyRow key={proxy.proxyId} assemblyId={assemblyId} proxy={proxy} />
        ))}
      </ul>
      {isGiving && <GiveDialog assemblyId={assemblyId} onClose={() => setIsGiving(false)} />}
    </Card>
  );
}

const words = {
  given: { offered: messages.youOffered, accepted: messages.youGave },
  held: { offered: messages.theyOffered, accepted: messages.theyGave },
};

function ProxyRow({ assemblyId, proxy }: { assemblyId: number; proxy: AssemblyProxy }) {
  const t = useText();
  const toast = useToast();
  const onRefused = (error: Error) => toast({ text: error.message, look: 'danger' });
  const answer = useChange(answerProxy, undefined, onRefused);
  const end = useChange(endProxy, undefined, onRefused);
  const { proxyId, otherName: name, isGiver, proxyState, hasVoted } = proxy;
  const params = { assemblyId, proxyId };
  const isAsked = !isGiver && proxyState === 'offered';
  return (
    <li>
      <span className={styles.name}>{t(words[isGiver ? 'given' : 'held'][proxyState], { name })}</span>
      {hasVoted && <span className="dim">{t(messages.hasVoted)}</span>}
      {isAsked && (
        <span className={styles.acts}>
          <Button
            look="primary"
            size="small"
            isLoading={answer.isSending}
            onClick={() => answer.send({ params, body: { isAccepted: true } })}
          >
            {t(messages.accept)}
          </Button>
          <Button size="small" onClick={() => answer.send({ params, body: { isAccepted: false } })}>
            {t(messages.decline)}
          </Button>
        </span>
      )}
      {!isAsked && !hasVoted && (
        <Button size="small" isLoading={end.isSending} onClick={() => end.send({ params })}>
          {t(isGiver ? messages.withdraw : messages.handBack)}
        </Button>
      )}
    </li>
  );
}

function GiveDialog({ assemblyId, onClose }: { assemblyId: number; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [kennitala, setKennitala] = useState('');
  const [name, setName] = useState('');
  const { send, isSending, refusal, problemAt } = useChange(giveProxy, () => {
    toast({ text: t(messages.given) });
    onClose();
  });
  return (
    <FormDialog
      title={t(messages.give)}
      description={t(messages.giveMore)}
      act={t(messages.give)}
      size="small"
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ params: { assemblyId }, body: { kennitala, name } })}
      onClose={onClose}
    >
      <TextField
        label={t(messages.kennitala)}
        isNumeric
        inputMode="numeric"
        value={kennitala}
        onChange={setKennitala}
        error={problemAt('kennitala')}
      />
      <TextField label={t(messages.holderName)} value={name} onChange={setName} error={problemAt('name')} />
    </FormDialog>
  );
}
