import { endpoint, nothing, one } from '../platform/endpoint.ts';
import * as push from '../platform/fields/push.ts';
import { atMost, request, response } from '../platform/wire.ts';

/** Of their own login alone: nobody who acts for somebody hears on their device what is told to them. */
const ofOwnLogin = { access: 'loggedIn', masquerade: 'never' } as const;

/** H77: with which key the portal proves to the service of a browser that it is the portal. */
export const getPushKey = endpoint('GET /api/push/key', {
  ...ofOwnLogin,
  reply: one(response({ publicKey: push.publicKey })),
});

/** H75: the device of this session is told of things; said again, it is one device still. */
export const subscribeDevice = endpoint('PUT /api/push/device', {
  ...ofOwnLogin,
  body: request({
    deviceAddress: atMost(1000, push.deviceAddress),
    deviceKey: push.deviceKey,
    deviceSecret: push.deviceSecret,
  }),
  reply: nothing,
  affects: () => [],
});

export const unsubscribeDevice = endpoint('DELETE /api/push/device', {
  ...ofOwnLogin,
  reply: nothing,
  affects: () => [],
});
