import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { Progress } from '../../platform/ui/Progress.tsx';
import type { StatementOf } from './makeStatement.ts';
import { messages } from './messages.ts';
import type { StatementFile } from './orders.ts';
import styles from './statements.module.css';

interface LinesRead {
  read: number;
  all: number;
}

/** L2.24, L2.27: a distribution, or a period of sales and streaming, as a file. The browser makes it; its parts come when you are asked for. */
export function StatementButtons({ of }: { of: StatementOf }) {
  const t = useText();
  const id = useId();
  const { kennitala } = useLoggedIn();
  const [lines, setLines] = useState<LinesRead>();
  const number = of.right.authorId ?? of.right.rightId;

  const making = (file: StatementFile) => async (signal: AbortSignal) => {
    setLines(undefined);
    const { makeStatement } = await import('./makeStatement.ts');
    return makeStatement(of, file, { kennitala, signal, onLines: (read, all) => setLines({ read, all }) });
  };
  const pdf = useFile(`${number}.pdf`, making('pdf'));
  const csv = useFile('data.csv', making('csv'));
  const excel = useFile(`${number}.xlsx`, making('excel'));
  const files = [
    { file: pdf, label: 'PDF' },
    { file: csv, label: 'CSV' },
    { file: excel, label: 'Excel' },
  ];
  const running = files.find(({ file }) => file.isFetching)?.file;

  return (
    <div className={styles.files}>
      <div className={styles.buttons} role="group" aria-labelledby={id}>
        <span id={id} hidden>
          {t(messages.group)}
        </span>
        {files.map(({ file, label }) => (
          <Button
            key={label}
            icon={<Download />}
            isLoading={file.isFetching}
            disabled={running !== undefined && running !== file}
            onClick={() => void file.fetchFile()}
          >
            <span>
              <span className={styles.verb}>{t(messages.fetch)} </span>
              {label}
            </span>
          </Button>
        ))}
      </div>
      {running && <MakingProgress lines={lines} onCancel={running.cancel} />}
      {files.map(({ file, label }) => (
        <FileProblem key={label} file={file} />
      ))}
    </div>
  );
}

/** What is left when all lines are there takes a moment, of which nobody knows how long. */
function MakingProgress({ lines, onCancel }: { lines: LinesRead | undefined; onCancel: () => void }) {
  const t = useText();
  if (!lines || lines.read >= lines.all)
    return <Progress label={t(lines ? messages.putTogether : messages.reading)} onCancel={onCancel} />;
  const { read, all } = lines;
  return (
    <Progress
      label={t(messages.reading)}
      value={read / all}
      detail={t(messages.linesRead, { read: formatWhole(read), all: formatWhole(all) })}
      onCancel={onCancel}
    />
  );
}
