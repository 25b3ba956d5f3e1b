import type { Passkey } from '@omur/contract/accounts/secondFactors';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useToast } from '../../platform/ui/Toast.tsx';
import { ActionRow } from '../../platform/page/ActionRow.tsx';
import { messages } from './messages.ts';
import { RenameDialog } from './RenameDialog.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const t = useText();
  const toast = useToast();
  const [language] = useLanguage();
  const [isRenaming, setIsRenaming] = useState(false);
  const { passkeyName: name, addedAt, lastUsedAt } = passkey;
  const at = (instant: string) => formatInstant(instant, language);
  const used = lastUsedAt ? t(messages.keyLastUsed, { when: at(lastUsedAt) }) : t(messages.neverUsed);
  return (
    <ActionRow
      icon={<KeyRound size={22} aria-hidden />}
      name={name}
      kind={t(messages.passkey)}
      words={`${used} · ${t(messages.added, { when: at(addedAt) })}`}
    >
      <Button size="small" aria-label={t(messages.renameOf, { name })} onClick={() => setIsRenaming(true)}>
        {t(messages.rename)}
      </Button>
      <Button size="small" aria-label={t(messages.removeOf, { name })} onClick={onRemove}>
        {t(messages.remove)}
      </Button>
      {isRenaming && (
        <RenameDialog
          passkey={passkey}
          onClose={() => setIsRenaming(false)}
          onRenamed={() => {
            setIsRenaming(false);
            toast({ text: t(messages.renamed) });
            onRenamed();
          }}
        />
      )}
    </ActionRow>
  );
}
