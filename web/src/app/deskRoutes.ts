import { deskPages } from './pages/deskPages.ts';
import { portalRoutesOf } from './portalRoute.tsx';

export const deskRoutes = portalRoutesOf(deskPages);
