import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../../platform/i18n/texts.tsx';
import { ToastProvider } from '../../platform/ui/Toast.tsx';
import { Gallery } from './Gallery.tsx';

const router = createRouter({
  routeTree: createRootRoute({ component: Gallery }),
  history: createMemoryHistory(),
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider>
        <ToastProvider>
          <RouterProvider router={router as never} />
        </ToastProvider>
      </LanguageProvider>
    </StrictMode>,
  );
}
