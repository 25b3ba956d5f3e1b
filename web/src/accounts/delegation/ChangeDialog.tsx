import { useToast } from '../../platform/ui/Toast.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import { type Access, changeAccess } from '@omur/contract/accounts/delegation';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';
import { TermsDialog } from './TermsDialog.tsx';
import { asked } from './terms.ts';

/** How far and how long somebody may go on acting for themselves. */
export function ChangeDialog({ access, onClose }: { access: Access; onClose: () => void }) {
  const t = useText();
  const [terms, setTerms] = useState({ isReadOnly: access.isReadOnly, lastDay: access.lastDay ?? '' });
  const toast = useToast();
  const { send, ...sending } = useChange(changeAccess, () => {
    toast({ text: t(messages.changed), look: 'success' });
    onClose();
  });
  return (
    <TermsDialog
      title={t(messages.change, { name: access.name })}
      description={t(messages.grantWhat)}
      act={t(messages.save)}
      sending={sending}
      terms={terms}
      onTerms={setTerms}
      onSubmit={() => send({ params: { userId: access.userId }, body: asked(terms) })}
      onClose={onClose}
    />
  );
}
