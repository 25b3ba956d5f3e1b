import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { Button } from '../../../platform/ui/Button.tsx';
import { Dialog } from '../../../platform/ui/Dialog.tsx';
import { LiveRegion } from '../../../platform/ui/LiveRegion.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { Tabs } from '../../../platform/ui/Tabs.tsx';
import { useIsMobile } from '../../../platform/ui/useIsMobile.ts';
import type { SetListRow } from '../form.ts';
import { ForeignPanel } from './ForeignPanel.tsx';
import { KnownPanel } from './KnownPanel.tsx';
import { messages } from './messages.ts';
import styles from './setList.module.css';

const kinds = ['known', 'foreign'] as const;

interface AddWorkDialogProps {
  /** The title of a work that was registered just now, in another tab. */
  newTitle: string | undefined;
  onAdd: (row: SetListRow) => void;
  onClose: () => void;
}

/** L2.19–L2.21: opens on works of the system; closing or adding empties it. */
export function AddWorkDialog({ newTitle, onAdd, onClose }: AddWorkDialogProps) {
  const t = useText();
  const isMobile = useIsMobile();
  const formId = useId();
  const [kind, setKind] = useState<(typeof kinds)[number]>('known');
  const [added, setAdded] = useState<readonly string[]>([]);
  const staysOpen = useRef(false);
  const frame = useRef<HTMLDivElement>(null);

  // A panel begins anew after each work; its first field takes the focus.
  useEffect(() => {
    if (added.length > 0) frame.current?.querySelector<HTMLElement>('form input')?.focus();
  }, [added.length]);

  const add = (row: SetListRow) => {
    onAdd(row);
    if (!staysOpen.current) return onClose();
    setAdded((before) => [...before, row.title]);
  };
  const send = (isToContinue: boolean) => {
    staysOpen.current = isToContinue;
  };
  const last = added.at(-1);
  const told = last && t(messages.added, { title: last });

  return (
    <Dialog
      isOpen
      size="large"
      title={t(messages.addWork)}
      onClose={onClose}
      footer={
        <>
          {!isMobile && <Button onClick={onClose}>{t(messages.cancel)}</Button>}
          <Button
            onClick={() => {
              send(true);
              (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
            }}
          >
            {t(messages.addMore)}
          </Button>
          <Button look="primary" type="submit" form={formId} onClick={() => send(false)}>
            {t(messages.add)}
          </Button>
        </>
      }
    >
      <div ref={frame} className={styles.dialog}>
        <LiveRegion>{told}</LiveRegion>
        {told && <p className={styles.added}>{told}</p>}
        <Tabs
          label={t(messages.kindsOfWork)}
          tabs={kinds.map((id) => ({ id, label: t(messages[id]) }))}
          value={kind}
          onChange={setKind}
        >
          <div key={added.length} className={styles.panel}>
            <Stack>
              {newTitle && added.length === 0 && kind === 'known' && (
                <Alert look="success" isAnnounced>
                  {t(messages.justRegistered, { title: newTitle })}
                </Alert>
              )}
              {kind === 'known' ? (
                <KnownPanel
                  formId={formId}
                  onAdd={add}
                  newTitle={added.length === 0 ? newTitle : undefined}
                />
              ) : (
                <ForeignPanel formId={formId} onAdd={add} />
              )}
            </Stack>
          </div>
        </Tabs>
      </div>
    </Dialog>
  );
}
