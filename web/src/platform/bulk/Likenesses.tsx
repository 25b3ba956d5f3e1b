import { Link } from '@tanstack/react-router';
import { useText } from '../i18n/texts.tsx';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import { isSent, type LocalEntry } from './localEntry.ts';
import type { SheetStore } from './sheetStore.ts';
import { stateOf } from './state.ts';
import { useView } from './view.ts';

interface LikenessesProps {
  store: SheetStore;
  entry: LocalEntry;
  /** Places of entries of the sheet that it is like. */
  twins: readonly number[];
}

/** O110: the entries that an entry is like, and that its member says it is another. */
export function Likenesses({ store, entry, twins }: LikenessesProps) {
  const t = useText();
  const { texts, linkOf } = useView();
  const { alike, place, lines, isOther } = entry;
  if (isSent(entry)) return null;
  if (alike.length === 0 && twins.length === 0)
    return stateOf(entry) === 'ready' ? <p className={styles.well}>{t(texts.allWell)}</p> : null;
  return (
    <div className={styles.likenesses}>
      {alike.length > 0 && (
        <>
          <p>
            {t(texts.isLike)}{' '}
            {alike.map(({ alikeId, alikeName }, i) => (
              <span key={alikeId}>
                {i > 0 && ', '}
                <Link {...linkOf(alikeId)}>
                  {alikeName} ({alikeId})
                </Link>
              </span>
            ))}
          </p>
          <CheckboxField
            label={t(texts.isOther)}
            isChecked={isOther}
            onChange={(isChecked) => store.edit([{ place, lines: [...lines], isOther: isChecked }])}
          />
        </>
      )}
      {twins.length > 0 && <p>{t(messages.twins, { places: twins.join(', ') })}</p>}
    </div>
  );
}
