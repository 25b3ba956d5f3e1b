import type { Light as Colour } from '@omur/contract/platform/values';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import styles from './Lights.module.css';
import { messages } from './messages.ts';

const lights = ['green', 'yellow', 'red'] as const;

/** What each light says. */
export function LightMeanings(meanings: Record<Colour, Text>) {
  const t = useText();
  return (
    <dl className={styles.lights}>
      {lights.map((light) => (
        <div key={light}>
          <dt>
            <Light light={light} />
          </dt>
          <dd>{t(meanings[light])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** F4.1: what each light says of a work. */
export const Lights = () => (
  <LightMeanings green={messages.lightGreen} yellow={messages.lightYellow} red={messages.lightRed} />
);

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
