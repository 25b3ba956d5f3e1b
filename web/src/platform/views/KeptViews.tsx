import type { ViewAddress, ViewedList } from '@omur/contract/platform/calls/workViews';
import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../api/lazyComponent.ts';
import { useText } from '../i18n/texts.tsx';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { viewMessages } from './viewMessages.ts';

const ViewsDialog = lazyComponent(async () => (await import('./ViewsDialog.tsx')).ViewsDialog);

interface KeptViewsProps extends Pick<ButtonProps, 'look' | 'size'> {
  list: ViewedList;
  /** How the list stands now, by the names of its address; what is not set is left out. */
  address: Readonly<Record<string, string | number | undefined>>;
  /** In place of all that narrows the list down. */
  onOpen: (address: ViewAddress) => void;
}

/** H30, H165: the views of a list that its reader keeps by name. */
export function KeptViews({ list, address, onOpen, look, size }: KeptViewsProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        size={size}
        icon={<Bookmark size={size === 'small' ? 16 : 18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t(viewMessages.button)}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewsDialog
            list={list}
            address={address}
            onClose={() => setIsOpen(false)}
            onOpen={(kept) => {
              setIsOpen(false);
              onOpen(kept);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
