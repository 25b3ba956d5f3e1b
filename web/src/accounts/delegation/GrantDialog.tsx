import { useToast } from '../../platform/ui/Toast.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import { type FoundUser, grantAccess } from '@omur/contract/accounts/delegation';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';
import { TermsDialog } from './TermsDialog.tsx';
import { asked, withoutLimit } from './terms.ts';
import { UserPicker } from './UserPicker.tsx';

/** C2.29, C4.7: lets somebody act for themselves. */
export function GrantDialog({ onClose, onGranted }: { onClose: () => void; onGranted: () => void }) {
  const t = useText();
  const [user, setUser] = useState<FoundUser>();
  const [terms, setTerms] = useState(withoutLimit);
  const toast = useToast();
  const { send, ...sending } = useChange(grantAccess, () => {
    toast({ text: t(messages.grantedTo, { name: user?.name ?? '' }), look: 'success' });
    onGranted();
  });
  return (
    <TermsDialog
      title={t(messages.grant)}
      description={t(messages.grantWhat)}
      act={t(messages.grant)}
      sending={sending}
      terms={terms}
      onTerms={setTerms}
      isReady={user !== undefined}
      onSubmit={() => user && send({ body: { granteeUserId: user.userId, ...asked(terms) } })}
      onClose={onClose}
    >
      <UserPicker
        value={user}
        onChange={setUser}
        whyNot={({ isGranted }) => (isGranted ? t(messages.alreadyAdded) : undefined)}
      />
    </TermsDialog>
  );
}
