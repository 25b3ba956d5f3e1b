import { Check, MessageCircleQuestion, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { isRefusal } from '../../platform/api/refusal.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { messages } from './messages.ts';
import styles from './ReviewPage.module.css';

export interface DecisionProps {
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
  /** Something has to be seen first. */
  isApproveBlocked?: boolean;
  /** Left out where nobody can be asked. */
  onAsk?: (() => void) | undefined;
}

/** Approve, refuse with the reason, or ask first. */
export function Decision(props: DecisionProps) {
  const {
    remark,
    onRemark,
    remarkField,
    isRemarkMissing,
    deciding,
    error,
    onReset,
    onApprove,
    onRefuse,
    onAsk,
    isApproveBlocked = false,
  } = props;
  const t = useText();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Out of the field the single keys work again.
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRefuse();
  };
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
              onKeyDown={onKeyDown}
            />
            <div className={styles.buttons}>
              <Button
                look="primary"
                icon={<Check size={18} aria-hidden />}
                aria-keyshortcuts="a"
                isLoading={deciding === 'approve'}
                disabled={deciding === 'refuse' || isApproveBlocked}
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
              {onAsk && (
                <Button
                  icon={<MessageCircleQuestion size={18} aria-hidden />}
                  aria-keyshortcuts="s"
                  disabled={deciding !== undefined}
                  onClick={onAsk}
                >
                  {t(messages.ask)}
                </Button>
              )}
            </div>
          </div>
          {isApproveBlocked && (
            <p className="dim small" role="status">
              {t(messages.approveBlocked)}
            </p>
          )}
        </div>
      </Card>
    </section>
  );
}
