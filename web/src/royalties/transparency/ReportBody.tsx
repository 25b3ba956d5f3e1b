import type { ReportSectionName } from '@omur/contract/platform/fields/transparency';
import type { TransparencyReport } from '@omur/contract/royalties/transparency';
import { useMemo } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import styles from './report.module.css';
import { ReportTableView } from './ReportTableView.tsx';
import { chaptersOf } from './tables.ts';
import { sectionWords } from './words.ts';

interface ReportBodyProps {
  report: TransparencyReport;
  /** Given while the report is a draft. */
  onWrite?: (section: ReportSectionName) => void;
}

/** The report from its beginning to its end: figures in tables, and what is told in words. */
export function ReportBody({ report, onWrite }: ReportBodyProps) {
  const t = useText();
  const chapters = useMemo(() => chaptersOf(report.figures), [report.figures]);
  return (
    <>
      <p className={styles.method}>{t(messages.method)}</p>
      {chapters.map(({ id, title, tables, texts }) => (
        <Card key={id} title={t(title)}>
          <Stack>
            {tables.map((table) => (
              <section key={table.id}>
                <h3 className={styles.heading}>{t(table.title)}</h3>
                <ReportTableView table={table} />
              </section>
            ))}
            {texts.map((section) => (
              <Words key={section} report={report} section={section} onWrite={onWrite} />
            ))}
          </Stack>
        </Card>
      ))}
    </>
  );
}

interface WordsProps {
  report: TransparencyReport;
  section: ReportSectionName;
  onWrite: ReportBodyProps['onWrite'] | undefined;
}

function Words({ report, section, onWrite }: WordsProps) {
  const t = useText();
  const [language] = useLanguage();
  const found = report.texts.find(({ reportSection }) => reportSection === section);
  const words = language === 'en' ? found?.sectionTextEn : found?.sectionTextIs;
  const title = t(sectionWords[section].title);
  return (
    <section>
      <div className={styles.wordsHead}>
        <h3 className={styles.heading}>{title}</h3>
        {onWrite && (
          <Button
            size="small"
            aria-label={t(messages.writeWhich, { section: title })}
            onClick={() => onWrite(section)}
          >
            {t(found ? messages.edit : messages.write)}
          </Button>
        )}
      </div>
      {words ? (
        <p className={styles.words}>{words}</p>
      ) : (
        <p className={styles.missing}>{onWrite ? t(sectionWords[section].hint) : t(messages.missing)}</p>
      )}
    </section>
  );
}
