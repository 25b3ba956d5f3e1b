import { type Access, changeAccess } from '@omur/contract/accounts/delegation';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';
import { TermsDialog } from './TermsDialog.tsx';
import { asked } from './terms.ts';
import { useAct } from './useAct.ts';

/** How far and how long somebody may go on acting for oneself. */
export function ChangeDialog({ access, onClose }: { access: Access; onClose: () => void }) {
  const t = useText();
  const [terms, setTerms] = useState({ isReadOnly: access.isReadOnly, lastDay: access.lastDay ?? '' });
  const { act, ...sending } = useAct(changeAccess, t(messages.changed), onClose);
  return (
    <TermsDialog
      title={t(messages.change, { name: access.name })}
      description={t(messages.grantWhat)}
      act={t(messages.save)}
      sending={sending}
      terms={terms}
      onTerms={setTerms}
      onSubmit={() => act({ params: { userId: access.userId }, body: asked(terms) })}
      onClose={onClose}
    />
  );
}
