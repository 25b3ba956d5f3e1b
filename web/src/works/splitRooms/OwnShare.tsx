import { findAuthorType, offeredAuthorTypes } from '@omur/contract/people/rules/authorTypes';
import { formatPercent, fullShare } from '@omur/contract/platform/rules/shares';
import type { SplitSeat } from '@omur/contract/works/splitRooms';
import { Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { messages } from './messages.ts';
import styles from './splitRooms.module.css';

export interface OwnPart {
  authorTypeId: number;
  shareHundredths: number;
}

interface OwnShareProps {
  seat: SplitSeat;
  /** What is undivided; negative where too much is. */
  left: number;
  onChange: (part: OwnPart) => void;
}

interface Typed {
  share: number;
  /** The share that stood when it was set. */
  over: number;
}

/** What is set is sent once the hand rests. */
const restsFor = 350;
const wholePercent = 100;

/** H97: an author's own share, by a slider, in steps, or what the others have left. */
export function OwnShare({ seat, left, onChange }: OwnShareProps) {
  const t = useText();
  const [language] = useLanguage();
  const [typed, setTyped] = useState<Typed>();
  const resting = useRef(0);
  const { shareHundredths: standing, authorTypeId } = seat;
  // What was set stands here until the server has it; what others then propose is shown.
  const share = typed?.over === standing ? typed.share : standing;
  const set = (to: number) => {
    const next = Math.min(fullShare, Math.max(0, to));
    setTyped({ share: next, over: standing });
    clearTimeout(resting.current);
    resting.current = window.setTimeout(() => {
      if (next !== standing) onChange({ authorTypeId, shareHundredths: next });
    }, restsFor);
  };
  const fits = standing + left;
  const types = offeredAuthorTypes('registered');
  const offered = types.includes(authorTypeId) ? types : [authorTypeId, ...types];
  return (
    <section className={styles.card}>
      <div className={styles.own}>
        <h2 id="own-share">{t(messages.yourShare)}</h2>
        <output className={styles.big} htmlFor="own-slider">
          {formatPercent(share, language)}
        </output>
      </div>
      <div className={styles.steps}>
        <IconButton
          label={t(messages.lessBy)}
          icon={<Minus />}
          disabled={share === 0}
          onClick={() => set(share - wholePercent)}
        />
        <input
          id="own-slider"
          className={styles.slider}
          type="range"
          min={0}
          max={fullShare}
          step={wholePercent}
          value={share}
          aria-labelledby="own-share"
          aria-valuetext={formatPercent(share, language)}
          onChange={(event) => set(Number(event.target.value))}
        />
        <IconButton
          label={t(messages.moreBy)}
          icon={<Plus />}
          disabled={share === fullShare}
          onClick={() => set(share + wholePercent)}
        />
      </div>
      {left !== 0 && fits >= 0 && share === standing && (
        <Button isWide onClick={() => set(fits)}>
          {t(left > 0 ? messages.takeRest : messages.giveBack, {
            share: formatPercent(Math.abs(left), language),
          })}
        </Button>
      )}
      <SelectField
        label={t(messages.role)}
        value={String(authorTypeId)}
        options={offered.map((id) => ({
          value: String(id),
          label: findAuthorType(id)?.name[language] ?? String(id),
        }))}
        onChange={(id) => onChange({ authorTypeId: Number(id), shareHundredths: share })}
      />
    </section>
  );
}
