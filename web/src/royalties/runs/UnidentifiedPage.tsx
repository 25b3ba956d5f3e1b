import {
  getUnidentifiedFile,
  listUnidentifiedUsage,
  type UnidentifiedUsage,
} from '@omur/contract/royalties/clocks';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { usePages } from '../../platform/api/queries.ts';
import { FileButton, FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { PublicFrame } from '../../platform/page/PublicFrame.tsx';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { messages } from './messages.ts';
import { MineDialog } from './MineDialog.tsx';
import { OutsiderForm } from './OutsiderForm.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/ókunn-notkun');

/** R16, art. 13(3): usage that nobody is known for, for everybody. */
export function UnidentifiedPage() {
  const t = useText();
  return (
    <PublicFrame title={t(messages.unidentified)}>
      <Unidentified />
    </PublicFrame>
  );
}

function Unidentified() {
  const t = useText();
  const countText = useCountText();
  const { leit: search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  // The address names what is looked for, so that it can be sent and come back to.
  const [typed, setTyped] = useTyped(search, (text) => {
    void navigate({ search: { leit: text || undefined }, replace: true, resetScroll: false });
  });
  const [mine, setMine] = useState<UnidentifiedUsage>();
  const [isOutside, setIsOutside] = useState(false);
  const file = useFile('okunn-notkun.csv', (signal) =>
    callFile(getUnidentifiedFile, { query: search ? { search } : {}, signal }),
  );
  const list = usePages(listUnidentifiedUsage, { params: {}, query: search ? { search } : {} });
  const columns: Column<UnidentifiedUsage>[] = [
    {
      id: 'title',
      header: t(messages.title),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ title }) => title ?? '–',
    },
    { id: 'performers', header: t(messages.performers), cell: ({ performers }) => performers ?? '–' },
    { id: 'writers', header: t(messages.writers), cell: ({ authorNames }) => authorNames ?? '–' },
    { id: 'where', header: t(messages.where), cell: ({ station }) => station ?? '–' },
    {
      id: 'year',
      header: t(messages.usedYear),
      width: '110px',
      isNumeric: true,
      cell: (row) => row.usedYear,
    },
    {
      id: 'mine',
      header: t(messages.claimed),
      width: '150px',
      isNumeric: true,
      cell: (row) => <MineButton usage={row} onPress={setMine} />,
    },
  ];
  return (
    <>
      <PageHeader
        title={t(messages.unidentified)}
        subtitle={t(messages.unidentifiedMore)}
        actions={<FileButton file={file} />}
      />
      <FileProblem file={file} />
      <SearchedList
        label={t(messages.unidentified)}
        list={list}
        count={countText(messages.rowCount, list.count)}
        search={{ label: t(messages.search), value: typed, onChange: setTyped }}
        columns={columns}
        rowKey={({ unmatchedUsageId }) => unmatchedUsageId}
        phoneRow={(row) => ({
          title: row.title ?? '–',
          detail: [row.performers, row.authorNames, row.station, row.usedYear].filter(Boolean).join(' · '),
          aside: <MineButton usage={row} onPress={setMine} />,
        })}
        empty={
          <EmptyState
            title={t(search ? messages.noneLikeThis : messages.noClock)}
            action={search && <Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
          />
        }
      />
      {mine && !isOutside && (
        <MineDialog usage={mine} onOutside={() => setIsOutside(true)} onClose={() => setMine(undefined)} />
      )}
      {mine && isOutside && (
        <OutsiderForm
          usage={mine}
          onClose={() => {
            setMine(undefined);
            setIsOutside(false);
          }}
        />
      )}
    </>
  );
}

function MineButton({
  usage,
  onPress,
}: {
  usage: UnidentifiedUsage;
  onPress: (usage: UnidentifiedUsage) => void;
}) {
  const t = useText();
  return (
    <Button
      size="small"
      aria-label={t(messages.isMineWhich, { title: usage.title ?? String(usage.unmatchedUsageId) })}
      onClick={() => onPress(usage)}
    >
      {t(messages.isMine)}
    </Button>
  );
}
