import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import type { DemoLogin } from '@omur/contract/accounts/sessions';
import { roleNames } from '../../platform/page/roles.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import styles from '../frame/LoginPage.module.css';
import { messages } from './messages.ts';

interface DemoLoginsProps {
  logins: readonly DemoLogin[];
  onChoose: (login: { kennitala: string; password: string }) => void;
}

/** The log-ins of the demo society, offered only while its data is loaded. */
export function DemoLogins({ logins, onChoose }: DemoLoginsProps) {
  const t = useText();
  if (logins.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 id="demo">{t(messages.demo)}</h2>
      <p className="dim small">{t(messages.demoWhy)}</p>
      <ul>
        {logins.map(({ kennitala, name, role, password }) => (
          <li key={kennitala}>
            <button type="button" onClick={() => onChoose({ kennitala, password: password ?? '' })}>
              <span>{name}</span>
              <span className="dim small tabular">
                {formatKennitala(kennitala)} · {t(roleNames[role])}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
