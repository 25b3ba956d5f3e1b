import { useText } from '../../../platform/i18n/texts.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import type { LivePerformanceForm } from '../form.ts';
import type { Edit } from '../useLivePerformance.ts';
import { messages } from './messages.ts';
import styles from './setList.module.css';

/** H159: that the others in the group will be asked about the list, which the registrant may leave. */
export function ShownToGroup({ form: { group }, edit }: { form: LivePerformanceForm; edit: Edit }) {
  const t = useText();
  if (!group) return null;
  return (
    <p className={styles.shown}>
      <span>{t(messages.shownToGroup, { name: group.name })}</span>
      <Button look="quiet" size="small" onClick={() => edit(() => ({ group: undefined }))}>
        {t(messages.notShown)}
      </Button>
    </p>
  );
}
