import { listRepertoryFiles, type RepertoryFile } from '@omur/contract/works/repertory';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { fileSizeText } from '../../platform/attachments/fileSize.ts';
import { formatInstant, formatWhole } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { AnchorButton } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { messages } from './messages.ts';

/** O105: the whole as files; nothing until a job has made them. */
export function RepertoryFiles() {
  const t = useText();
  const [language] = useLanguage();
  const files = useQuery(listQueryFor(listRepertoryFiles)).data?.rows ?? [];
  const [first] = files;
  if (!first) return null;
  const sizeOf = ({ sizeBytes }: RepertoryFile) => fileSizeText(sizeBytes, language);
  const linesOf = ({ lineCount }: RepertoryFile) => formatWhole(lineCount);
  const columns: Column<RepertoryFile>[] = [
    { id: 'file', header: t(messages.file), isTitle: true, cell: ({ fileName }) => fileName },
    { id: 'lines', header: t(messages.lines), isNumeric: true, cell: linesOf },
    { id: 'size', header: t(messages.size), isNumeric: true, cell: sizeOf },
    { id: 'fetch', header: t(messages.fetch), isNumeric: true, cell: (file) => <Fetch file={file} /> },
  ];
  return (
    <Card title={t(messages.whole)} note={formatInstant(first.createdAt, language)}>
      <Stack>
        <p className="dim">{t(messages.wholeMore)}</p>
        <Table
          isBare
          label={t(messages.whole)}
          columns={columns}
          rows={files}
          rowKey={({ fileName }) => fileName}
          phoneRow={(file) => ({
            title: file.fileName,
            detail: `${linesOf(file)} · ${sizeOf(file)}`,
            aside: <Fetch file={file} />,
          })}
        />
      </Stack>
    </Card>
  );
}

function Fetch({ file: { fileName } }: { file: RepertoryFile }) {
  const t = useText();
  return (
    <AnchorButton
      size="small"
      icon={<Download />}
      href={`/api/repertory/files/${fileName}`}
      download={fileName}
      aria-label={t(messages.fetchFile, { file: fileName })}
    >
      {t(messages.fetch)}
    </AnchorButton>
  );
}
