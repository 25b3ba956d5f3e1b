import { getSociety } from '@omur/contract/accounts/sessions';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { queryFor, retryQueries, untilTranslated } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { useText } from '../i18n/texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import styles from './PublicFrame.module.css';
import { messages } from './publicMessages.ts';

const client = new QueryClient({
  defaultOptions: { queries: { retry: retryQueries, placeholderData: untilTranslated } },
});

/** What surrounds the pages that are open to everybody. */
export function PublicFrame({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <QueryClientProvider client={client}>
      <div className={styles.page}>
        <Top />
        <main className={styles.main}>{children}</main>
      </div>
    </QueryClientProvider>
  );
}

function Top() {
  const t = useText();
  const session = useSession();
  const society = useQuery(queryFor(getSociety)).data;
  const pages = useRef<HTMLElement>(null);
  // O382: on a phone there is not room for all once the society has said which are open.
  useEffect(() => {
    const open = pages.current?.querySelector('[aria-current=page]');
    if (!society || !pages.current || !open) return;
    const beyond = open.getBoundingClientRect().right - pages.current.getBoundingClientRect().right;
    if (beyond > 0) pages.current.scrollLeft += Math.ceil(beyond);
  }, [society]);
  return (
    <header className={styles.top}>
      <Logo />
      <nav ref={pages} className={styles.pages} aria-label={t(messages.pages)}>
        <PlaceLink to="/ókunn-notkun">{t(messages.unidentified)}</PlaceLink>
        <PlaceLink to="/gagnsæi">{t(messages.transparency)}</PlaceLink>
        {/* Comes later, so that it moves nothing. */}
        {society?.isNewsPublic && <PlaceLink to="/fréttir-félagsins">{t(messages.news)}</PlaceLink>}
        {society?.isRepertoryPublic && <PlaceLink to="/verkaleit">{t(messages.repertory)}</PlaceLink>}
      </nav>
      <div className={styles.end}>
        {society && society.societyName !== 'Ómur' && (
          <span className={styles.society}>{society.societyName}</span>
        )}
        <LanguageSwitch />
        <ButtonLink to="/login" size="small">
          {t(session ? messages.open : messages.logIn)}
        </ButtonLink>
      </div>
    </header>
  );
}

const Place = ({ children, ...anchor }: ComponentProps<'a'>) => (
  <a {...anchor} className={styles.place}>
    {children}
  </a>
);
const PlaceLink = createLink(Place);
