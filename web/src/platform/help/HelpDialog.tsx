import { useLanguage, useText } from '../i18n/texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { sections } from './content.ts';
import { messages } from './messages.ts';
import { SectionText } from './SectionText.tsx';

interface HelpDialogProps {
  /** Of the section. */
  id: string;
  onClose: () => void;
}

/** One section of the help, for a page from which the whole of it is not to be reached. */
export function HelpDialog({ id, onClose }: HelpDialogProps) {
  const t = useText();
  const [language] = useLanguage();
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`There is no section ${id}.`);
  return (
    <Dialog
      isOpen
      closesOnOutsidePress
      title={section.title[language]}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t(messages.close)}
        </Button>
      }
    >
      <SectionText blocks={section.blocks} />
    </Dialog>
  );
}
