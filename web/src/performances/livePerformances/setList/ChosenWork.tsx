import { formatDuration } from '@omur/contract/platform/rules/duration';
import { checkLine } from '@omur/contract/performances/rules/setList';
import { type FoundWork, getWork } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { queryFor } from '../../../platform/api/queries.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Light } from '../../../platform/ui/Light.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { type KnownRow, proposedLine } from '../form.ts';
import type { PanelProps } from './ForeignPanel.tsx';
import { knownRow } from './knownRow.ts';
import { messages } from './messages.ts';
import { PlayedFields, useLineErrors } from './PlayedFields.tsx';
import styles from './setList.module.css';

interface ChosenWorkProps extends PanelProps {
  found: FoundWork;
  onChooseOther: () => void;
}

/** The work that was picked, with its details, and how often it was played. */
export function ChosenWork({ formId, found, onAdd, onChooseOther }: ChosenWorkProps) {
  const t = useText();
  const work = useQuery(queryFor(getWork, { params: { workId: found.workId } }));
  const [typed, setTyped] = useState<Partial<Pick<KnownRow, 'duration' | 'quantity'>>>({});
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const { light, durationSeconds = found.durationSeconds } = work.data ?? {};
  const duration = durationSeconds === null ? '' : formatDuration(durationSeconds);
  const row: KnownRow = { ...knownRow(found), duration, light, ...typed };
  const results = checkLine(proposedLine(row));
  const errorAt = useLineErrors(results, isTried);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (results.length === 0) return onAdd(row);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit}>
      <Stack>
        <div className={styles.chosen}>
          <div>
            <div className={styles.title}>{found.title}</div>
            <div className={styles.by}>
              {[row.by, t(messages.workNumber, { workId: found.workId })].filter(Boolean).join(' · ')}
            </div>
            {light && <Light light={light} />}
          </div>
          <Button size="small" onClick={onChooseOther}>
            {t(messages.chooseOther)}
          </Button>
        </div>
        <PlayedFields
          duration={row.duration}
          quantity={row.quantity}
          onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          errorAt={errorAt}
        />
      </Stack>
    </form>
  );
}
