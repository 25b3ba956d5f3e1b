import type { WaitingWork } from '@omur/contract/works/review';
import { useState } from 'react';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { FindingBadges } from './FindingBadges.tsx';
import { isForItself } from './grave.ts';
import { messages } from './messages.ts';
import styles from './SeveralDialog.module.css';
import { useSeveral } from './useSeveral.ts';

interface SeveralDialogProps {
  /** The queue as far as it has been read, as it is narrowed down. */
  rows: readonly WaitingWork[];
  onClose: () => void;
}

/** H147: one decision for several registrations; what breaks a rule is left out, to be opened by itself. */
export function SeveralDialog({ rows, onClose }: SeveralDialogProps) {
  const t = useText();
  const sound = rows.filter((row) => !isForItself(row));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [remark, setRemark] = useState('');
  const [isRemarkMissing, setIsRemarkMissing] = useState(false);
  const { decide, stop, doing, left } = useSeveral(onClose);
  const works = sound.filter(({ workId }) => chosen.has(workId));
  const isBusy = doing !== undefined;
  const mark = (workIds: readonly number[], isChosen: boolean) =>
    setChosen(
      (before) =>
        new Set(isChosen ? [...before, ...workIds] : [...before].filter((id) => !workIds.includes(id))),
    );
  const refuseAll = () => {
    const isMissing = remark.trim() === '';
    setIsRemarkMissing(isMissing);
    if (!isMissing) void decide(works, false, remark);
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.several)}
      description={t(messages.severalMore)}
      onClose={isBusy ? stop : onClose}
      footer={
        isBusy ? (
          <>
            <span role="status">{t(messages.severalDoing, { done: doing.done, of: doing.of })}</span>
            <Button onClick={stop}>{t(messages.stop)}</Button>
          </>
        ) : (
          <>
            <Button look="danger" disabled={works.length === 0} onClick={refuseAll}>
              {t(messages.refuseCount, { count: works.length })}
            </Button>
            <Button
              look="primary"
              disabled={works.length === 0}
              onClick={() => void decide(works, true, remark)}
            >
              {t(messages.approveCount, { count: works.length })}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {left.length > 0 && (
          <Alert look="warning" isAnnounced title={t(messages.severalLeft, { count: left.length })}>
            <ul>
              {left.map(({ work, why }) => (
                <li key={work.workId}>{`${work.title}: ${why}`}</li>
              ))}
            </ul>
          </Alert>
        )}
        {sound.length < rows.length && (
          <p className="dim small">{t(messages.severalGrave, { count: rows.length - sound.length })}</p>
        )}
        <Choice works={sound} chosen={chosen} isBusy={isBusy} onMark={mark} />
        <TextArea
          label={t(messages.remark)}
          hint={t(messages.severalRemarkHint)}
          error={isRemarkMissing ? t(messages.severalRemarkMissing) : undefined}
          maxLength={2000}
          rows={2}
          value={remark}
          onChange={(said) => {
            setRemark(said);
            setIsRemarkMissing(false);
          }}
        />
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  works: readonly WaitingWork[];
  chosen: ReadonlySet<number>;
  isBusy: boolean;
  onMark: (workIds: readonly number[], isChosen: boolean) => void;
}

function Choice({ works, chosen, isBusy, onMark }: ChoiceProps) {
  const t = useText();
  return (
    <>
      <CheckboxField
        label={t(messages.chooseAll, { count: works.length })}
        isChecked={works.length > 0 && works.every(({ workId }) => chosen.has(workId))}
        isDisabled={isBusy || works.length === 0}
        onChange={(isChosen) =>
          onMark(
            works.map(({ workId }) => workId),
            isChosen,
          )
        }
      />
      <ul className={styles.works}>
        {works.map((row) => (
          <li key={row.workId}>
            <CheckboxField
              label={row.title}
              hint={[row.authorNames, row.registeredBy, formatDay(row.firstRegisteredAt)]
                .filter(Boolean)
                .join(' · ')}
              isChecked={chosen.has(row.workId)}
              isDisabled={isBusy}
              onChange={(isChosen) => onMark([row.workId], isChosen)}
            />
            <FindingBadges findings={row.findings} />
          </li>
        ))}
      </ul>
    </>
  );
}
