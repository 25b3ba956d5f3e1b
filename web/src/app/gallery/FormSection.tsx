import { formatPercent } from '@omur/contract/platform/rules/shares';
import { useState } from 'react';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { Columns } from '../../platform/ui/Columns.tsx';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { ErrorSummary } from '../../platform/ui/ErrorSummary.tsx';
import { PasswordField } from '../../platform/ui/PasswordField.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { RuleList } from '../../platform/ui/RuleList.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Switch } from '../../platform/ui/Switch.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { people } from './samples.tsx';

export function FormSection() {
  const t = useText();
  const [title, setTitle] = useState('Brimalda');
  const [password, setPassword] = useState('rauðmagi');
  const [day, setDay] = useState('2026-11-14');
  const [notes, setNotes] = useState('');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<'C' | 'A' | ''>('');
  const [scope, setScope] = useState<'home' | 'abroad'>('home');
  const [isAgreed, setIsAgreed] = useState(true);
  const [isSent, setIsSent] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const settled = useDebounced(search, 1000);
  const found =
    settled.trim() && settled === search
      ? people.filter(({ name }) => name.toLowerCase().includes(settled.toLowerCase()))
      : [];

  return (
    <Columns aside={<Shares onSend={() => setAttempt(attempt + 1)} />}>
      <Card
        title={t({ is: 'Skrá verk', en: 'Register a work' })}
        note={t({ is: 'Drög vistuð kl. 14:02', en: 'Draft saved 14:02' })}
      >
        <Stack>
          <ErrorSummary
            attempt={attempt}
            errors={[{ fieldId: 'length', text: t({ is: 'Lengd vantar', en: 'Length is missing' }) }]}
          />
          <TextField
            label={t({ is: 'Heiti verks', en: 'Title of the work' })}
            value={title}
            onChange={setTitle}
            maxLength={60}
          />
          <TextField
            id="length"
            label={t({ is: 'Lengd', en: 'Length' })}
            value=""
            onChange={() => {}}
            isNumeric
            error={t({ is: 'Lengd vantar', en: 'Length is missing' })}
            hint="3 mínútur og 50 sekúndur"
          />
          <DateField label={t({ is: 'Dagur', en: 'Day' })} value={day} onChange={setDay} isOptional />
          <PasswordField
            label={t({ is: 'Lykilorð', en: 'Password' })}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
          <SelectField
            label={t({ is: 'Tegund höfundar', en: 'Author type' })}
            value={kind}
            onChange={setKind}
            placeholder={t({ is: 'Veldu tegund', en: 'Choose a type' })}
            options={[
              { value: 'C', label: 'Tónskáld (C)' },
              { value: 'A', label: 'Textahöfundur (A)' },
            ]}
          />
          <Combobox
            label={t({ is: 'Höfundur', en: 'Author' })}
            hint={t({ is: 'Nafn eða kennitala', en: 'Name or national id' })}
            value={search}
            onInput={setSearch}
            isLoading={settled !== search}
            options={found}
            optionKey={({ id }) => id}
            onSelect={({ name }) => setSearch(name)}
            whyNot={({ id }) =>
              id === 2
                ? t({
                    is: 'Þessi höfundur er nú þegar skráður á verkið',
                    en: 'This author is already on the work',
                  })
                : undefined
            }
            renderOption={({ name, note }) => (
              <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
                <Avatar name={name} />
                <div>
                  {name}
                  <div className="dim small">{note}</div>
                </div>
              </div>
            )}
          />
          <RadioGroup
            label={t({ is: 'Hvar var flutt?', en: 'Where was it performed?' })}
            value={scope}
            onChange={setScope}
            options={[
              { value: 'home', label: t({ is: 'Innanlands', en: 'In Iceland' }) },
              {
                value: 'abroad',
                label: t({ is: 'Erlendis', en: 'Abroad' }),
                hint: t({ is: 'Skrá þarf land og borg', en: 'Country and city are needed' }),
              },
            ]}
          />
          <CheckboxField
            label={t({ is: 'Ég staðfesti að rétt sé skráð', en: 'I confirm that this is right' })}
            isChecked={isAgreed}
            onChange={setIsAgreed}
          />
          <Switch
            label={t({ is: 'Senda mér tölvupóst', en: 'Send me e-mail' })}
            isOn={isSent}
            onChange={setIsSent}
            hint={t({ is: 'Tekur gildi strax', en: 'Takes effect at once' })}
          />
          <TextArea
            label={t({ is: 'Athugasemd', en: 'Remark' })}
            value={notes}
            onChange={setNotes}
            maxLength={200}
            isOptional
          />
        </Stack>
      </Card>
    </Columns>
  );
}

function Shares({ onSend }: { onSend: () => void }) {
  const t = useText();
  const [language] = useLanguage();
  const percent = (share: number) => formatPercent(share, language, 'column');
  return (
    <Stack>
      <Card title={t({ is: 'Skipting', en: 'Shares' })}>
        <Stack>
          <ShareBar
            label={t({ is: 'Skipting', en: 'Shares' })}
            shares={people.map(({ id, name, share }) => ({ id, name, shareHundredths: share }))}
          />
          <RuleList
            label={t({ is: 'Reglur', en: 'Rules' })}
            rules={[
              { id: 'a', state: 'met', text: t({ is: 'Heiti og lengd', en: 'Title and length' }) },
              {
                id: 'b',
                state: 'met',
                text: t({ is: 'Útsetjari fær mest 16,67 %', en: 'An arranger gets at most 16,67 %' }),
              },
              {
                id: 'c',
                state: 'broken',
                text: t({
                  is: 'Skiptingin er 95,33 % en á að vera 100 %',
                  en: 'The shares are 95,33 % but must be 100 %',
                }),
                remedy: {
                  label: t({ is: 'Gefa Elínu 4,67 % til viðbótar', en: 'Give Elín 4,67 % more' }),
                  onSelect: () => {},
                },
              },
              {
                id: 'd',
                state: 'waiting',
                text: t({ is: 'Höfundur þarf að vera skráður', en: 'An author is needed' }),
              },
              {
                id: 'e',
                state: 'note',
                text: t({
                  is: 'Jökull fær tölvupóst og 7 daga til að andmæla',
                  en: 'Jökull gets an e-mail and 7 days to object',
                }),
              },
            ]}
          />
          <Button look="primary" isWide onClick={onSend}>
            {t({ is: 'Skrá verk', en: 'Register' })}
          </Button>
          <Button look="primary" isWide disabled>
            {t({ is: 'Skrá verk', en: 'Register' })}
          </Button>
        </Stack>
      </Card>
      <Card title={t({ is: 'Höfundar', en: 'Authors' })}>
        <Table
          isBare
          label={t({ is: 'Höfundar', en: 'Authors' })}
          rows={people}
          rowKey={({ id }) => id}
          phoneRow={({ name, note, share }) => ({
            title: name,
            detail: note,
            aside: percent(share),
          })}
          columns={[
            {
              id: 'name',
              header: t({ is: 'Nafn', en: 'Name' }),
              isTitle: true,
              width: 'minmax(0, 2fr)',
              cell: ({ name, note }) => (
                <>
                  {name}
                  <div className="dim small" style={{ fontWeight: 400 }}>
                    {note}
                  </div>
                </>
              ),
            },
            { id: 'role', header: t({ is: 'Hlutverk', en: 'Role' }), cell: ({ role }) => role },
            {
              id: 'share',
              header: t({ is: 'Hlutur', en: 'Share' }),
              isNumeric: true,
              width: '110px',
              cell: ({ share }) => percent(share),
            },
          ]}
          totals={{ name: t({ is: 'Samtals', en: 'Total' }), share: percent(9533) }}
        />
      </Card>
    </Stack>
  );
}
