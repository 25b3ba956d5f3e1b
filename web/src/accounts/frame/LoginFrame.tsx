import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { MaintenanceNotice } from '../../platform/page/MaintenanceNotice.tsx';
import { LanguageSwitch } from '../../platform/ui/LanguageSwitch.tsx';
import { Logo } from '../../platform/ui/Logo.tsx';
import { useDocumentTitle } from '../../platform/ui/useDocumentTitle.ts';
import styles from './LoginPage.module.css';
import { messages } from './messages.ts';

interface LoginFrameProps {
  title: string;
  subtitle: string;
  /** Whose portal it is, where the society has another name than the portal. */
  societyName?: string | undefined;
  children: ReactNode;
}

/** The page before you are logged in: a quiet greeting beside the form, the form alone on a phone. */
export function LoginFrame({ title, subtitle, societyName = 'Ómur', children }: LoginFrameProps) {
  const t = useText();
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo />
        {societyName !== 'Ómur' && <span className={styles.society}>{societyName}</span>}
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <MaintenanceNotice />
        <h1>{title}</h1>
        <p className="dim">{subtitle}</p>
        {children}
      </main>
      <aside className={styles.aside}>
        <p className={styles.welcome}>{t(messages.welcome)}</p>
        <p>{t(messages.welcomeMore)}</p>
        <Waves />
      </aside>
    </div>
  );
}

const heights = [18, 42, 70, 104, 64, 128, 88, 148, 112, 76, 132, 58, 96, 40, 66, 24];

/** The logo's bars, drawn out into a phrase of sound. */
const Waves = () => (
  <svg className={styles.waves} viewBox="0 0 416 160" aria-hidden>
    {heights.map((height, i) => (
      <rect key={i} x={i * 26 + 4} y={(160 - height) / 2} width="12" height={height} rx="6" />
    ))}
  </svg>
);
