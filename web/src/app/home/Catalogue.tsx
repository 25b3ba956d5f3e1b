import type { Home } from '@omur/contract/app/home';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { formatLongDay, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import styles from './home.module.css';
import { messages } from './earningsMessages.ts';
import { SentFiles } from './SentFiles.tsx';

const CatalogueEarnings = lazyComponent(
  async () => (await import('./CatalogueEarnings.tsx')).CatalogueEarnings,
);

/** H25: what only publishers have. What the catalogue earned is added up when somebody asks. */
export function Catalogue({ catalogue }: { catalogue: NonNullable<Home['catalogue']> }) {
  const t = useText();
  const [language] = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { conflictCount, endingContracts, firstEndsOn, sentFiles } = catalogue;
  const first = firstEndsOn && t(messages.firstEnds, { day: formatLongDay(firstEndsOn, language) });
  return (
    <Card
      title={t(messages.catalogue)}
      actions={
        <ButtonLink size="small" to="/samningar">
          {t(messages.seeContracts)}
        </ButtonLink>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t(messages.conflicts)}</dt>
          <dd>{formatWhole(conflictCount)}</dd>
        </div>
        <div>
          <dt>{t(messages.ending)}</dt>
          <dd>{[formatWhole(endingContracts), first].filter(Boolean).join(', ')}</dd>
        </div>
      </dl>
      {sentFiles.length > 0 && <SentFiles files={sentFiles} />}
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? messages.hideEarnings : messages.showEarnings)}
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="rows" />}>
          <CatalogueEarnings />
        </Suspense>
      )}
    </Card>
  );
}
