import { plainMember } from '@omur/contract/platform/fields/plainPerson';
import { plainFieldsOf } from '@omur/contract/platform/plainFields';
import { PlainInput } from '../../platform/plain/PlainInput.tsx';
import { listGenders } from '@omur/contract/platform/calls/lookups';
import type { Person } from '@omur/contract/people/persons';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { fieldId, type ProblemAt } from './fields.ts';
import type { DetailsForm } from './form.ts';
import { messages } from './messages.ts';
import styles from './persons.module.css';

export interface PartProps {
  form: DetailsForm;
  edit: (part: Partial<DetailsForm>) => void;
  problemAt: ProblemAt;
  isOwn: boolean;
}

const none = 'none';

/** C2.27: who it is, of which name and kennitala are not changed here. */
export function AboutCard({ person, form, edit, problemAt, isOwn }: PartProps & { person: Person }) {
  const t = useText();
  const { data: genders } = useQuery(listQueryFor(listGenders));
  // C7.20: a list that does not come leaves what is on file.
  const { genderId, gender } = person;
  const onFile = genderId !== null && gender !== null ? [{ genderId, gender }] : [];
  return (
    <Card title={t(isOwn ? messages.about : messages.aboutOther)} note={t(messages.notChanged)}>
      <div className={styles.fields}>
        <TextField
          id={fieldId('name')}
          label={t(messages.name)}
          value={person.name}
          onChange={() => undefined}
          error={problemAt('name')}
          disabled
        />
        <TextField
          id={fieldId('kennitala')}
          label={t(messages.kennitala)}
          value={person.kennitala ? formatKennitala(person.kennitala) : ''}
          onChange={() => undefined}
          error={problemAt('kennitala')}
          isNumeric
          disabled
        />
        {plainFieldsOf(plainMember).map(([name, of]) => (
          <PlainInput
            key={name}
            id={fieldId(name)}
            of={of}
            value={form[name]}
            onChange={(typed) => edit({ [name]: typed })}
            error={problemAt(name)}
            isOwn={isOwn}
          />
        ))}
        <SelectField
          id={fieldId('gender')}
          label={t(messages.gender)}
          value={form.gender === '' ? none : form.gender}
          onChange={(gender) => edit({ gender: gender === none ? '' : gender })}
          error={problemAt('gender')}
          options={[
            { value: none, label: t(messages.notGiven) },
            ...(genders?.rows ?? onFile).map(({ genderId, gender }) => ({
              value: String(genderId),
              label: gender,
            })),
          ]}
        />
      </div>
    </Card>
  );
}
