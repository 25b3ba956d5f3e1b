import { useText } from '../texts.tsx';
import { Light } from '../ui/Light.tsx';
import styles from './Lights.module.css';
import { messages } from './messages.ts';

/** F4.1: what each light says of a work. */
export function Lights() {
  const t = useText();
  const meanings = [messages.lightGreen, messages.lightYellow, messages.lightRed];
  return (
    <dl className={styles.lights}>
      {meanings.map((meaning, light) => (
        <div key={light}>
          <dt>
            <Light light={light} />
          </dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Within reach also where the end of the list is not. */
export function LightsAbove() {
  const t = useText();
  return (
    <details className={styles.above}>
      <summary>{t(messages.lights)}</summary>
      <Lights />
    </details>
  );
}
