import type { CardSearch } from './pages.ts';
import type { Person, PersonRight, PersonWork } from '@omur/contract/people/persons';
import { exportPersonWorks, listPersonRights } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { Music } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { ownFileLabel } from '../../exchange/cwrOut/ownFileLabel.ts';
import { callFile } from '../../platform/api/call.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { listQueryFor } from '../../platform/api/queries.ts';
import { FileButton, FileProblem, useFile } from '../../platform/download/File.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import type { Sort } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Menu } from '../../platform/ui/Menu.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { useCardAddress, worksOrder } from './address.ts';
import { Lights, LightsAbove } from './Lights.tsx';
import { messages } from './messages.ts';
import { usePlace } from './usePlace.ts';
import styles from './WorksTab.module.css';
import { workColumns, workOnPhone } from './workColumns.tsx';
import { useWorks, worksAsked } from './works.ts';

const OwnFile = lazyComponent(async () => (await import('../../exchange/cwrOut/OwnFile.tsx')).OwnFile);

interface WorksTabProps {
  person: Person;
  isPublisher: boolean;
  mayRegister: boolean;
}

/** F2.32: the works of the person, as author, holder or publisher. */
export function WorksTab({ person, isPublisher, mayRegister }: WorksTabProps) {
  const t = useText();
  const countText = useCountText();
  const { personId } = person;
  const isOwn = useMember().person?.personId === personId;
  const [address, change] = useCardAddress();
  const top = useRef<HTMLDivElement>(null);
  usePlace(top);
  const works = useWorks(personId, address);
  const { data: held } = useQuery(listQueryFor(listPersonRights, { params: { personId } }));
  const rights = held?.rows.filter(({ authorId }) => authorId !== null) ?? [];
  const [typed, setTyped] = useTyped(address.leit ?? '', (text) => change({ leit: text || undefined }));
  const file = useFile(`verk-${personId}.csv`, (signal) =>
    callFile(exportPersonWorks, { params: { personId }, query: worksAsked(address), signal }),
  );

  if (works.error && works.rows.length === 0) return <PageFailed error={works.error} reset={works.retry} />;

  const isNarrowed = address.leit !== undefined || address.hofundur !== undefined;
  if (!works.isLoading && !works.isChanging && works.count === 0 && !isNarrowed)
    return <NoWorks mayRegister={mayRegister} />;

  const sortBy = (sort: Sort) => {
    change({ rod: worksOrder.unlessFirst(sort) });
    // A list put in another order is read from its top.
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  };
  const authorOf = ({ authorId }: PersonWork) =>
    authorId === person.authorId
      ? undefined
      : rights.find((right) => right.authorId === authorId)?.displayName;
  const shown = { t, authorOf, isPublisher };
  const isLong = works.count > 50;

  return (
    <div ref={top}>
      <ListToolbar
        count={!works.isLoading && countText(messages.worksCount, works.count)}
        actions={<Actions address={address} file={file} isOwn={isOwn} />}
      >
        <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
        {rights.length > 1 && <AuthorFilter address={address} change={change} rights={rights} />}
      </ListToolbar>
      <Stack gap="small">
        <FileProblem file={file} />
        {isLong && <LightsAbove />}
        <div className={styles.list} aria-busy={works.isChanging}>
          <VirtualTable
            label={t(messages.works)}
            columns={workColumns(shown)}
            rows={works.rows}
            rowKey={(work) => `${work.workId}-${work.authorId}`}
            rowLink={(work) => ({ to: '/verk/$workId', params: { workId: String(work.workId) } })}
            phoneRow={workOnPhone(shown)}
            sort={worksOrder.read(address.rod)}
            onSort={sortBy}
            count={works.count}
            onMore={works.onMore}
            isLoading={works.isLoading}
            isLoadingMore={works.isLoadingMore}
            empty={
              <EmptyState
                title={t(messages.noWorks)}
                action={
                  <Button
                    onClick={() => {
                      setTyped('');
                      change({ leit: undefined, hofundur: undefined });
                    }}
                  >
                    {t(messages.showAll)}
                  </Button>
                }
              >
                {t(address.leit === undefined ? messages.noneOfAuthor : messages.noneLikeThis)}
              </EmptyState>
            }
          />
        </div>
        {works.error && <PageFailed error={works.error} reset={works.retry} />}
        {works.isWhole && <Lights />}
      </Stack>
    </div>
  );
}

interface ActionsProps {
  address: CardSearch;
  file: ReturnType<typeof useFile>;
  isOwn: boolean;
}

/** H100: what is searched for is taken along to the list of works, where they are chosen and labelled. */
function Actions({ address: { leit, hofundur, rod }, file, isOwn }: ActionsProps) {
  const t = useText();
  return (
    <>
      {isOwn && (
        <ButtonLink look="quiet" to="/verkaskra" search={{ leit, hofundur, rod }}>
          {t(messages.views)}
        </ButtonLink>
      )}
      <FileButton file={file} />
      {isOwn && <OwnFileButton />}
    </>
  );
}

function NoWorks({ mayRegister }: { mayRegister: boolean }) {
  const t = useText();
  return (
    <EmptyState
      title={t(messages.noWorks)}
      icon={<Music />}
      action={mayRegister && <ButtonLink to="/verk/stofna">{t(messages.register)}</ButtonLink>}
    >
      {t(messages.noneYet)}
    </EmptyState>
  );
}

interface AuthorFilterProps {
  address: CardSearch;
  change: (next: CardSearch) => void;
  rights: readonly PersonRight[];
}

function AuthorFilter({ address, change, rights }: AuthorFilterProps) {
  const t = useText();
  return (
    <SelectField
      label={t(messages.filterAuthor)}
      isLabelHidden
      value={String(address.hofundur ?? 'all')}
      onChange={(value) => change({ hofundur: value === 'all' ? undefined : Number(value) })}
      options={[
        { value: 'all', label: t(messages.allAuthors) },
        ...rights.map((right) => ({ value: String(right.authorId), label: right.displayName })),
      ]}
    />
  );
}

/** X94: stands in its place from the start; what it opens comes after the card. */
function OwnFileButton() {
  const t = useText();
  const label = t(ownFileLabel);
  return (
    <Suspense fallback={<Menu label={label} trigger={label} items={[]} />}>
      <OwnFile />
    </Suspense>
  );
}
