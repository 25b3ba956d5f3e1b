import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage, text } from '../../platform/page/page.ts';

export const splitRoomPage = publicPage({
  // The room's number for those who are in it, what stands in the link to it, or `gestur-` and what the letter to a guest holds.
  path: '/höfundafundur/$place',
  // The language of the letter that the link stands in.
  search: { mal: text },
  component: lazyRouteComponent(() => import('./RoomPage.tsx'), 'RoomPage'),
});
