import { getRunFile, runFiles, type Run } from '@omur/contract/royalties/runs';
import { getRouteApi } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { callFile } from '../../platform/api/call.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { ChangedWorks } from './ChangedWorks.tsx';
import { changedWorkMessages } from './changedWorkMessages.ts';
import { Comparison } from './Comparison.tsx';
import { CorrectedWorks } from './CorrectedWorks.tsx';
import { correctionMessages } from './correctionMessages.ts';
import { Lines } from './Lines.tsx';
import { messages } from './messages.ts';
import { Changes, Movers } from './Movers.tsx';
import { Pools, Values, Waiting } from './Pools.tsx';
import styles from './runs.module.css';

const route = getRouteApi('/portal/úthlutunarkeyrslur/$distributionId');
const tabs = [
  'verk',
  'pottar',
  'breytingar',
  'utreikningar',
  'skraning',
  'fravik',
  'bidur',
  'linur',
  'samanburdur',
] as const;
/** A correction takes from no pool. */
const tabsOf = ({ correctionOf }: Run) =>
  tabs.filter((one) =>
    correctionOf === null ? one !== 'verk' : !['pottar', 'skraning', 'fravik', 'bidur'].includes(one),
  );
const labels = {
  verk: correctionMessages.works,
  pottar: messages.pools,
  breytingar: messages.movers,
  utreikningar: messages.changes,
  skraning: changedWorkMessages.title,
  fravik: messages.values,
  bidur: messages.waiting,
  linur: messages.lines,
  samanburdur: messages.comparison,
};

/** R14: what is looked at before a run is finished. */
export function Preview({ run }: { run: Run }) {
  const t = useText();
  const { flipi, samanburdur } = route.useSearch();
  const navigate = route.useNavigate();
  const { distributionId } = run;
  const shown = tabsOf(run);
  const first = run.correctionOf === null ? 'pottar' : 'verk';
  const tab = shown.find((one) => one === flipi) ?? first;
  return (
    <Tabs
      label={t(messages.tabs)}
      tabs={shown.map((one) => ({ id: one, label: t(labels[one]) }))}
      value={tab}
      onChange={(one) => void navigate({ search: one === first ? {} : { flipi: one }, replace: true })}
    >
      {tab === 'verk' && <CorrectedWorks distributionId={distributionId} />}
      {tab === 'pottar' && <Pools distributionId={distributionId} />}
      {tab === 'breytingar' && <Movers distributionId={distributionId} />}
      {tab === 'utreikningar' && <Changes distributionId={distributionId} />}
      {tab === 'skraning' && <ChangedWorks distributionId={distributionId} />}
      {tab === 'fravik' && <Values distributionId={distributionId} />}
      {tab === 'bidur' && <Waiting distributionId={distributionId} />}
      {tab === 'linur' && (
        <>
          <Files distributionId={distributionId} />
          <Lines distributionId={distributionId} />
        </>
      )}
      {tab === 'samanburdur' && (
        <Comparison
          distributionId={distributionId}
          against={samanburdur}
          onChoose={(other) =>
            void navigate({ search: { flipi: 'samanburdur', samanburdur: other }, replace: true })
          }
        />
      )}
    </Tabs>
  );
}

function Files({ distributionId }: { distributionId: number }) {
  const t = useText();
  return (
    <div className={styles.files} role="group" aria-label={t(messages.downloads)}>
      {runFiles.map((runFile) => (
        <FileButton key={runFile} distributionId={distributionId} runFile={runFile} />
      ))}
    </div>
  );
}

function FileButton({
  distributionId,
  runFile,
}: {
  distributionId: number;
  runFile: (typeof runFiles)[number];
}) {
  const file = useFile(`${runFile}.csv`, (signal) =>
    callFile(getRunFile, { params: { distributionId, runFile }, signal }),
  );
  return (
    <>
      <Button
        size="small"
        icon={<Download size={16} />}
        isLoading={file.isFetching}
        onClick={() => void file.fetchFile()}
      >
        {`${runFile}.csv`}
      </Button>
      <FileProblem file={file} />
    </>
  );
}
