import type { Person } from '@omur/contract/persons';
import { formatKennitala } from '@omur/contract/rules/kennitala';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLoggedIn } from '../session.ts';
import { askingOwnPerson, useMember } from '../shell/member.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { useText } from '../texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { formatWhole } from '../ui/format.ts';
import { KeyFacts } from '../ui/KeyFacts.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useCardAddress } from './address.ts';
import { askingAuthors } from './AuthorNames.tsx';
import { askingPostalCodes, AuthorTab, bankAccountOf } from './AuthorTab.tsx';
import { messages } from './messages.ts';
import { NobodysCard } from './NobodysCard.tsx';
import { useWorks } from './works.ts';
import { WorksTab } from './WorksTab.tsx';

/** The card of the person whose session it is (F2.31). */
export function CardPage() {
  const { kennitala } = useLoggedIn();
  const person = useQuery(askingOwnPerson(kennitala));
  const { isKnown } = useMember();
  if (person.error) return <PageFailed error={person.error} reset={() => void person.refetch()} />;
  if (person.data === null) return <NobodysCard />;
  if (!person.data || !isKnown) return <CardWaits />;
  return <PersonCard person={person.data} />;
}

function PersonCard({ person }: { person: Person }) {
  const t = useText();
  const client = useQueryClient();
  const { mayRegister, isPublisher } = useMember();
  const [{ flipi }, change] = useCardAddress();
  const { data: authors } = useQuery(askingAuthors(person.personId));
  const works = useWorks(person.personId, {});
  const hasWorks = person.worksAsAuthor + person.worksAsHolder > 0 || works.count > 0;

  const subtitle = [
    person.artistName,
    person.authorId && t(messages.authorNumber, { number: person.authorId }),
    ipiOf(person, authors?.rows ?? []),
    isPublisher && !person.authorId && t(messages.publisher),
    person.kennitala && !person.authorId && formatKennitala(person.kennitala),
  ].filter(Boolean);
  const facts = [
    { label: t(messages.worksAsAuthor), value: formatWhole(person.worksAsAuthor) },
    { label: t(messages.worksAsHolder), value: formatWhole(person.worksAsHolder) },
    { label: t(messages.society), value: person.societyName ?? t(messages.notOnFile) },
    { label: t(messages.bankAccount), value: bankAccountOf(person) || t(messages.notOnFile) },
  ];
  const isUndecided = flipi === undefined && !hasWorks && works.isLoading;
  const tab = tabOf(flipi, hasWorks);

  return (
    <Stack gap="medium">
      <PageHeader
        person={person.name}
        title={person.name}
        subtitle={<span className="tabular">{subtitle.join(' · ')}</span>}
        actions={
          mayRegister && (
            <ButtonLink to="/verk/stofna" look="primary" icon={<Plus />}>
              {t(messages.register)}
            </ButtonLink>
          )
        }
      />
      <KeyFacts facts={facts} />
      {isUndecided ? (
        <Skeleton shape="rows" />
      ) : (
        <Tabs
          label={t(messages.tabs)}
          value={tab}
          onChange={(flipi) => change({ flipi })}
          onIntent={(id) => id === 'hofundur' && void client.prefetchQuery(askingPostalCodes())}
          tabs={[
            { id: 'hofundur', label: t(person.authorId ? messages.author : messages.person) },
            { id: 'verk', label: t(messages.works), count: works.isLoading ? undefined : works.count },
          ]}
        >
          {tab === 'verk' ? (
            <WorksTab person={person} isPublisher={isPublisher} mayRegister={mayRegister} />
          ) : (
            <AuthorTab person={person} />
          )}
        </Tabs>
      )}
    </Stack>
  );

  function ipiOf({ authorId }: Person, all: { authorId: number; ipiNameNumber: string | null }[]) {
    const number = all.find((author) => author.authorId === authorId)?.ipiNameNumber;
    return number && t(messages.ipi, { number });
  }
}

/** The tab the address names; otherwise the works, if there are any. */
function tabOf(flipi: string | undefined, hasWorks: boolean): 'hofundur' | 'verk' {
  if (flipi === 'hofundur' || flipi === 'verk') return flipi;
  return hasWorks ? 'verk' : 'hofundur';
}

const CardWaits = () => (
  <Stack>
    <Skeleton shape="heading" />
    <Skeleton shape="facts" />
    <Skeleton shape="rows" />
  </Stack>
);
