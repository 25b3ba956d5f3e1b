import type { Person } from '@omur/contract/people/persons';
import { Stack } from '../../platform/ui/Stack.tsx';
import { About } from './About.tsx';
import { Codes } from './Codes.tsx';

/** The card's tab: nothing of it is fetched before it is opened (F4.8). */
export function MusicStartTab({ person }: { person: Person }) {
  return (
    <Stack>
      <Codes person={person} />
      <About />
    </Stack>
  );
}
