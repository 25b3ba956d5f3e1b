import { Files, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';
import type { YearFile } from './YearDialog.tsx';

const YearDialog = lazy(async () => ({ default: (await import('./YearDialog.tsx')).YearDialog }));

const taxSummary: YearFile = {
  title: messages.taxTitle,
  lead: messages.taxLead,
  reading: messages.readingRights,
  nameOf: (year) => `skattframtal-${year}.pdf`,
  make: async (year, making) => (await import('./makeTaxYear.ts')).makeTaxYear(year, making),
};

const statements: YearFile = {
  title: messages.yearTitle,
  lead: messages.yearLead,
  reading: messages.readingStatements,
  nameOf: (year) => `skilagreinar-${year}.pdf`,
  make: async (year, making) => (await import('./makeYear.ts')).makeYear(year, making),
};

/** The yearly summary for the tax return, and all statements of a year (H141): of all rights of the person who is logged in or acted for. */
export function YearButtons() {
  const t = useText();
  const [open, setOpen] = useState<YearFile>();
  return (
    <>
      <Button icon={<FileText />} onClick={() => setOpen(taxSummary)}>
        {t(messages.taxButton)}
      </Button>
      <Button icon={<Files />} onClick={() => setOpen(statements)}>
        {t(messages.yearButton)}
      </Button>
      {open && (
        <Suspense>
          <YearDialog of={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
