import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';

const HelpDialog = lazy(async () => ({
  default: (await import('../../platform/help/HelpDialog.tsx')).HelpDialog,
}));

/** Opens the section of the help where the help itself is not to be reached, before there is a second factor. */
export function HelpButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        isWide
        icon={<CircleQuestionMark size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(messages.more)}
      </Button>
      {isOpen && (
        <Suspense>
          <HelpDialog id="oryggi" onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
