import type { Work } from '@omur/contract/works/works';
import { FileSignature } from 'lucide-react';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { words } from './words.ts';

/** H140: the split of a work as a document, for its parties. */
export function SplitSheetCard({ work }: { work: Work }) {
  const t = useText();
  const file = useFile(`skiptablad-${work.workId}.pdf`, async (signal) => {
    const { makeSplitSheet } = await import('./makeSplitSheet.ts');
    return makeSplitSheet(work, signal);
  });
  return (
    <Card title={t(words.splitSheet)}>
      <Stack>
        <p className="small">{t(words.buttonMore)}</p>
        <div>
          <Button
            size="small"
            icon={<FileSignature size={16} aria-hidden />}
            isLoading={file.isFetching}
            onClick={() => void file.fetchFile()}
          >
            {t(words.button)}
          </Button>
        </div>
        <FileProblem file={file} />
      </Stack>
    </Card>
  );
}
