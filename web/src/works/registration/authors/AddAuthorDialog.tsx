import {
  aiAuthorId,
  aiShareHundredths,
  defaultAiAuthorTypeId,
  defaultAuthorTypeId,
  publicDomainAuthorId,
} from '@omur/contract/people/rules/authorTypes';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Dialog } from '../../../platform/ui/Dialog.tsx';
import { LiveRegion } from '../../../platform/ui/LiveRegion.tsx';
import { Tabs } from '../../../platform/ui/Tabs.tsx';
import { useIsMobile } from '../../../platform/ui/useIsMobile.ts';
import type { FormAuthor, TypedAuthor } from '../form.ts';
import { messages as formMessages } from '../messages.ts';
import styles from './authors.module.css';
import { CoAuthorsPanel } from './CoAuthorsPanel.tsx';
import { FixedAuthorPanel } from './FixedAuthorPanel.tsx';
import { messages } from './messages.ts';
import type { PanelProps } from './newAuthor.ts';
import { nobody, UnknownAuthorPanel } from './UnknownAuthorPanel.tsx';
import { RegisteredPanel } from './RegisteredPanel.tsx';

type Kind = 'registered' | 'unknown' | 'publicDomain' | 'coAuthors' | 'ai';

interface AddAuthorDialogProps {
  authors: readonly FormAuthor[];
  ownAuthorId: number | undefined;
  typedAuthor: TypedAuthor | undefined;
  onTyped: (typed: TypedAuthor) => void;
  onAdd: (author: FormAuthor, isEven?: boolean) => void;
  onClose: () => void;
}

/** F2.39: five ways to put an author on the work. */
export function AddAuthorDialog(props: AddAuthorDialogProps) {
  const { authors, ownAuthorId, typedAuthor, onTyped, onAdd, onClose } = props;
  const t = useText();
  const isMobile = useIsMobile();
  const formId = useId();
  const [kind, setKind] = useState<Kind>('registered');
  const [added, setAdded] = useState<readonly string[]>([]);
  const staysOpen = useRef(false);
  const frame = useRef<HTMLDivElement>(null);

  // A panel begins anew after each author; the first field takes the focus.
  useEffect(() => {
    if (added.length > 0) frame.current?.querySelector<HTMLElement>('form input, form select')?.focus();
  }, [added.length]);

  const add = (author: FormAuthor, isEven?: boolean) => {
    onAdd(author, isEven);
    if (!staysOpen.current) return onClose();
    setAdded((before) => [...before, author.name]);
  };
  const send = (isToContinue: boolean) => {
    staysOpen.current = isToContinue;
  };
  const panel = { formId, authors, onAdd: add };
  const kinds: readonly Kind[] = ['registered', 'unknown', 'publicDomain', 'coAuthors', 'ai'];
  const last = added.at(-1);

  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.title)}
      onClose={onClose}
      footer={
        <>
          {!isMobile && <Button onClick={onClose}>{t(formMessages.cancel)}</Button>}
          <Button
            onClick={() => {
              send(true);
              (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
            }}
          >
            {t(formMessages.addMore)}
          </Button>
          <Button look="primary" type="submit" form={formId} onClick={() => send(false)}>
            {t(formMessages.add)}
          </Button>
        </>
      }
    >
      <div ref={frame} className={styles.dialog}>
        <LiveRegion>{last && t(messages.added, { name: last })}</LiveRegion>
        {last && <p className={styles.added}>{t(messages.added, { name: last })}</p>}
        <Tabs
          label={t(messages.kinds)}
          tabs={kinds.map((id) => ({ id, label: t(messages[id]) }))}
          value={kind}
          onChange={setKind}
        >
          <div key={added.length} className={styles.panel}>
            {kind === 'registered' && <RegisteredPanel {...panel} />}
            {kind === 'unknown' && (
              <UnknownAuthorPanel {...panel} typed={typedAuthor ?? nobody} onTyped={onTyped} />
            )}
            {kind === 'coAuthors' && <CoAuthorsPanel {...panel} ownAuthorId={ownAuthorId} />}
            {kind === 'publicDomain' && (
              <FixedAuthorPanel
                {...panel}
                key="publicDomain"
                authorId={publicDomainAuthorId}
                name={messages.publicDomainName}
                why={messages.publicDomainWhy}
                offered="publicDomain"
                defaultTypeId={defaultAuthorTypeId}
              />
            )}
            {kind === 'ai' && <AiPanel panel={panel} />}
          </div>
        </Tabs>
      </div>
    </Dialog>
  );
}

function AiPanel({ panel }: { panel: PanelProps }) {
  return (
    <FixedAuthorPanel
      {...panel}
      key="ai"
      authorId={aiAuthorId}
      name={messages.aiName}
      why={messages.aiWhy}
      offered="ai"
      defaultTypeId={defaultAiAuthorTypeId}
      fixedShare={aiShareHundredths}
    />
  );
}
