import { plainMember } from '@omur/contract/platform/fields/plainPerson';
import { plainFieldsOf } from '@omur/contract/platform/plainFields';
import { PlainInput } from '../../platform/plain/PlainInput.tsx';
import type { FieldOf } from '../../platform/api/useChange.ts';
import type { NewMember } from '@omur/contract/accounts/users';
import { listGenders, listPostalCodes } from '@omur/contract/platform/calls/lookups';
import { hasValidCheckDigit, kindOfKennitala, readKennitala } from '@omur/contract/people/rules/kennitala';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { LanguageField } from './LanguageField.tsx';
import { noGender, type TypedMember } from './memberForm.ts';
import { messages } from './messages.ts';
import styles from './users.module.css';

interface MemberFieldsProps {
  member: TypedMember;
  onChange: (next: Partial<TypedMember>) => void;
  problemAt: (field: FieldOf<NewMember>) => string | undefined;
  /** An unknown author is one for certain. */
  isKnownAuthor: boolean;
  mayInvite: boolean;
}

export function MemberFields(props: MemberFieldsProps) {
  const { member, onChange, problemAt, isKnownAuthor, mayInvite } = props;
  const t = useText();
  const genders = useQuery(listQueryFor(listGenders)).data?.rows ?? [];
  const kennitala = readKennitala(member.kennitala);
  const isOdd = kennitala && kindOfKennitala(kennitala) !== 'system' && !hasValidCheckDigit(kennitala);
  const text = (field: keyof TypedMember & ('kennitala' | 'name' | 'email' | 'phone' | 'ipiNameNumber')) => ({
    value: member[field],
    onChange: (value: string) => onChange({ [field]: value }),
    error: problemAt(field),
    autoComplete: 'off',
  });
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t(messages.whoTitle)}</legend>
        <div className={styles.fields}>
          <TextField
            label={t(messages.kennitala)}
            {...text('kennitala')}
            hint={isOdd && t(messages.checkDigitHint)}
            inputMode="numeric"
            isNumeric
          />
          <TextField label={t(messages.name)} {...text('name')} />
          {plainFieldsOf(plainMember).map(([name, of]) => (
            <PlainInput
              key={name}
              id={`member-${name}`}
              of={of}
              value={member[name]}
              onChange={(typed) => onChange({ [name]: typed })}
              error={problemAt(name)}
            />
          ))}
          <SelectField
            label={t(messages.gender)}
            value={member.gender}
            onChange={(gender) => onChange({ gender })}
            error={problemAt('genderId')}
            options={[
              { value: noGender, label: t(messages.notGiven) },
              ...genders.map(({ genderId, gender }) => ({ value: String(genderId), label: gender })),
            ]}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t(messages.reachTitle)}</legend>
        <div className={styles.fields}>
          <TextField
            label={t(messages.email)}
            {...text('email')}
            hint={t(messages.emailsHint)}
            inputMode="email"
            isOptional={!(mayInvite && member.isInvited)}
          />
          <TextField label={t(messages.phone)} {...text('phone')} type="tel" isOptional />
        </div>
        <CheckboxField
          label={t(messages.isForeign)}
          isChecked={member.isAddressForeign}
          onChange={(isAddressForeign) => onChange({ isAddressForeign })}
        />
        <Address member={member} onChange={onChange} problemAt={problemAt} />
      </fieldset>
      <AuthorFields
        isKnownAuthor={isKnownAuthor}
        member={member}
        onChange={onChange}
        text={text}
        problemAt={problemAt}
      />
      {mayInvite && (
        <fieldset className={styles.group}>
          <legend>{t(messages.invite)}</legend>
          <CheckboxField
            label={t(messages.sendAtOnce)}
            isChecked={member.isInvited}
            onChange={(isInvited) => onChange({ isInvited })}
          />
          {member.isInvited && (
            <LanguageField value={member.language} onChange={(language) => onChange({ language })} />
          )}
        </fieldset>
      )}
    </>
  );
}

interface AuthorFieldsProps {
  isKnownAuthor: boolean;
  member: TypedMember;
  onChange: (next: Partial<TypedMember>) => void;
  text: (field: keyof TypedMember & ('kennitala' | 'name' | 'email' | 'phone' | 'ipiNameNumber')) => {
    value: string;
    onChange: (value: string) => void;
    error: string | undefined;
    autoComplete: string;
  };
  problemAt: (field: FieldOf<NewMember>) => string | undefined;
}

function AuthorFields({ isKnownAuthor, member, onChange, text, problemAt }: AuthorFieldsProps) {
  const t = useText();
  return (
    <fieldset className={styles.group}>
      <legend>{t(messages.authorTitle)}</legend>
      {!isKnownAuthor && (
        <CheckboxField
          label={t(messages.isAuthor)}
          hint={t(messages.isAuthorHint)}
          isChecked={member.isAuthor}
          onChange={(isAuthor) => onChange({ isAuthor })}
        />
      )}
      {member.isAuthor && (
        <div className={styles.fields}>
          <TextField
            label={t(messages.ipi)}
            {...text('ipiNameNumber')}
            inputMode="decimal"
            isNumeric
            isOptional
          />
          <DateField
            label={t(messages.mandateOn)}
            value={member.mandateOn}
            onChange={(mandateOn) => onChange({ mandateOn })}
            error={problemAt('mandateOn')}
            isOptional
          />
        </div>
      )}
    </fieldset>
  );
}

function Address({
  member,
  onChange,
  problemAt,
}: Pick<MemberFieldsProps, 'member' | 'onChange' | 'problemAt'>) {
  const t = useText();
  const codes = useQuery(listQueryFor(listPostalCodes)).data?.rows ?? [];
  const place = codes.find(({ postalCode }) => postalCode === member.postalCode.trim())?.postOffice;
  if (member.isAddressForeign)
    return (
      <TextField
        label={t(messages.foreignAddress)}
        value={member.foreignAddress}
        onChange={(foreignAddress) => onChange({ foreignAddress })}
        error={problemAt('foreignAddress')}
        autoComplete="off"
        isOptional
      />
    );
  return (
    <div className={styles.fields}>
      <TextField
        label={t(messages.street)}
        value={member.street}
        onChange={(street) => onChange({ street })}
        error={problemAt('street')}
        autoComplete="off"
        isOptional
      />
      <TextField
        label={t(messages.postalCode)}
        value={member.postalCode}
        onChange={(postalCode) => onChange({ postalCode })}
        error={problemAt('postalCode')}
        hint={place}
        inputMode="numeric"
        autoComplete="off"
        isNumeric
        isOptional
      />
    </div>
  );
}
