import { getMaintenance } from '@omur/contract/platform/calls/maintenance';
import { serve, type Server } from '../http/serve.ts';
import type { Maintenance } from './maintenance.ts';

export function serveMaintenance(server: Server, maintenance: Pick<Maintenance, 'at'>): void {
  serve(server, getMaintenance, () => maintenance.at(Date.now()));
}
