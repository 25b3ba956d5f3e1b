import type { Role } from '@omur/contract/platform/values';

/** Where one lands after logging in: those who only act for others at the authorizations, all others at their card (F4.3). */
export function homePath(role: Role): '/mitt-spjald' | '/umboð' {
  return role === 'external' ? '/umboð' : '/mitt-spjald';
}

/** An address of ours to go back to after logging in; never another site's. */
export function isOurAddress(to: string | undefined): to is string {
  return to !== undefined && /^\/(?![/\\])/.test(to) && !to.startsWith('/login');
}
