import { LightMeanings } from './Lights.tsx';
import { messages } from './performanceMessages.ts';

/** P3: what each light says of a performance. */
export const PerformanceLights = () => (
  <LightMeanings green={messages.lightGreen} yellow={messages.lightYellow} red={messages.lightRed} />
);
