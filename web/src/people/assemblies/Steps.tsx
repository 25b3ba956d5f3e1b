import { assemblyStates } from '@omur/contract/platform/fields/assemblies';
import {
  type Assembly,
  dropAssemblyStep,
  makeListAnew,
  takeAssemblyStep,
} from '@omur/contract/people/assemblies';
import { useState } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './assemblies.module.css';
import { ListIsOld } from './ListAnew.tsx';
import { messages, stepWords } from './messages.ts';

/** O122: what comes next, asked for by one administrator and taken by another; O254: or the list anew, which was asked for. */
export function Steps({ of, listId }: { of: Assembly; listId: string }) {
  const t = useText();
  const toast = useToast();
  const next = useNext(of);
  const { assemblyId, assemblyState, stepAskedBy, mayTakeStep } = of;
  const drop = useChange(dropAssemblyStep, () => toast({ text: t(messages.dropped) }));
  if (!next) return null;
  const refusal = next.refusal ?? drop.refusal;
  return (
    <Card title={t(messages.next)}>
      <Stack>
        {stepAskedBy && <p>{t(messages.asked, { name: stepAskedBy, step: next.act })}</p>}
        <p className="dim">{next.more}</p>
        {assemblyState === 'listed' && <ListIsOld of={of} to={listId} />}
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        {next.lateVoters !== undefined && (
          <CheckboxField
            label={t(messages.lateVotersSeen)}
            isChecked={next.lateVoters.areSeen}
            onChange={next.lateVoters.see}
          />
        )}
        <div className={styles.acts}>
          {(!stepAskedBy || mayTakeStep) && (
            <Button look="primary" isLoading={next.isSending} onClick={next.take}>
              {stepAskedBy ? `${t(messages.confirm)}: ${next.act}` : next.act}
            </Button>
          )}
          {stepAskedBy && (
            <Button isLoading={drop.isSending} onClick={() => drop.send({ params: { assemblyId } })}>
              {t(messages.drop)}
            </Button>
          )}
        </div>
        {!stepAskedBy && <p className="dim small">{t(messages.stepsMore)}</p>}
      </Stack>
    </Card>
  );
}

/** The step that comes next, or the list anew where that was asked for; nothing once the vote is counted. */
function useNext({ assemblyId, assemblyState, isListAsked }: Assembly) {
  const t = useText();
  const toast = useToast();
  const params = { assemblyId };
  const [areSeen, setAreSeen] = useState(false);
  const step = useChange(
    takeAssemblyStep,
    (now) => toast({ text: t(now.assemblyState === assemblyState ? messages.stepAsked : messages.stepDone) }),
    () => setAreSeen(false),
  );
  // R209, R233: who comes onto the list or drops off it by what was entered late stands in the refusal.
  const late =
    isRefusal(step.error) &&
    (step.error.code === 'assembly.lateVoters' || step.error.code === 'assembly.changedVoters')
      ? step.error.number
      : undefined;
  const anew = useChange(makeListAnew, () => toast({ text: t(messages.listDone) }));
  const state = assemblyStates[assemblyStates.indexOf(assemblyState) + 1];
  if (isListAsked)
    return {
      act: t(messages.listAnew),
      more: t(messages.listAsked),
      isSending: anew.isSending,
      refusal: anew.refusal,
      lateVoters: undefined,
      take: () => anew.send({ params }),
    };
  if (state === undefined || state === 'draft') return undefined;
  return {
    act: t(stepWords[state].act),
    more: t(stepWords[state].more),
    isSending: step.isSending,
    refusal: step.refusal,
    lateVoters: late === undefined ? undefined : { areSeen, see: setAreSeen },
    take: () =>
      step.send({
        params,
        body: { assemblyState: state, ...(late !== undefined && areSeen && { lateVoterCount: late }) },
      }),
  };
}
