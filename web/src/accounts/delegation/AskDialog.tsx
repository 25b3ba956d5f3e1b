import { useToast } from '../../platform/ui/Toast.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import {
  askForAccess,
  type FoundUser,
  listAccessRequests,
  listMyAccess,
} from '@omur/contract/accounts/delegation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { messages } from './messages.ts';
import { TermsDialog } from './TermsDialog.tsx';
import { asked, withoutLimit } from './terms.ts';
import { UserPicker } from './UserPicker.tsx';

const longestRemark = 500;

/** Asks somebody for access to act for them. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [user, setUser] = useState<FoundUser>();
  const [terms, setTerms] = useState(withoutLimit);
  const [remark, setRemark] = useState('');
  const requests = useQuery(listQueryFor(listAccessRequests));
  const held = useQuery(listQueryFor(listMyAccess, { query: { limit: 200 } }));
  const toast = useToast();
  const { send, ...sending } = useChange(askForAccess, () => {
    toast({ text: t(messages.asked, { name: user?.name ?? '' }), look: 'success' });
    onClose();
  });
  const whyNot = ({ userId }: FoundUser) => {
    if (held.data?.rows.some((one) => one.userId === userId)) return t(messages.alreadyHeld);
    const isAsked = requests.data?.rows.some((one) => one.isOwnRequest && one.userId === userId);
    return isAsked ? t(messages.alreadyAsked) : undefined;
  };
  return (
    <TermsDialog
      title={t(messages.ask)}
      description={t(messages.askWhat)}
      act={t(messages.send)}
      sending={sending}
      terms={terms}
      onTerms={setTerms}
      isReady={user !== undefined && remark.length <= longestRemark}
      isAsking
      onSubmit={() => user && send({ body: { userId: user.userId, ...asked(terms), remark } })}
      onClose={onClose}
      below={
        <TextArea
          label={t(messages.remark)}
          hint={t(messages.remarkHint)}
          isOptional
          rows={3}
          maxLength={longestRemark}
          value={remark}
          onChange={setRemark}
        />
      }
    >
      <UserPicker value={user} onChange={setUser} whyNot={whyNot} />
    </TermsDialog>
  );
}
