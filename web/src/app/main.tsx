import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import '../platform/offline/installOffer.ts';
import { homePath } from '../platform/page/homePath.ts';
import { router } from './router.tsx';
import { workPanels } from './workPanels.ts';
import {
  whenLoggedOutElsewhere,
  whenSessionEnds,
  whenSetUpDemanded,
  whenUserChanges,
} from '../platform/api/session.ts';
import { WorkPanels } from '../works/catalogue/workPanels.ts';
import { LanguageProvider } from '../platform/i18n/texts.tsx';

// zod would compile its checks with `new Function`, which the content security policy forbids.
z.config({ jitless: true });

// Back to the same address with the same content after logging in again: forms keep their drafts. What was open in somebody
// else's name is not their own.
whenSessionEnds(({ masquerader }) => {
  const to = masquerader ? undefined : router.state.location.href;
  void router.navigate({ to: '/login', search: { to, ended: masquerader ? 'umboð' : true }, replace: true });
});

// F4.4: what was on the screen belongs to somebody else.
whenUserChanges(({ role }) => void router.navigate({ to: homePath(role), ignoreBlocker: true }));

// What this tab knew goes with its page; what was being written is in its draft.
whenLoggedOutElsewhere(
  () =>
    void router
      .navigate({
        to: '/login',
        search: { to: router.state.location.href },
        replace: true,
        ignoreBlocker: true,
      })
      .then(() => location.reload()),
);

whenSetUpDemanded(() => void router.navigate({ to: '/oryggi', replace: true, ignoreBlocker: true }));

// H70: what keeps the portal on the device comes after the first page has, whose code may begin when the document has long been loaded.
if (import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined), 2000);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
const page = (
  <StrictMode>
    <LanguageProvider>
      <WorkPanels value={workPanels}>
        <RouterProvider router={router} />
      </WorkPanels>
    </LanguageProvider>
  </StrictMode>
);
// In small parts: a press is answered in between.
startTransition(() => createRoot(root).render(page));
