import { Check, X } from 'lucide-react';
import type { Ref } from 'react';
import { isRefusal } from '../api/refusal.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { messages } from './messages.ts';
import styles from './ReviewPage.module.css';

interface DecisionProps {
  remark: string;
  onRemark: (remark: string) => void;
  remarkField: Ref<HTMLTextAreaElement>;
  isRemarkMissing: boolean;
  /** Which of the two is on its way. */
  deciding: 'approve' | 'refuse' | undefined;
  error: Error | null;
  onReset: () => void;
  onApprove: () => void;
  onRefuse: () => void;
}

/** Approve, or refuse with the reason. */
export function Decision(props: DecisionProps) {
  const { remark, onRemark, remarkField, isRemarkMissing, deciding, error, onReset, onApprove, onRefuse } =
    props;
  const t = useText();
  return (
    <section className={styles.bar} aria-label={t(messages.decision)}>
      <Card>
        <div className={styles.decision}>
          {error && isRefusal(error) && <Alert look="danger" isAnnounced title={error.message} />}
          {error && !isRefusal(error) && <PageFailed error={error} reset={onReset} />}
          <div className={styles.fields}>
            <TextArea
              ref={remarkField}
              label={t(messages.remark)}
              hint={t(messages.remarkHint)}
              error={isRemarkMissing ? t(messages.remarkMissing) : undefined}
              maxLength={2000}
              rows={1}
              value={remark}
              onChange={onRemark}
            />
            <div className={styles.buttons}>
              <Button
                look="primary"
                icon={<Check size={18} aria-hidden />}
                aria-keyshortcuts="a"
                isLoading={deciding === 'approve'}
                disabled={deciding === 'refuse'}
                onClick={onApprove}
              >
                {t(messages.approve)}
              </Button>
              <Button
                look="danger"
                icon={<X size={18} aria-hidden />}
                aria-keyshortcuts="r"
                isLoading={deciding === 'refuse'}
                disabled={deciding === 'approve'}
                onClick={onRefuse}
              >
                {t(messages.refuse)}
              </Button>
            </div>
          </div>
        </div>
      </Card>
    </section>
  );
}
