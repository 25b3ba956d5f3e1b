import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { ActedForMe } from '../../accounts/delegation/ActedForMe.tsx';
import { ChangePassword } from '../../accounts/passwords/ChangePassword.tsx';
import { roleNames } from '../../platform/page/roles.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { OwnRecords } from '../../people/auditLog/OwnRecords.tsx';
import { AllowedServices } from '../../accounts/signOn/AllowedServices.tsx';
import { SecondFactors } from '../../accounts/secondFactors/SecondFactors.tsx';
import { useSingleKeys } from '../../platform/page/singleKeys.ts';
import { Switch } from '../../platform/ui/Switch.tsx';
import { useMember } from '../../platform/page/member.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { JumpGoal, JumpLinks } from '../../platform/page/JumpLinks.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { Gathered } from '../../platform/ui/Gathered.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTheme } from '../../platform/ui/useTheme.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { LettersLanguage } from './LettersLanguage.tsx';
import { messages as connections } from './connectionMessages.ts';
import { settingsPage } from './pages.ts';
import { messages } from './messages.ts';
import { NotificationSettings } from './NotificationSettings.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { heirsPage } from '../../works/estates/pages.ts';
import styles from './SettingsPage.module.css';

/** F2.18, D2: who you are logged in as, the language, the appearance, and what you are told of. */
export const SettingsPage = () => (
  <Gathered waits={<PageWaits />}>
    <Settings />
  </Gathered>
);

function Settings() {
  const t = useText();
  const { name, kennitala, role, userId, masquerader } = useLoggedIn();
  const isMember = !masquerader && (role === 'member' || role === 'viewer');
  const { person } = useMember();
  const jumps = [
    { id: 'utlit', label: t(messages.looks) },
    ...(person ? [{ id: 'tilkynningar', label: t(messages.notices) }] : []),
    ...(masquerader ? [] : [{ id: 'innskraning', label: t(messages.security) }]),
    { id: 'annad', label: t(messages.rest) },
  ];
  return (
    <Stack>
      <PageHeader title={t(settingsPage.label)} />
      <JumpLinks label={t(messages.sections)} jumps={jumps} />
      <KeyFacts
        facts={[
          { label: t(messages.name), value: name },
          { label: t(messages.kennitala), value: formatKennitala(kennitala) },
          { label: t(messages.role), value: t(roleNames[role]) },
          { label: t(messages.userNumber), value: userId },
        ]}
      />
      <JumpGoal id="utlit">
        <Looks />
        <DeviceCard isTold={Boolean(person)} />
      </JumpGoal>
      {person && <NotificationSettings person={person} />}
      {!masquerader && (
        <JumpGoal id="innskraning">
          <ChangePassword />
          <SecondFactors />
          <OwnSessions />
          <AllowedServices />
        </JumpGoal>
      )}
      <JumpGoal id="annad">
        {isMember && (
          <Card title={t(connections.card)} note={t(connections.cardNote)}>
            <ButtonLink to="/stillingar/tengingar">{t(connections.open)}</ButtonLink>
          </Card>
        )}
        {isMember && (
          <Card title={t(heirsPage.label)} note={t(messages.heirsNote)}>
            <ButtonLink to="/erfingjar">{t(messages.heirs)}</ButtonLink>
          </Card>
        )}
        <ActedForMe />
        <OwnRecords />
      </JumpGoal>
    </Stack>
  );
}

/** The language, the appearance and the keys, which this browser keeps. */
function Looks() {
  const t = useText();
  const [language, setLanguage] = useLanguage();
  const [theme, setTheme] = useTheme();
  const [areSingleKeysOn, setSingleKeys] = useSingleKeys();
  return (
    <div className={styles.looks}>
      <Card title={t(messages.language)} note={t(messages.kept)}>
        <Stack gap="small">
          <RadioGroup
            label={t(messages.language)}
            isLabelHidden
            isInline
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'is', label: t(messages.icelandic) },
              { value: 'en', label: t(messages.english) },
            ]}
          />
          <LettersLanguage />
        </Stack>
      </Card>
      <Card title={t(messages.appearance)} note={t(messages.kept)}>
        <RadioGroup
          label={t(messages.appearance)}
          isLabelHidden
          value={theme}
          onChange={setTheme}
          options={[
            { value: 'system', label: t(messages.system), hint: t(messages.systemHint) },
            { value: 'light', label: t(messages.light) },
            { value: 'dark', label: t(messages.dark) },
          ]}
        />
      </Card>
      <Card title={t(messages.keyboard)} note={t(messages.kept)}>
        <Switch
          label={t(messages.singleKeys)}
          hint={t(messages.singleKeysHint)}
          isOn={areSingleKeysOn}
          onChange={setSingleKeys}
        />
      </Card>
    </div>
  );
}
