import { lazyRouteComponent } from '@tanstack/react-router';
import { flag, publicPage, text } from '../../platform/page/page.ts';
import { LoginPage } from './LoginPage.tsx';

/** Why the session ended: by itself, or with the grant on which somebody acted for another. */
const ending = (typed: unknown) => (typed === true || typed === 'umboð' ? typed : undefined);

export const loginPage = publicPage({
  path: '/login',
  search: { to: text, ended: ending, changed: flag },
  component: LoginPage,
});

export const forgottenPasswordPage = publicPage({
  path: '/gleymt-lykilord',
  component: lazyRouteComponent(() => import('./ForgottenPasswordPage.tsx'), 'ForgottenPasswordPage'),
});

export const resetPasswordPage = publicPage({
  // The path has always called it the user; it is the one-time guid of the letter.
  path: '/gleymt-lykilord/$userId',
  component: lazyRouteComponent(() => import('./ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});

export const welcomePage = publicPage({
  path: '/velkomin/$token',
  component: lazyRouteComponent(() => import('./WelcomePage.tsx'), 'WelcomePage'),
});

/** Where people come back from logging in elsewhere. */
export const returnPage = publicPage({
  path: '/rafraen-innskraning',
  component: lazyRouteComponent(() => import('./ReturnPage.tsx'), 'ReturnPage'),
});
