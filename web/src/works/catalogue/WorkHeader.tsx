import type { Work } from '@omur/contract/works/works';
import { ClipboardCheck, Plus } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { PinButton } from '../pins/PinButton.tsx';
import { messages } from './messages.ts';
import styles from './WorkPage.module.css';

interface WorkHeaderProps {
  work: Work;
  isStaff: boolean;
  mayRegister: boolean;
}

/** The title, whose it is, the light with what it means (F4.1), and what you can do. */
export function WorkHeader({
  work: { workId, title, artists, light, isProvisional, isWithdrawn },
  isStaff,
  mayRegister,
}: WorkHeaderProps) {
  const t = useText();
  return (
    <div className={styles.head}>
      <PageHeader
        title={title}
        subtitle={artists}
        actions={
          <>
            <PinButton workId={workId} />
            {isStaff && light === 'red' && !isProvisional && !isWithdrawn && (
              <ButtonLink
                to="/yfirferð"
                search={{ verk: workId }}
                icon={<ClipboardCheck size={18} aria-hidden />}
              >
                {t(messages.review)}
              </ButtonLink>
            )}
            {mayRegister && !isProvisional && (
              <ButtonLink
                look="primary"
                to="/verk/stofna"
                search={{ fra: workId }}
                icon={<Plus size={18} aria-hidden />}
                aria-keyshortcuts="Control+B Meta+B"
              >
                {t(messages.sameAuthors)}
              </ButtonLink>
            )}
          </>
        }
      />
      <p className={styles.light}>
        <Light light={light} />
        <span>{t(messages[isWithdrawn ? 'withdrawn' : isProvisional ? 'provisional' : light])}</span>
      </p>
    </div>
  );
}
