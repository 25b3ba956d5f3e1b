import {
  addWorkNumber,
  listWorkNumbers,
  removeWorkNumber,
  type WorkNumber,
} from '@omur/contract/works/workNumbers';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from '../parties/messages.ts';
import styles from '../parties/parties.module.css';
import { AddButton } from './AddButton.tsx';
import { AddDialog } from './AddDialog.tsx';
import { WrittenCode } from './WrittenCode.tsx';

/** X68: what others call the work. Staff add numbers of anybody, a publisher its own. */
export function PartyNumbers({ workId, mayAdd }: { workId: number; mayAdd: boolean }) {
  const t = useText();
  const { isStaff } = useMember();
  const [isAdding, setIsAdding] = useState(false);
  const { data } = useQuery(listQueryFor(listWorkNumbers, { params: { workId } }));
  const rows = data?.rows ?? [];
  const isShown = mayAdd || isStaff;
  if (rows.length === 0 && !isShown) return null;
  return (
    <section className={styles.numbers} aria-labelledby="work-numbers">
      <h2 id="work-numbers">{t(messages.numbers)}</h2>
      <p className="dim">{t(rows.length > 0 ? messages.numbersMore : messages.noNumbers)}</p>
      <ul className={styles.numberList}>
        {rows.map((row) => (
          <li key={row.workNumberId}>
            <OneNumber workId={workId} row={row} />
          </li>
        ))}
      </ul>
      {isShown && (
        <div>
          <AddButton text={messages.addNumber} onClick={() => setIsAdding(true)} />
        </div>
      )}
      {isAdding && <NumberDialog workId={workId} isStaff={isStaff} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function OneNumber({ workId, row }: { workId: number; row: WorkNumber }) {
  const t = useText();
  const toast = useToast();
  const { workNumberId, number, issuer, issuerName } = row;
  const removing = useChange(
    removeWorkNumber,
    () => toast({ text: t(messages.numberRemoved, { number }) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
  return (
    <>
      <WrittenCode code={number} />
      <span className={styles.below}>{issuerName ? `${issuerName} (${issuer})` : issuer}</span>
      {row.mayRemove && (
        <IconButton
          size="small"
          label={t(messages.numberRemove, { number })}
          icon={<Trash2 size={16} />}
          onClick={() => !removing.isSending && removing.send({ params: { workId, workNumberId } })}
        />
      )}
    </>
  );
}

interface NumberDialogProps {
  workId: number;
  isStaff: boolean;
  onClose: () => void;
}

function NumberDialog({ workId, isStaff, onClose }: NumberDialogProps) {
  const t = useText();
  const toast = useToast();
  const [number, setNumber] = useState('');
  const [issuer, setIssuer] = useState('');
  const adding = useChange(addWorkNumber, (added) => {
    toast({ text: t(messages.numberAdded, { number: added.number }) });
    onClose();
  });
  const typing = (set: (typed: string) => void) => (typed: string) => {
    set(typed);
    adding.reset();
  };
  return (
    <AddDialog
      title={t(messages.addNumber)}
      description={t(isStaff ? messages.addNumberMore : messages.ownNumberMore)}
      refusal={adding.refusal}
      isAdding={adding.isSending}
      onSubmit={() => adding.send({ params: { workId }, body: { number, ...(isStaff && { issuer }) } })}
      onClose={onClose}
    >
      {isStaff && (
        <TextField
          label={t(messages.issuer)}
          hint={t(messages.issuerHint)}
          value={issuer}
          onChange={typing(setIssuer)}
          error={adding.problemAt('issuer')}
          autoComplete="off"
          required
        />
      )}
      <TextField
        label={t(messages.number)}
        value={number}
        onChange={typing(setNumber)}
        error={adding.problemAt('number')}
        autoComplete="off"
        required
      />
    </AddDialog>
  );
}
