import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import { isSent, type LocalWork } from './localWork.ts';
import type { SheetStore } from './sheetStore.ts';
import { stateOf } from './state.ts';

interface LikenessesProps {
  store: SheetStore;
  work: LocalWork;
  /** Places of works of the sheet that it is like. */
  twins: readonly number[];
}

/** O110: the works that a work is like, and that its member says it is another. */
export function Likenesses({ store, work, twins }: LikenessesProps) {
  const t = useText();
  const { alikeWorks, place, lines, isOtherWork } = work;
  if (isSent(work)) return null;
  if (alikeWorks.length === 0 && twins.length === 0)
    return stateOf(work) === 'ready' ? <p className={styles.well}>{t(messages.allWell)}</p> : null;
  return (
    <div className={styles.likenesses}>
      {alikeWorks.length > 0 && (
        <>
          <p>
            {t(messages.isLike)}{' '}
            {alikeWorks.map(({ workId, title }, i) => (
              <span key={workId}>
                {i > 0 && ', '}
                <Link to="/verk/$workId" params={{ workId: String(workId) }}>
                  {title} ({workId})
                </Link>
              </span>
            ))}
          </p>
          <CheckboxField
            label={t(messages.isOther)}
            isChecked={isOtherWork}
            onChange={(isChecked) => store.edit([{ place, lines: [...lines], isOtherWork: isChecked }])}
          />
        </>
      )}
      {twins.length > 0 && <p>{t(messages.twins, { places: twins.join(', ') })}</p>}
    </div>
  );
}
