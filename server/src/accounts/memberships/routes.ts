import * as calls from '@omur/contract/accounts/memberships';
import type { Config } from '../../platform/config.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { apply, membershipOf } from './apply.ts';
import { decide } from './decide.ts';
import { waitingApplications } from './queries.ts';

export function serveMemberships(server: Server, config: Pick<Config, 'societyName' | 'fourEyes'>): void {
  serve(server, calls.getMembership, (call) => membershipOf(call, config.societyName));
  serve(server, calls.applyForMembership, (call) => apply(server.pool, call));
  serve(server, calls.listMembershipApplications, () => list(waitingApplications, {}));
  serve(server, calls.decideMembership, (call) => decide(call, config));
}
