import { useText } from '../texts.tsx';
import { Light } from '../ui/Light.tsx';
import styles from './Lights.module.css';
import { messages } from './messages.ts';

const meanings = [
  ['green', messages.lightGreen],
  ['yellow', messages.lightYellow],
  ['red', messages.lightRed],
] as const;

/** F4.1: what each light says of a work. */
export function Lights() {
  const t = useText();
  return (
    <dl className={styles.lights}>
      {meanings.map(([light, meaning]) => (
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
