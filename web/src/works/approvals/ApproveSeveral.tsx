import { answerApproval, type WaitingApproval } from '@omur/contract/works/approvals';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button, type ButtonProps } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { isApprovedInList } from './inList.ts';
import styles from './ApproveSeveral.module.css';
import { messages } from './mineMessages.ts';

interface ApproveSeveralProps extends Pick<ButtonProps, 'size'> {
  rows: readonly WaitingApproval[];
}

/** H157: opens the registrations that may be approved from their list, to approve several of them at once. */
export function ApproveSeveral({ rows, size }: ApproveSeveralProps) {
  const t = useText();
  const [shown, setShown] = useState<readonly WaitingApproval[]>();
  const here = rows.filter((row) => isApprovedInList(row, rows));
  return (
    <>
      {here.length > 1 && (
        <Button
          size={size}
          icon={<CheckCheck size={size === 'small' ? 15 : 18} aria-hidden />}
          onClick={() => setShown(here)}
        >
          {t(messages.several)}
        </Button>
      )}
      {shown && <Several rows={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface SeveralProps {
  /** As they stood when the dialog was opened: what has changed since is not approved by it (V13). */
  rows: readonly WaitingApproval[];
  onClose: () => void;
}

function Several({ rows, onClose }: SeveralProps) {
  const t = useText();
  const { chosen, setChosen, open, problems, approve, isSending } = useSeveral(rows, onClose);
  const isWhole = open.every(({ workId }) => chosen.includes(workId));
  return (
    <FormDialog
      title={t(messages.severalTitle)}
      description={t(messages.severalMore)}
      act={chosen.length > 0 ? t(messages.approveCount, { count: chosen.length }) : t(messages.approveChosen)}
      refusal={chosen.length === 0 && problems.none ? t(messages.noneChosen) : undefined}
      isSending={isSending}
      isStacked
      onSubmit={approve}
      onClose={onClose}
    >
      <CheckboxField
        label={t(messages.chooseAll)}
        isChecked={isWhole}
        onChange={() => setChosen(isWhole ? [] : open.map(({ workId }) => workId))}
      />
      <ul className={styles.rows}>
        {open.map((row) => (
          <li key={row.workId}>
            <CheckboxField
              label={row.title}
              hint={<About row={row} />}
              error={problems.of[row.workId]}
              isChecked={chosen.includes(row.workId)}
              onChange={(isChecked) =>
                setChosen(isChecked ? [...chosen, row.workId] : chosen.filter((id) => id !== row.workId))
              }
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

function About({ row }: { row: WaitingApproval }) {
  const t = useText();
  const [language] = useLanguage();
  const share = t(messages.shareOf, { share: formatPercent(row.shareHundredths, language) });
  const due = row.isHalted
    ? t(messages.haltedShort)
    : t(messages.dueOn, { day: formatLongDay(row.dueOn, language) });
  return [row.registeredBy && t(messages.by, { name: row.registeredBy }), share, due]
    .filter(Boolean)
    .join(' · ');
}

/** One call for each, in the round that was shown; those that are refused stay, with the reason. */
function useSeveral(rows: readonly WaitingApproval[], onClose: () => void) {
  const t = useText();
  const toast = useToast();
  const { sendAsync } = useChange(answerApproval);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [approved, setApproved] = useState<readonly number[]>([]);
  const [problems, setProblems] = useState<{ none: boolean; of: Record<number, string> }>({
    none: false,
    of: {},
  });
  const [isSending, setIsSending] = useState(false);
  const approve = async () => {
    setProblems({ none: chosen.length === 0, of: {} });
    if (chosen.length === 0) return;
    setIsSending(true);
    const done: number[] = [];
    const refused: Record<number, string> = {};
    for (const { workId, round } of rows.filter((row) => chosen.includes(row.workId)))
      try {
        await sendAsync({ params: { workId }, body: { approval: true, round } });
        done.push(workId);
      } catch (error) {
        refused[workId] = error instanceof Error ? error.message : String(error);
      }
    setIsSending(false);
    setApproved([...approved, ...done]);
    setChosen([]);
    setProblems({ none: false, of: refused });
    if (done.length > 0) toast({ text: t(messages.approvedCount, { count: done.length }) });
    if (Object.keys(refused).length === 0) onClose();
  };
  const open = rows.filter(({ workId }) => !approved.includes(workId));
  return { chosen, setChosen, open, problems, approve: () => void approve(), isSending };
}
