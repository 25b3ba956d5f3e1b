import { type CwrRefusedWork, getSentCwrFile, makeOwnCwrFiles } from '@omur/contract/exchange/cwrOut/cwrOut';
import { cwrVersions } from '@omur/contract/platform/fields/cwrOut';
import { Suspense, useState } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { save } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Menu } from '../../platform/ui/Menu.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { ownFileLabel } from './ownFileLabel.ts';

const OwnHeldBack = lazyComponent(async () => (await import('./HeldBack.tsx')).OwnHeldBack);

/** X94: the user's own works as a CWR file, in the version that they choose. */
export function OwnFile() {
  const t = useText();
  const toast = useToast();
  const [heldBack, setHeldBack] = useState<readonly CwrRefusedWork[]>([]);
  const refused = (error: unknown) =>
    toast({ look: 'warning', text: error instanceof Error ? error.message : String(error) });
  const { send, isSending } = useChange(
    makeOwnCwrFiles,
    ({ files, refusedWorks }) => {
      setHeldBack(refusedWorks);
      void (async () => {
        for (const { fileId, fileName, workCount } of files) {
          const signal = new AbortController().signal;
          save(await callFile(getSentCwrFile, { params: { fileId }, signal }), fileName);
          toast({ text: t(messages.ownMade, { count: workCount }) });
        }
      })().catch(refused);
    },
    refused,
  );
  return (
    <>
      <Menu
        label={t(ownFileLabel)}
        trigger={t(ownFileLabel)}
        items={cwrVersions.map((cwrVersion) => ({
          id: cwrVersion,
          label: t(messages.ownVersion, { version: cwrVersion }),
          isDisabled: isSending,
          onSelect: () => send({ body: { cwrVersion } }),
        }))}
      />
      {heldBack.length > 0 && (
        <Suspense>
          <OwnHeldBack works={heldBack} onClose={() => setHeldBack([])} />
        </Suspense>
      )}
    </>
  );
}
