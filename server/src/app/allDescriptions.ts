import { accountsCalls } from '../accounts/descriptions.ts';
import { signOnCalls } from '../accounts/signOn/descriptions.ts';
import { appCalls } from './descriptions.ts';
import { exchangeCalls } from '../exchange/descriptions.ts';
import { grantsCalls } from '../grants/descriptions.ts';
import { messagesCalls } from '../messages/descriptions.ts';
import { assemblyCalls } from '../people/assemblies/descriptions.ts';
import { peopleCalls } from '../people/descriptions.ts';
import { performancesCalls } from '../performances/descriptions.ts';
import { platformCalls } from '../platform/http/descriptions.ts';
import { publishingCalls } from '../publishing/descriptions.ts';
import { advanceCalls } from '../royalties/advances/descriptions.ts';
import { expectedCalls } from '../royalties/expected/descriptions.ts';
import { inheritanceCalls } from '../royalties/inheritances/descriptions.ts';
import { royaltiesCalls } from '../royalties/descriptions.ts';
import { moneyCalls } from '../royalties/moneyDescriptions.ts';
import { foreignAccountCalls } from '../royalties/foreignAccounts/descriptions.ts';
import { societyCalls } from '../royalties/societies/descriptions.ts';
import { openingCalls } from '../royalties/openings/descriptions.ts';
import { transparencyCalls } from '../royalties/transparency/descriptions.ts';
import { runCalls } from '../royalties/runs/descriptions.ts';
import { unclaimedCalls } from '../royalties/unclaimed/descriptions.ts';
import { usageCalls } from '../royalties/usage/descriptions.ts';
import { bulkDescriptions } from '../platform/bulk/descriptions.ts';
import { worksCalls } from '../works/descriptions.ts';
import { repertoryDescriptions } from '../works/repertory/descriptions.ts';
import { estateDescriptions } from '../works/estates/descriptions.ts';
import { disputeCalls } from '../works/disputes/descriptions.ts';
import { splitRoomCalls } from '../works/splitRooms/descriptions.ts';
import type { Descriptions } from '../platform/http/describe.ts';

/** What the page about the API says of each call. */
export const allDescriptions: Descriptions = {
  ...accountsCalls,
  ...signOnCalls,
  ...appCalls,
  ...exchangeCalls,
  ...grantsCalls,
  ...messagesCalls,
  ...estateDescriptions,
  ...peopleCalls,
  ...assemblyCalls,
  ...performancesCalls,
  ...platformCalls,
  ...publishingCalls,
  ...royaltiesCalls,
  ...advanceCalls,
  ...inheritanceCalls,
  ...expectedCalls,
  ...moneyCalls,
  ...openingCalls,
  ...foreignAccountCalls,
  ...societyCalls,
  ...transparencyCalls,
  ...runCalls,
  ...unclaimedCalls,
  ...usageCalls,
  ...worksCalls,
  ...bulkDescriptions,
  ...repertoryDescriptions,
  ...disputeCalls,
  ...splitRoomCalls,
};
