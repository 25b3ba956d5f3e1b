import { type IpiMembership, type IpiSociety, typeIpiMembership } from '@omur/contract/people/ipi';
import {
  type IpiRight,
  type IpiRole,
  ipiRightCodes,
  ipiRoleCodes,
} from '@omur/contract/people/rules/ipiCodes';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { CheckboxList } from '../../platform/ui/CheckboxList.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { rightText, roleText } from './codeTexts.ts';
import { SocietyField } from './SocietyField.tsx';
import { typedMessages as messages } from './typedMessages.ts';

interface DialogProps {
  partyId: number;
  onTyped: (ipiImportId: number) => void;
  onClose: () => void;
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/u.test(value);

/** X150: a party belongs to another society, or to one that is not on file. */
export function NewMembershipDialog({ partyId, onTyped, onClose }: DialogProps) {
  const t = useText();
  const [language] = useLanguage();
  const [society, setSociety] = useState<IpiSociety>();
  const [rightCodes, setRightCodes] = useState<IpiRight[]>(ipiRightCodes);
  const [roleCode, setRoleCode] = useState<IpiRole>('CA');
  const [memberFrom, setFrom] = useState('');
  const [memberTo, setTo] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal } = useChange(typeIpiMembership, ({ ipiImportId }) =>
    onTyped(ipiImportId),
  );
  const needed = (isThere: boolean) => (isTried && !isThere ? t(messages.missing) : undefined);
  const submit = () => {
    setIsTried(true);
    if (!society || rightCodes.length === 0 || !isDay(memberFrom) || !(memberTo === '' || isDay(memberTo)))
      return;
    const { societyCode } = society;
    const body = { societyCode, rightCodes, roleCode, memberFrom, memberTo: memberTo || null };
    send({ params: { partyId }, body });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.add)}
      description={t(messages.addWhat)}
      act={t(messages.send)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SocietyField value={society} onChange={setSociety} error={needed(society !== undefined)} />
      <CheckboxList
        label={t(messages.rights)}
        options={ipiRightCodes.map((value) => ({ value, label: rightText(value, language) }))}
        chosen={rightCodes}
        onChange={setRightCodes}
        error={needed(rightCodes.length > 0)}
      />
      <SelectField
        label={t(messages.role)}
        value={roleCode}
        options={ipiRoleCodes.map((value) => ({ value, label: roleText(value, language) }))}
        onChange={setRoleCode}
      />
      <DateField
        label={t(messages.from)}
        value={memberFrom}
        onChange={setFrom}
        error={
          needed(memberFrom !== '') ?? (isTried && !isDay(memberFrom) ? t(messages.dayWrong) : undefined)
        }
      />
      <LastDay value={memberTo} onChange={setTo} isTried={isTried} />
    </FormDialog>
  );
}

interface ChangeProps extends DialogProps {
  membership: IpiMembership;
}

type What = 'end' | 'remove';

/** X150: a membership on file ends on another day, or never was. */
export function ChangeMembershipDialog({ partyId, membership, onTyped, onClose }: ChangeProps) {
  const t = useText();
  const [language] = useLanguage();
  const [what, setWhat] = useState<What>('end');
  const [memberTo, setTo] = useState(membership.memberTo ?? '');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal } = useChange(typeIpiMembership, ({ ipiImportId }) =>
    onTyped(ipiImportId),
  );
  const { societyCode, societyName, memberFrom } = membership;
  const [rightCode, roleCode] = [membership.rightCode as IpiRight, membership.roleCode as IpiRole];
  const submit = () => {
    setIsTried(true);
    const isRemoval = what === 'remove';
    if (!isRemoval && memberTo !== '' && !isDay(memberTo)) return;
    const body = { societyCode, rightCodes: [rightCode], roleCode, memberFrom, isRemoval };
    send({
      params: { partyId },
      body: { ...body, memberTo: isRemoval ? membership.memberTo : memberTo || null },
    });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.changeTitle)}
      description={[
        societyName,
        rightText(rightCode, language),
        roleText(roleCode, language),
        formatDay(memberFrom),
      ].join(' · ')}
      act={t(messages.send)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup<What>
        label={t(messages.whatToDo)}
        value={what}
        options={[
          { value: 'end', label: t(messages.end) },
          { value: 'remove', label: t(messages.remove), hint: t(messages.removeHint) },
        ]}
        onChange={setWhat}
      />
      {what === 'end' && <LastDay value={memberTo} onChange={setTo} isTried={isTried} />}
    </FormDialog>
  );
}

interface LastDayProps {
  value: string;
  onChange: (day: string) => void;
  isTried: boolean;
}

function LastDay({ value, onChange, isTried }: LastDayProps) {
  const t = useText();
  return (
    <DateField
      isOptional
      label={t(messages.to)}
      hint={t(messages.toHint)}
      value={value}
      onChange={onChange}
      error={isTried && value !== '' && !isDay(value) ? t(messages.dayWrong) : undefined}
    />
  );
}
