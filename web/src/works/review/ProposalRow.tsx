import type { Proposal } from '@omur/contract/works/amendments';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { classes } from '../../platform/ui/classes.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';
import styles from './Queue.module.css';

export function ProposalRow({ proposal, isChosen }: { proposal: Proposal; isChosen: boolean }) {
  const t = useText();
  const [language] = useLanguage();
  const { proposalId, title, proposedBy, proposedAt, changes, isOutdated } = proposal;
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!isChosen) return;
    link.current?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest('[data-keys="arrows"]');
    if (isFree) link.current?.focus({ preventScroll: true });
  }, [isChosen]);

  return (
    <Link
      ref={link}
      to="/yfirferð"
      search={(before) => ({ ...before, tillaga: proposalId })}
      resetScroll={false}
      className={classes(styles.row, isChosen && styles.chosen)}
      aria-current={isChosen || undefined}
    >
      <strong className={styles.title}>{title}</strong>
      <span>{changes.map(({ label }) => label[language]).join(', ')}</span>
      <span className="dim small tabular">
        {t(messages.registeredBy, { name: proposedBy, day: formatDay(proposedAt) })}
      </span>
      {isOutdated && (
        <span className={styles.badges}>
          <Badge look="amber">{t(messages.outdated)}</Badge>
        </span>
      )}
    </Link>
  );
}
