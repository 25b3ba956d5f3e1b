import { closeCwrCase, type CwrCase, type CwrCaseSide } from '@omur/contract/exchange/cwrOut/cwrOut';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { type ReactNode, useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from '../iswc/iswc.module.css';
import { decisions, kinds, messages } from './messages.ts';

const mostNote = 500;

/** X96: our version of a work beside theirs, and what staff decide. */
export function CaseDialog({ shown, onClose }: { shown: CwrCase; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [caseDecision, setDecision] = useState<'keep' | 'take'>('keep');
  const [caseNote, setNote] = useState('');
  const { caseId, caseKind, title, mayTake } = shown;
  const { send, isSending, refusal } = useChange(closeCwrCase, () => {
    toast({ text: t(messages.closed) });
    onClose();
  });
  const choices = mayTake ? (['keep', 'take'] as const) : (['keep'] as const);
  return (
    <FormDialog
      size="large"
      title={`${t(kinds[caseKind])}: ${title}`}
      act={t(messages.closeCase)}
      refusal={refusal}
      isSending={isSending}
      isStacked
      onSubmit={() => send({ params: { caseId }, body: { caseDecision, caseNote } })}
      onClose={onClose}
    >
      <Versions shown={shown} />
      <RadioGroup
        label={t(messages.decision)}
        value={caseDecision}
        options={choices.map((value) => ({ value, label: t(decisions[value]) }))}
        onChange={(value) => setDecision(value === 'take' ? 'take' : 'keep')}
      />
      <TextArea label={t(messages.note)} value={caseNote} maxLength={mostNote} onChange={setNote} />
    </FormDialog>
  );
}

/** X96: a case that is closed, as it was and as it was decided. */
export function ClosedCase({ shown, onClose }: { shown: CwrCase; onClose: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const { caseKind, title, caseDecision, caseNote, closedAt, closedBy } = shown;
  return (
    <Dialog
      isOpen
      closesOnOutsidePress
      size="large"
      title={`${t(kinds[caseKind])}: ${title}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
    >
      <Stack>
        <Versions shown={shown} />
        <section>
          <h3>{t(messages.decision)}</h3>
          <p>{caseDecision && t(decisions[caseDecision])}</p>
          <p>{caseNote}</p>
          <p className="dim">
            {[closedBy, closedAt && formatInstant(closedAt, language)].filter(Boolean).join(' · ')}
          </p>
        </section>
      </Stack>
    </Dialog>
  );
}

/** What the receiver wrote, and both versions of the work side by side. */
function Versions({ shown: { remarks, ours, theirs } }: { shown: CwrCase }) {
  const t = useText();
  return (
    <>
      {remarks.length > 0 && (
        <section>
          <h3>{t(messages.theyWrote)}</h3>
          <ul className={styles.list}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </section>
      )}
      {(ours ?? theirs) && (
        <div className={styles.sides}>
          <Side heading={t(messages.ours)} side={ours} />
          <Side heading={t(messages.theirs)} side={theirs} />
        </div>
      )}
    </>
  );
}

/** A share of hundredths, with a comma in both languages. */
const shareOf = (hundredths: number) => `${(hundredths / 100).toFixed(2).replace('.', ',')}%`;

function Side({ heading, side }: { heading: string; side: CwrCaseSide | null }): ReactNode {
  const t = useText();
  return (
    <section>
      <h3>{heading}</h3>
      {side ? (
        <>
          <p>
            {side.title} {side.iswc && <span className="dim tabular">{formatIswc(side.iswc)}</span>}
          </p>
          <ul className={styles.list}>
            {side.parties.map(({ name, partyRole, ipiNameNumber, ...shares }) => (
              <li key={`${name} ${partyRole} ${ipiNameNumber}`}>
                {name}{' '}
                <span className="dim tabular">
                  {[partyRole, ipiNameNumber].filter(Boolean).join(' · ')}{' '}
                  {[
                    shares.performanceHundredths,
                    shares.mechanicalHundredths,
                    shares.synchronisationHundredths,
                  ]
                    .map(shareOf)
                    .join(' / ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="dim">{t(messages.notSent)}</p>
      )}
    </section>
  );
}
