import { getSociety, type Society } from '@omur/contract/sessions';
import { formatKennitala } from '@omur/contract/rules/kennitala';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { roleNames } from '../roles.ts';
import { useText } from '../texts.tsx';
import styles from './LoginPage.module.css';
import { messages } from './messages.ts';

/** The log-ins of the demo society, offered only while its data is loaded. */
export function DemoLogins({
  onChoose,
}: {
  onChoose: (login: { kennitala: string; password: string }) => void;
}) {
  const t = useText();
  const [society, setSociety] = useState<Society>();

  useEffect(() => {
    const leaving = new AbortController();
    call(getSociety, { signal: leaving.signal }).then(setSociety, () => undefined);
    return () => leaving.abort();
  }, []);

  if (!society || society.demoLogins.length === 0) return null;
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <h2 id="demo">{t(messages.demo)}</h2>
      <p className="dim small">{t(messages.demoWhy)}</p>
      <ul>
        {society.demoLogins.map(({ kennitala, name, role, password }) => (
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
