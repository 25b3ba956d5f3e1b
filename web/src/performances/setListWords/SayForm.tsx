import {
  longestSetListRemark,
  sayOfSetList,
  type AskedSetList,
} from '@omur/contract/performances/setListWords';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import styles from './setListWords.module.css';

interface SayFormProps {
  asked: AskedSetList;
  /** All songs stand there: what nobody has looked at is not confirmed. */
  isWhole: boolean;
  onSaid: () => void;
}

/** H160: that the list as it is shown is right, or what is not. */
export function SayForm({ asked, isWhole, onSaid }: SayFormProps) {
  const { livePerformanceId, authorId, setListVersion } = asked;
  const t = useText();
  const toast = useToast();
  const [isWrong, setIsWrong] = useState(false);
  const [remark, setRemark] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const saying = useChange(sayOfSetList, (_, { body }) => {
    toast({ text: t(body?.isRight ? messages.confirmed : messages.objected) });
    onSaid();
  });
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong]);
  const say = (isRight: boolean) =>
    saying.send({
      params: { livePerformanceId, authorId },
      body: { isRight, setListVersion, ...(!isRight && { remark: remark.trim() }) },
    });
  const sendRemark = () => {
    setIsMissing(remark.trim() === '');
    if (remark.trim() === '') field.current?.focus();
    else if (!saying.isSending) say(false);
  };

  return (
    <div className={styles.said}>
      {saying.refusal && <Alert look="danger" isAnnounced title={saying.refusal} />}
      {isWrong ? (
        <form
          className={styles.said}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            sendRemark();
          }}
        >
          <TextArea
            ref={field}
            label={t(messages.what)}
            hint={t(messages.whatHint)}
            error={isMissing ? t(messages.whatMissing) : saying.problemAt('remark')}
            maxLength={longestSetListRemark}
            rows={3}
            required
            value={remark}
            onChange={(text) => {
              setRemark(text);
              setIsMissing(false);
            }}
          />
          <div className={styles.buttons}>
            <Button type="submit" look="primary" isLoading={saying.isSending}>
              {t(messages.send)}
            </Button>
            <Button disabled={saying.isSending} onClick={() => setIsWrong(false)}>
              {t(messages.cancel)}
            </Button>
          </div>
        </form>
      ) : (
        <Answers
          isWhole={isWhole}
          isSending={saying.isSending}
          onRight={() => say(true)}
          onWrong={() => setIsWrong(true)}
        />
      )}
    </div>
  );
}

interface AnswersProps {
  isWhole: boolean;
  isSending: boolean;
  onRight: () => void;
  onWrong: () => void;
}

function Answers({ isWhole, isSending, onRight, onWrong }: AnswersProps) {
  const t = useText();
  return (
    <>
      {!isWhole && <p className="dim">{t(messages.showBefore)}</p>}
      <div className={styles.buttons}>
        {isWhole && (
          <Button
            look="primary"
            icon={<Check size={18} aria-hidden />}
            isLoading={isSending}
            onClick={onRight}
          >
            {t(messages.right)}
          </Button>
        )}
        <Button icon={<X size={18} aria-hidden />} disabled={isSending} onClick={onWrong}>
          {t(messages.wrong)}
        </Button>
      </div>
    </>
  );
}
