import { useLanguage, useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { formatInstant } from '../i18n/format.ts';
import { messages } from './messages.ts';
import type { Elsewhere } from './useServerDraft.ts';

interface ChangedElsewhereProps {
  elsewhere: Elsewhere;
  /** Left out where the form cannot read what the other device saved. */
  onTake: (() => void) | undefined;
}

/** V11: another device has saved the draft meanwhile; one of the two is gone on with. */
export function ChangedElsewhere({ elsewhere, onTake }: ChangedElsewhereProps) {
  const t = useText();
  const [language] = useLanguage();
  const { draft, keepMine, takeOther } = elsewhere;
  return (
    <Alert
      isAnnounced
      look="warning"
      title={t(messages.elsewhere)}
      actions={
        <>
          <Button size="small" onClick={keepMine}>
            {t(messages.keepMine)}
          </Button>
          {onTake && (
            <Button
              size="small"
              onClick={() => {
                takeOther();
                onTake();
              }}
            >
              {t(messages.takeOther)}
            </Button>
          )}
        </>
      }
    >
      {t(messages.elsewhereMore, { when: formatInstant(draft.lastChangedAt, language) })}
    </Alert>
  );
}
