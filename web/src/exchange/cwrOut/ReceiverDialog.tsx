import {
  addCwrReceiver,
  changeCwrReceiver,
  type CwrReceiver,
  type CwrSociety,
} from '@omur/contract/exchange/cwrOut/cwrOut';
import { cwrVersions, sendScopes } from '@omur/contract/platform/fields/cwrOut';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages, scopes } from './messages.ts';
import { SocietyField } from './SocietyField.tsx';

type Kept = Pick<CwrReceiver, 'receiverName' | 'cwrVersion' | 'sends'>;
const empty: Kept = { receiverName: '', cwrVersion: '2.2', sends: 'all' };
/** Names of CWR participants have 45 columns. */
const longestName = 45;

/** X130: another society or hub that files are made for. */
export function AddReceiverDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [kept, setKept] = useState(empty);
  const [society, setSociety] = useState<CwrSociety>();
  const [isTried, setIsTried] = useState(false);
  const add = useChange(addCwrReceiver, () => {
    toast({ text: t(messages.added) });
    onClose();
  });
  const choose = (chosen: CwrSociety | undefined) => {
    setSociety(chosen);
    if (chosen) setKept({ ...kept, receiverName: chosen.societyName.slice(0, longestName) });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.addReceiver)}
      act={t(messages.addIt)}
      refusal={add.refusal}
      isSending={add.isSending}
      onSubmit={() => {
        setIsTried(true);
        if (society && kept.receiverName.trim() !== '')
          add.send({ body: { receiver: society.receiver, ...kept } });
      }}
      onClose={onClose}
    >
      <SocietyField
        value={society}
        onChange={choose}
        error={isTried && !society ? t(messages.chooseSociety) : undefined}
      />
      <ReceiverFields kept={kept} onChange={setKept} isTried={isTried} />
    </FormDialog>
  );
}

/** X131, X132: its name, version and works, and whether it gets any more. */
export function ChangeReceiverDialog({ receiver, onClose }: { receiver: CwrReceiver; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [kept, setKept] = useState<Kept>(receiver);
  const [isClosed, setIsClosed] = useState(receiver.isClosed);
  const [isTried, setIsTried] = useState(false);
  const change = useChange(changeCwrReceiver, () => {
    toast({ text: t(messages.changedReceiver) });
    onClose();
  });
  return (
    <FormDialog
      isStacked
      title={t(messages.changeReceiver)}
      description={`${receiver.receiver} · ${receiver.receiverName}`}
      refusal={change.refusal}
      isSending={change.isSending}
      onSubmit={() => {
        setIsTried(true);
        const { receiverName, cwrVersion, sends } = kept;
        if (receiverName.trim() !== '')
          change.send({
            params: { receiver: receiver.receiver },
            body: { receiverName, cwrVersion, sends, isClosed },
          });
      }}
      onClose={onClose}
    >
      <ReceiverFields kept={kept} onChange={setKept} isTried={isTried} />
      <CheckboxField
        label={t(messages.isClosed)}
        hint={t(messages.isClosedHint)}
        isChecked={isClosed}
        onChange={setIsClosed}
      />
    </FormDialog>
  );
}

interface ReceiverFieldsProps {
  kept: Kept;
  onChange: (kept: Kept) => void;
  isTried: boolean;
}

function ReceiverFields({ kept, onChange, isTried }: ReceiverFieldsProps) {
  const t = useText();
  const { receiverName, cwrVersion, sends } = kept;
  return (
    <>
      <TextField
        label={t(messages.receiverName)}
        maxLength={longestName}
        value={receiverName}
        onChange={(name) => onChange({ ...kept, receiverName: name })}
        error={isTried && receiverName.trim() === '' ? t(messages.nameMissing) : undefined}
      />
      <RadioGroup
        isInline
        label={t(messages.version)}
        value={cwrVersion}
        options={cwrVersions.map((value) => ({ value, label: `CWR ${value}` }))}
        onChange={(version) => onChange({ ...kept, cwrVersion: version })}
      />
      <RadioGroup
        label={t(messages.sends)}
        value={sends}
        options={sendScopes.map((value) => ({
          value,
          label: t(scopes[value].label),
          hint: t(scopes[value].hint),
        }))}
        onChange={(scope) => onChange({ ...kept, sends: scope })}
      />
      <p className="dim small">{t(messages.delivery)}</p>
    </>
  );
}
