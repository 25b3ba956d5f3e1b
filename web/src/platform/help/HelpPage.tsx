import { helpPage } from './pages.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Contact } from '../page/Contact.tsx';
import { useMember } from '../page/member.ts';
import { showSection } from '../page/showSection.ts';
import { useSociety } from '../page/useSociety.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Stack } from '../ui/Stack.tsx';
import { findSections } from './content.ts';
import styles from './help.module.css';
import { messages } from './messages.ts';
import type { Section } from './section.ts';
import { SectionText } from './SectionText.tsx';

/** C2.12: the help, with a search; a page leads to its section (C1.17). */
export function HelpPage() {
  const t = useText();
  const [language] = useLanguage();
  const [typed, setTyped] = useState('');
  const found = findSections(typed, language, useMember().isStaff);
  const hash = useLocation({ select: ({ hash }) => hash });
  useEffect(() => showSection(hash), [hash]);
  const isSearching = typed.trim() !== '';
  const society = useSociety();

  return (
    <Stack>
      <PageHeader title={t(helpPage.label)} subtitle={t(messages.subtitle)} />
      <div className={styles.search}>
        <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
      </div>
      <LiveRegion>{isSearching && t(messages.found, { count: found.length })}</LiveRegion>
      {found.length === 0 ? (
        <EmptyState
          title={t(messages.none)}
          action={<Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
        >
          {t(messages.noneMore)}
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <nav className={styles.contents} aria-label={t(messages.contents)} data-print="no">
            <ul>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={() => showSection(id)}>
                    {title[language]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.sections}>
            {found.map((section) => (
              <OneSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      )}
      <Contact society={society} />
    </Stack>
  );
}

function OneSection({ section: { id, title, blocks } }: { section: Section }) {
  const [language] = useLanguage();
  return (
    <div id={id} tabIndex={-1} className={styles.section}>
      <Card title={title[language]}>
        <SectionText blocks={blocks} />
      </Card>
    </div>
  );
}
