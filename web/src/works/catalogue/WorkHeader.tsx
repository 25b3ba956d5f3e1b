import { listApprovals } from '@omur/contract/works/approvals';
import type { Work } from '@omur/contract/works/works';
import { useQuery } from '@tanstack/react-query';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, ClipboardCheck, Plus } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
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
  work: { workId, title, artists, light, isProvisional, isWithdrawn, isParty },
  isStaff,
  mayRegister,
}: WorkHeaderProps) {
  const t = useText();
  const approvals = useQuery({
    ...listQueryFor(listApprovals, { params: { workId } }),
    enabled: isParty && mayRegister,
  });
  // An author who is asked has one thing to do, and it is not this.
  const isAsked = approvals.data?.rows.some(({ mayAnswer, state }) => mayAnswer && state === 'waiting');
  return (
    <div className={styles.head}>
      <WayBack />
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
                look={isAsked ? 'secondary' : 'primary'}
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

/** To the row of the list that led here; from elsewhere, to the works of the card. */
function WayBack() {
  const t = useText();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Link
      to="/mitt-spjald"
      search={{ flipi: 'verk' }}
      className={styles.back}
      data-print="no"
      onClick={(event) => {
        if (!canGoBack || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        history.back();
      }}
    >
      <ArrowLeft size={18} aria-hidden /> {t(messages.back)}
    </Link>
  );
}
