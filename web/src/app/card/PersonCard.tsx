import type { Person } from '@omur/contract/people/persons';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { Fragment, type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { statsPage } from '../../royalties/statistics/pages.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { useCardAddress } from './address.ts';
import styles from './CardPage.module.css';
import { lazyTabs } from './lazyTabs.ts';
import { messages } from './messages.ts';
import { authorsQuery, postalCodesQuery } from './personQueries.ts';
import { WorksTab } from './WorksTab.tsx';
import { useWorks } from './works.ts';

const AuthorTab = lazyComponent(async () => (await import('./AuthorTab.tsx')).AuthorTab);

interface PersonCardProps {
  person: Person;
  isPublisher: boolean;
  mayRegister: boolean;
  /** What stands at the head, above the facts and the tabs. */
  children?: ReactNode;
}

/** Everything the society has of a person, in tabs (F2.31). */
export function PersonCard({ person, isPublisher, mayRegister, children }: PersonCardProps) {
  const t = useText();
  const client = useQueryClient();
  const [{ flipi }, change] = useCardAddress();
  const { role, masquerader } = useLoggedIn();
  const mayChange = role !== 'viewer' && role !== 'external' && !masquerader?.isReadOnly;
  const { data: authors } = useQuery(authorsQuery(person.personId));
  const works = useWorks(person.personId, {});
  const hasWorks = person.worksAsAuthor + person.worksAsHolder > 0 || works.count > 0;

  const ipi = authors?.rows.find(({ authorId }) => authorId === person.authorId)?.ipiNameNumber;
  const subtitle = [
    person.artistName,
    person.authorId && t(messages.authorNumber, { number: person.authorId }),
    ipi && t(messages.ipi, { number: ipi }),
    isPublisher && !person.authorId && t(messages.publisher),
    person.kennitala && !person.authorId && formatKennitala(person.kennitala),
  ].filter(Boolean);
  const isUndecided = flipi === undefined && !hasWorks && works.isLoading;
  const tab = tabOf(flipi, hasWorks);
  const Later = lazyTabs.find(({ id }) => id === tab)?.Content;
  const onIntent = (id: string) => {
    if (id === 'hofundur') {
      AuthorTab.preload();
      void client.prefetchQuery(postalCodesQuery());
    }
    lazyTabs.find((later) => later.id === id)?.Content.preload();
  };

  return (
    <Stack gap="medium">
      <PageHeader
        person={person.name}
        title={person.name}
        subtitle={<Parts parts={subtitle} />}
        actions={
          <>
            {/* Viewers have no menu to find it in (F2.24). */}
            {role === 'viewer' && <ButtonLink to="/stats">{t(statsPage.label)}</ButtonLink>}
            {mayChange && <EditLink person={person} />}
            {mayRegister && (
              <ButtonLink to="/verk/stofna" look="primary" icon={<Plus />}>
                {t(messages.register)}
              </ButtonLink>
            )}
          </>
        }
      />
      {children}
      {isUndecided ? (
        <Skeleton shape="rows" />
      ) : (
        <Tabs
          label={t(messages.tabs)}
          value={tab}
          onChange={(flipi) => flipi !== tab && change({ flipi, ...anew })}
          onIntent={onIntent}
          tabs={[
            { id: 'hofundur', label: t(person.authorId ? messages.author : messages.person) },
            { id: 'verk', label: t(messages.works), count: works.isLoading ? undefined : works.count },
            ...lazyTabs.map(({ id, label }) => ({ id, label: t(label) })),
          ]}
        >
          <Suspense fallback={<Skeleton shape="rows" />}>
            {tab === 'verk' && (
              <WorksTab person={person} isPublisher={isPublisher} mayRegister={mayRegister} />
            )}
            {tab === 'hofundur' && <AuthorTab person={person} mayChange={mayChange} />}
            {Later && <Later person={person} mayRegister={mayRegister} />}
          </Suspense>
        </Tabs>
      )}
    </Stack>
  );
}

function EditLink({ person }: { person: Person }) {
  const t = useText();
  return (
    <ButtonLink
      to="/mitt-spjald/$personId/uppfaera"
      params={{ personId: String(person.personId) }}
      icon={<Pencil />}
    >
      {t(messages.edit)}
    </ButtonLink>
  );
}

/** How one list stands says nothing of the next. */
const anew = { leit: undefined, rod: undefined, hofundur: undefined };

/** The tab the address names; otherwise the works, if there are any. */
function tabOf(flipi: string | undefined, hasWorks: boolean): string {
  if (flipi === 'hofundur' || flipi === 'verk') return flipi;
  return lazyTabs.find(({ id }) => id === flipi)?.id ?? (hasWorks ? 'verk' : 'hofundur');
}

/** A number stays on one line with the word before it. */
const Parts = ({ parts }: { parts: ReactNode[] }) =>
  parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
