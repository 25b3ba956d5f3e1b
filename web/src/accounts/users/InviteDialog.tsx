import { getUser, inviteUser, type User } from '@omur/contract/accounts/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { type Language, LanguageField } from './LanguageField.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

/** Sends the letter with which a user chooses a password. */
export function InviteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const client = useQueryClient();
  const [email, setEmail] = useState(user.email?.split(',')[0]?.trim() ?? '');
  const [language, setLanguage] = useState<Language>(user.language);
  const { send, isSending, problemAt, refusal } = useChange(inviteUser, (sent) => {
    void client.invalidateQueries({ queryKey: [getUser.path] });
    toast({ text: t(sent.isAwaited ? messages.inviteAsked : messages.inviteSent, { email: sent.email }) });
    onClose();
  });
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.inviteTitle, { name: user.name })}
      description={t(messages.inviteWhat)}
      act={t(messages.send)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ params: { userId: user.userId }, body: { email, language } })}
      onClose={onClose}
    >
      <TextField
        label={t(messages.email)}
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={problemAt('email')}
      />
      <LanguageField value={language} onChange={setLanguage} />
    </FormDialog>
  );
}
