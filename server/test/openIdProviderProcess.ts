import { anOpenIdProvider } from './openIdProvider.ts';

// For the journeys: a provider at the port and for the portal that are given.
const [port, returnUrl = ''] = process.argv.slice(2);
await anOpenIdProvider({ port: Number(port), returnUrl });
