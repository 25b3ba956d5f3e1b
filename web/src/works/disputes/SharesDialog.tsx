import { longestReason } from '@omur/contract/works/disputes';
import { moved } from '@omur/contract/works/rules/dispute';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import styles from './disputes.module.css';
import { messages } from './messages.ts';

export interface SlidShare {
  authorId: number;
  name: string;
  registered: number;
  shareHundredths: number;
  least: number;
  most: number;
}

interface SharesDialogProps {
  title: string;
  description: string;
  act: string;
  /** Required where it says what is missing. */
  reasons: { label: string; hint: string; missing?: string };
  shares: readonly SlidShare[];
  refusal: string | undefined;
  isSending: boolean;
  onSubmit: (shares: { authorId: number; shareHundredths: number }[], reasons: string) => void;
  onClose: () => void;
}

/** H80, H82, H85: divides a work by sliders that always add up to the same, and says why. */
export function SharesDialog(props: SharesDialogProps) {
  const { title, description, act, reasons, refusal, isSending, onSubmit, onClose } = props;
  const t = useText();
  const [language] = useLanguage();
  const [shares, setShares] = useState(props.shares);
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = reasons.missing !== undefined && words.trim() === '';
  const limitsOf = (authorId: number) =>
    shares.find((one) => one.authorId === authorId) ?? { least: 0, most: 0 };
  const slide = (authorId: number, to: number) => {
    const after = moved(shares, authorId, { to, limitsOf });
    setShares(shares.map((one, at) => ({ ...one, ...after[at] })));
  };
  const waits = shares.reduce(
    (sum, { registered, shareHundredths }) => sum + Math.max(0, registered - shareHundredths),
    0,
  );
  return (
    <FormDialog
      isStacked
      title={title}
      description={description}
      act={act}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => {
        setIsTried(true);
        if (isMissing) return;
        const divided = shares.map(({ authorId, shareHundredths }) => ({ authorId, shareHundredths }));
        onSubmit(divided, words.trim());
      }}
      onClose={onClose}
    >
      <ShareBar
        label={t(messages.shares)}
        shares={shares.map(({ authorId, name, shareHundredths }) => ({
          id: authorId,
          name,
          shareHundredths,
        }))}
      />
      {shares.map((share) => (
        <Slider key={share.authorId} share={share} onSlide={(to) => slide(share.authorId, to)} />
      ))}
      <p className="dim small" aria-live="polite">
        {t(messages.stillWaits, { share: formatPercent(waits, language) })}
      </p>
      <TextArea
        label={reasons.label}
        hint={reasons.hint}
        error={isTried && isMissing ? reasons.missing : undefined}
        value={words}
        onChange={setWords}
        maxLength={longestReason}
        rows={3}
        required={reasons.missing !== undefined}
      />
    </FormDialog>
  );
}

function Slider({ share, onSlide }: { share: SlidShare; onSlide: (to: number) => void }) {
  const t = useText();
  const [language] = useLanguage();
  const { authorId, name, registered, shareHundredths, least, most } = share;
  const id = `slider-${authorId}`;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        {name}{' '}
        <span className="dim small">{t(messages.was, { share: formatPercent(registered, language) })}</span>
      </label>
      <output htmlFor={id}>{formatPercent(shareHundredths, language)}</output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={1}
        disabled={least === most}
        value={shareHundredths}
        aria-valuetext={formatPercent(shareHundredths, language)}
        onChange={(event) => onSlide(Number(event.target.value))}
        onKeyDown={(event) => {
          // A whole percent at a time; the pointer reaches hundredths.
          const by = { ArrowRight: 100, ArrowUp: 100, ArrowLeft: -100, ArrowDown: -100 }[event.key];
          if (by === undefined || event.shiftKey) return;
          event.preventDefault();
          onSlide(shareHundredths + by);
        }}
      />
    </div>
  );
}
