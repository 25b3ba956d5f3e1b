import type { deskRoutes } from './deskRoutes.ts';
import { memberPages } from './pages/memberPages.ts';
import { portal, portalRoutesOf } from './portalRoute.tsx';

const memberRoutes = portalRoutesOf(memberPages);

/** What lies behind the login; loaded once somebody is logged in. The desk's part comes for those who are led there. */
export const portalWith = (desk: typeof deskRoutes) => portal.addChildren([...memberRoutes, ...desk]);
