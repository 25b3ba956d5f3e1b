import { columnsOf, type Column as FileColumn, type FileKind } from '@omur/contract/exchange/societyColumns';
import { societyFileKinds } from '@omur/contract/platform/fields/societyFiles';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Download } from 'lucide-react';
import { save } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { meanings } from './columnMeanings.ts';
import { wordsOf } from './columnWords.ts';
import { societyColumnsPage } from './deskPages.ts';
import { kindLabels, messages } from './messages.ts';
import styles from './societyFiles.module.css';

/** O253: which files are read, and what stands in each column, for the people who make them. */
export const ColumnsPage = () => (
  <StaffOnly isForAdministrators>
    <Files />
  </StaffOnly>
);

function Files() {
  const t = useText();
  return (
    <Stack>
      <Link to="/gagnaflutningur" className={styles.back}>
        <ArrowLeft size={18} aria-hidden /> {t(messages.back)}
      </Link>
      <PageHeader title={t(societyColumnsPage.label)} subtitle={t(messages.columnsMore)} />
      {societyFileKinds.map((kind) => (
        <FileCard key={kind} kind={kind} />
      ))}
    </Stack>
  );
}

function FileCard({ kind }: { kind: FileKind }) {
  const t = useText();
  const name = `${kind}.csv`;
  const columns = columnsOf[kind];
  const fetchEmpty = () =>
    save(
      new Blob(['\uFEFF', `${columns.map((column) => column.name).join(';')}\r\n`], { type: 'text/csv' }),
      name,
    );
  return (
    <Card
      title={t(kindLabels[kind])}
      note={<code>{name}</code>}
      actions={
        <Button
          size="small"
          icon={<Download />}
          aria-label={t(messages.fetchEmptyOf, { name })}
          onClick={fetchEmpty}
        >
          {t(messages.fetchEmpty)}
        </Button>
      }
    >
      <Table
        isBare
        label={name}
        columns={shownColumns(t, kind)}
        rows={columns}
        rowKey={(column) => column.name}
        phoneRow={(column) => ({
          title: column.name,
          detail: <Held kind={kind} column={column} />,
          aside: column.isNeeded && <span className="dim">{t(messages.needed)}</span>,
        })}
      />
    </Card>
  );
}

/** What the column is for, where that has to be said, and what its cells hold. */
function Held({ kind, column }: { kind: FileKind; column: FileColumn }) {
  const t = useText();
  const meaning = meanings[kind]?.[column.name];
  const form = t(wordsOf(column));
  if (!meaning) return form;
  return (
    <>
      {t(meaning)}
      <br />
      <span className="dim small">{form}</span>
    </>
  );
}

const shownColumns = (t: ReturnType<typeof useText>, kind: FileKind): Column<FileColumn>[] => [
  {
    id: 'name',
    header: t(messages.column),
    width: '220px',
    isTitle: true,
    cell: ({ name }) => <code>{name}</code>,
  },
  {
    id: 'needed',
    header: t(messages.needed),
    width: '110px',
    cell: ({ isNeeded }) => isNeeded && t(messages.yes),
  },
  {
    id: 'form',
    header: t(messages.form),
    width: 'minmax(0, 1fr)',
    cell: (column) => <Held kind={kind} column={column} />,
  },
];
