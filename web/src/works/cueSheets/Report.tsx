import type { FileLine, FileReport } from '@omur/contract/works/cueSheets';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { mostReported, TrialReport } from '../../platform/ui/FileTrial.tsx';
import styles from './cueSheets.module.css';
import { findingNames, messages } from './messages.ts';

/** What became of every line of a file, the refused first. */
export function Report({ report: { lines, sheetCount } }: { report: FileReport }) {
  const t = useText();
  const refused = lines.filter(({ isRefused }) => isRefused).length;
  const workless = lines.filter(({ isRefused, workId }) => !isRefused && workId === null).length;
  const shown = lines
    .toSorted((a, b) => weight(a) - weight(b) || a.fileLine - b.fileLine)
    .slice(0, mostReported);
  return (
    <>
      <Alert
        isAnnounced
        look={refused > 0 ? 'danger' : workless > 0 ? 'warning' : 'success'}
        title={
          refused > 0
            ? t(messages.refusedLines, { count: refused })
            : t(messages.readyLines, { count: lines.length })
        }
      >
        {t(messages.sheets, { count: sheetCount })}
        {workless > 0 && <> · {t(messages.workless, { count: workless })}</>}
      </Alert>
      <TrialReport label={t(messages.report)}>
        <thead>
          <tr>
            <th scope="col">{t(messages.fileLine)}</th>
            <th scope="col">{t(messages.programme)}</th>
            <th scope="col">{t(messages.work)}</th>
            <th scope="col">{t(messages.finding)}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.fileLine}>
              <td className="tabular">{line.fileLine}</td>
              <td>{line.cueSheetTitle}</td>
              <td>
                {line.title} {line.workId !== null && <span className="dim tabular">{line.workId}</span>}
              </td>
              <td>
                {line.isRefused ? (
                  <span className={styles.refused}>
                    {t(messages.refused)}: {line.sentence}
                  </span>
                ) : (
                  (line.sentence ?? t(findingNames[line.finding]))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TrialReport>
    </>
  );
}

const weight = ({ isRefused, workId }: FileLine) => (isRefused ? 0 : workId === null ? 1 : 2);
