import { isRedirectUri } from '@omur/contract/accounts/rules/redirectUri';
import { addService } from '@omur/contract/accounts/signOn';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { usePassword } from '../../platform/page/usePassword.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './deskMessages.ts';
import type { ShownSecret } from './ServicesPage.tsx';

interface AddServiceDialogProps {
  onClose: () => void;
  onAdded: (shown: ShownSecret | undefined) => void;
}

/** O140: a service, with where people are sent back to. */
export function AddServiceDialog({ onClose, onAdded }: AddServiceDialogProps) {
  const t = useText();
  const [name, setName] = useState('');
  const [written, setWritten] = useState('');
  const [hasSecret, setHasSecret] = useState(true);
  const [isTried, setIsTried] = useState(false);
  const add = useChange(addService, ({ clientId, clientSecret: secret }) =>
    onAdded(secret === null ? undefined : { clientId, secret }),
  );
  const given = usePassword(add.error);
  const redirectUris = written.split(/\s+/u).filter((uri) => uri !== '');
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri));
  const submit = () => {
    setIsTried(true);
    const isGiven = given.isGiven();
    if (name.trim() === '' || redirectUris.length === 0 || wrong !== undefined || !isGiven) return;
    add.send({ body: { serviceName: name, redirectUris, hasSecret, password: given.password } });
  };
  const urisProblem =
    redirectUris.length === 0 ? t(messages.urisEmpty) : wrong && t(messages.urisWrong, { uri: wrong });
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.add)}
      act={t(messages.add)}
      refusal={given.refusal}
      isSending={add.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {given.after(
        <>
          <TextField
            label={t(messages.name)}
            hint={t(messages.nameHint)}
            value={name}
            onChange={setName}
            maxLength={60}
            autoComplete="off"
            error={isTried && name.trim() === '' ? t(messages.nameEmpty) : add.problemAt('serviceName')}
          />
          <TextArea
            label={t(messages.uris)}
            hint={t(messages.urisHint)}
            rows={3}
            value={written}
            onChange={setWritten}
            error={isTried ? (urisProblem ?? add.problemAt('redirectUris')) : undefined}
          />
          <RadioGroup
            label={t(messages.kind)}
            value={hasSecret ? 'with' : 'without'}
            onChange={(kind) => setHasSecret(kind === 'with')}
            options={[
              { value: 'with', label: t(messages.withSecret), hint: t(messages.withSecretHint) },
              { value: 'without', label: t(messages.withoutSecret), hint: t(messages.withoutSecretHint) },
            ]}
          />
        </>,
      )}
      {given.field}
    </FormDialog>
  );
}
