import { FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';

const TaxSummaryDialog = lazy(async () => ({
  default: (await import('./TaxSummaryDialog.tsx')).TaxSummaryDialog,
}));

/** The way to the yearly summary for the tax return, of all rights of the person who is logged in or acted for. */
export function TaxSummaryButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<FileText />} onClick={() => setIsOpen(true)}>
        {t(messages.taxButton)}
      </Button>
      {isOpen && (
        <Suspense>
          <TaxSummaryDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
