import type { Light as Colour } from '@omur/contract/values';
import { Light } from '../ui/Light.tsx';

const numbers: Record<Colour, number> = { green: 0, yellow: 1, red: 2 };

export const WorkLight = ({ light }: { light: Colour }) => <Light light={numbers[light]} />;
