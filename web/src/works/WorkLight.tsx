import type { Work } from '@omur/contract/works';
import { Light } from '../ui/Light.tsx';

const numbers = { green: 0, yellow: 1, red: 2 };

export const WorkLight = ({ light }: Pick<Work, 'light'>) => <Light light={numbers[light]} />;
