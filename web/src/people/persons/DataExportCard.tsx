import { exportData, readExportedData } from '@omur/contract/people/persons';
import { Link } from '@tanstack/react-router';
import { Download, FileText } from 'lucide-react';
import { callFile } from '../../platform/api/call.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import styles from './persons.module.css';

/** A copy of everything that is on file: to read, and as data. */
export function DataExportCard({ personId, isOwn }: { personId: number; isOwn: boolean }) {
  const t = useText();
  const params = { personId };
  const page = useFile(`omur-${personId}.html`, (signal) => callFile(readExportedData, { params, signal }));
  const data = useFile(`omur-${personId}.json`, (signal) => callFile(exportData, { params, signal }));
  return (
    <Card title={t(isOwn ? messages.held : messages.heldOther)}>
      <Stack gap="small">
        <p className="dim">
          {t(messages.heldWords)} <Link to="/varðveisla">{t(messages.heldRules)}</Link>
        </p>
        <FileProblem file={page} />
        <FileProblem file={data} />
        <div className={styles.files}>
          <Button icon={<FileText />} isLoading={page.isFetching} onClick={() => void page.fetchFile()}>
            {t(messages.heldPage)}
          </Button>
          <Button icon={<Download />} isLoading={data.isFetching} onClick={() => void data.fetchFile()}>
            {t(messages.heldData)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
