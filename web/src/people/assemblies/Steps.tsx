import { assemblyStates } from '@omur/contract/platform/fields/assemblies';
import { type Assembly, dropAssemblyStep, takeAssemblyStep } from '@omur/contract/people/assemblies';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './assemblies.module.css';
import { messages, stepWords } from './messages.ts';

/** O122: what comes next, asked for by one administrator and taken by another. */
export function Steps({ of }: { of: Assembly }) {
  const t = useText();
  const toast = useToast();
  const { assemblyId, assemblyState, stepAskedBy, mayTakeStep } = of;
  const step = useChange(takeAssemblyStep, (now) =>
    toast({ text: t(now.assemblyState === assemblyState ? messages.stepAsked : messages.stepDone) }),
  );
  const drop = useChange(dropAssemblyStep);
  const next = assemblyStates[assemblyStates.indexOf(assemblyState) + 1];
  if (next === undefined || next === 'draft') return null;
  const refusal = step.refusal ?? drop.refusal;
  const { act, more } = stepWords[next];
  return (
    <Card title={t(messages.next)}>
      <Stack>
        {stepAskedBy && <p>{t(messages.asked, { name: stepAskedBy, step: t(act) })}</p>}
        <p className="dim">{t(more)}</p>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <div className={styles.acts}>
          {(!stepAskedBy || mayTakeStep) && (
            <Button
              look="primary"
              isLoading={step.isSending}
              onClick={() => step.send({ params: { assemblyId }, body: { assemblyState: next } })}
            >
              {stepAskedBy ? `${t(messages.confirm)}: ${t(act)}` : t(act)}
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
