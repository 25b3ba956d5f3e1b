import { type ReceivedCwrFile, listReceivedCwrFiles } from '@omur/contract/exchange/cwrOut/cwrOut';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import styles from '../iswc/iswc.module.css';
import { PagedTable } from '../iswc/PagedTable.tsx';
import { messages } from './messages.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';

/** X95: files of answers that were taken in. */
export function Answers() {
  const t = useText();
  const [language] = useLanguage();
  const [isReceiving, setIsReceiving] = useState(false);
  const columns: Column<ReceivedCwrFile>[] = [
    {
      id: 'file',
      header: t(messages.fileName),
      isTitle: true,
      width: 'minmax(0, 1fr)',
      cell: ({ fileName }) => fileName,
    },
    {
      id: 'answers',
      header: t(messages.answers),
      width: '92px',
      isNumeric: true,
      cell: ({ answerCount }) => formatWhole(answerCount),
    },
    {
      id: 'new',
      header: t(messages.newAnswers),
      width: '104px',
      isNumeric: true,
      cell: ({ takenCount }) => formatWhole(takenCount),
    },
    {
      id: 'warnings',
      header: t(messages.warnings),
      width: '108px',
      isNumeric: true,
      cell: ({ warningCount }) => formatWhole(warningCount),
    },
    {
      id: 'when',
      header: t(messages.when),
      width: '148px',
      cell: ({ receivedAt }) => formatInstant(receivedAt, language),
    },
  ];
  return (
    <>
      <PagedTable
        endpoint={listReceivedCwrFiles}
        query={{}}
        label={t(messages.answerFiles)}
        columns={columns}
        rowKey={({ receivedFileId }) => receivedFileId}
        phoneRow={(row) => ({
          title: row.fileName,
          detail: `${t(messages.answers)}: ${formatWhole(row.answerCount)} · ${formatInstant(row.receivedAt, language)}`,
        })}
        empty={t(messages.noAnswers)}
        filter={
          <div className={styles.actions}>
            <Button icon={<FileUp size={16} aria-hidden />} onClick={() => setIsReceiving(true)}>
              {t(messages.receive)}
            </Button>
          </div>
        }
      />
      {isReceiving && <ReceiveDialog onClose={() => setIsReceiving(false)} />}
    </>
  );
}
