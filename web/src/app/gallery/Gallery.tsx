import {
  Bell,
  CircleQuestionMark,
  Coins,
  FileText,
  House,
  LogOut,
  Mic,
  Music,
  Settings,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { LanguageSwitch } from '../../platform/ui/LanguageSwitch.tsx';
import { Menu } from '../../platform/ui/Menu.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Shell } from '../../platform/ui/Shell.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Tabs } from '../../platform/ui/Tabs.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { useTheme } from '../../platform/ui/useTheme.ts';
import { FormSection } from './FormSection.tsx';
import { ListSection } from './ListSection.tsx';
import { PartsSection } from './PartsSection.tsx';
import { navigation, tabs } from './samples.tsx';

const modes = ['ordinary', 'masquerade', 'publisher'] as const;
const icons = [House, Music, Mic, Coins, FileText, Users, Coins, Music, Bell, CircleQuestionMark];

export function Gallery() {
  const t = useText();
  const isMobile = useIsMobile();
  const [theme, setTheme] = useTheme();
  const [mode, setMode] = useState<(typeof modes)[number]>('ordinary');
  const [tab, setTab] = useState<string>('works');
  const [query, setQuery] = useState('');
  const nextMode = modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'ordinary';

  return (
    <Shell
      home={{ to: '.' }}
      mode={mode}
      navigation={navigation.map((item, at) => {
        const Icon = icons[at] ?? Bell;
        return { ...item, label: t(item.label), icon: item.isSub ? undefined : <Icon /> };
      })}
      search={
        <SearchField
          label={t({ is: 'Finna verk, síðu eða flutning', en: 'Find a work, page or performance' })}
          value={query}
          onChange={setQuery}
          shortcut={<Kbd>⌘K</Kbd>}
        />
      }
      notice={mode === 'masquerade' && t({ is: 'Skráð inn sem Þórdís Æsa', en: 'Logged in as Þórdís Æsa' })}
      bar={
        <>
          {!isMobile && (
            <Button look="quiet" onClick={() => setMode(nextMode)}>
              {mode}
            </Button>
          )}
          <LanguageSwitch />
          <IconButton
            label={t({ is: 'Tilkynningar, 3 ólesnar', en: 'Notifications, 3 unread' })}
            icon={<Bell />}
            count={3}
          />
          <Menu
            label={t({ is: 'Þórdís Æsa, valmynd', en: 'Þórdís Æsa, menu' })}
            trigger={<Avatar name="Þórdís Æsa Öndólfsdóttir" />}
            header={
              <>
                <b>Þórdís Æsa Öndólfsdóttir</b>
                <div className="small dim tabular">010130-2479</div>
              </>
            }
            items={[
              {
                id: 'settings',
                label: t({ is: 'Stillingar', en: 'Settings' }),
                icon: <Settings />,
                link: { to: '.' },
              },
              ...(['light', 'dark', 'system'] as const).map((each, at) => ({
                id: each,
                label: t(
                  {
                    light: { is: 'Ljóst útlit', en: 'Light' },
                    dark: { is: 'Dökkt útlit', en: 'Dark' },
                    system: { is: 'Eins og kerfið', en: 'Like the system' },
                  }[each],
                ),
                isChecked: theme === each,
                startsGroup: at === 0,
                onSelect: () => setTheme(each),
              })),
              {
                id: 'out',
                label: t({ is: 'Útskráning', en: 'Log out' }),
                icon: <LogOut />,
                startsGroup: true,
                onSelect: () => {},
              },
            ]}
          />
        </>
      }
      drawerFooter={<LanguageSwitch />}
    >
      <Stack>
        <PageHeader
          person="Þórdís Æsa Öndólfsdóttir"
          title="Þórdís Æsa Öndólfsdóttir"
          subtitle={t({
            is: 'Ída · höfundur nr. 10482 · IPI 00418430181',
            en: 'Ída · author no. 10482 · IPI 00418430181',
          })}
          actions={
            <>
              <Button>{t({ is: 'Breyta upplýsingum', en: 'Edit details' })}</Button>
              <Button look="primary">{t({ is: 'Skrá verk', en: 'Register a work' })}</Button>
            </>
          }
        />
        <KeyFacts
          facts={[
            { label: t({ is: 'Verk sem höfundur', en: 'Works as author' }), value: '118' },
            { label: t({ is: 'Verk sem rétthafi', en: 'Works as holder' }), value: '126' },
            { label: t({ is: 'Síðasta úthlutun', en: 'Latest distribution' }), value: '184.320 kr.' },
            { label: t({ is: 'Bankareikningur', en: 'Bank account' }), value: '0133-26-000123' },
          ]}
        />
        <Tabs
          label={t({ is: 'Mitt spjald', en: 'My card' })}
          tabs={tabs.map((each) => ({ ...each, label: t(each.label) }))}
          value={tab}
          onChange={setTab}
        >
          {tab === 'works' && <ListSection />}
          {tab === 'form' && <FormSection />}
          {tab === 'parts' && <PartsSection />}
        </Tabs>
      </Stack>
    </Shell>
  );
}
