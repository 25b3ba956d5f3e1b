import { beginApp, confirmApp } from '@omur/contract/accounts/secondFactors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import { QrCode } from '../../platform/ui/QrCode.tsx';
import styles from './secondFactors.module.css';
import { usePassword } from '../../platform/page/usePassword.tsx';

export interface AddingProps {
  onClose: () => void;
  /** With the recovery codes that came with the first factor. */
  onAdded: (codes: string[], doneText: string) => void;
}

/** Connects an app: the password, then the picture that the app scans, and a code to show that it did. */
export function AddAppDialog({ onClose, onAdded }: AddingProps) {
  const t = useText();
  const begin = useMutation({
    mutationFn: (password: string) => call(beginApp, { body: { password } }),
  });
  const given = usePassword(begin.error);
  if (begin.data) return <Scan {...begin.data} onClose={onClose} onAdded={onAdded} />;
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.addApp)}
      act={t(messages.goOn)}
      refusal={given.refusal}
      isSending={begin.isPending}
      onSubmit={() => given.isGiven() && begin.mutate(given.password)}
      onClose={onClose}
    >
      {given.field}
    </FormDialog>
  );
}

interface ScanProps extends AddingProps {
  secret: string;
  appAddress: string;
}

const codeId = 'app-code';

function Scan({ secret, appAddress, onClose, onAdded }: ScanProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const focus = () => document.getElementById(codeId)?.focus();
  const confirm = useMutation({
    mutationFn: () => call(confirmApp, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes, t(messages.appAdded)),
    onError: focus,
  });
  const { error } = confirm;
  const isWrong = isRefusal(error) && error.code === 'secondFactor.codeWrong';
  const missing = isTried && code.trim() === '' ? t(messages.codeEmpty) : undefined;
  const submit = () => {
    setIsTried(true);
    if (code.trim() === '') focus();
    else confirm.mutate();
  };
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.addApp)}
      act={t(messages.connect)}
      refusal={isWrong ? undefined : error?.message}
      isSending={confirm.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles.words}>{t(messages.scan)}</p>
      <QrCode address={appAddress} label={t(messages.picture)} />
      <div className={styles.words}>
        <p className="dim small">{t(messages.cannotScan)}</p>
        <p className={styles.secret} data-testid="secret">
          {secret.replace(/.{4}(?=.)/g, '$& ')}
        </p>
        <a href={appAddress}>{t(messages.openApp)}</a>
      </div>
      <TextField
        id={codeId}
        label={t(messages.codeOfApp)}
        value={code}
        onChange={setCode}
        error={isWrong ? error.message : missing}
        inputMode="numeric"
        autoComplete="one-time-code"
        isNumeric
      />
    </FormDialog>
  );
}
