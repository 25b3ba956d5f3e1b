import { isIP } from 'node:net';
import { isLocalHost } from '../../platform/local.ts';
import { isPublicName } from '../../platform/publicAddress.ts';

const ports = new Set(['', '443', '8443']);

/** O63: whether an address can be one of a webhook, by what is written in it. */
export function isWebhookUrl(text: string, allowsLocal: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const { protocol, hostname, username, password, port } = url;
  if (username !== '' || password !== '' || url.hash !== '' || hostname === '') return false;
  if (allowsLocal && isLocalHost(hostname)) return protocol === 'http:' || protocol === 'https:';
  if (protocol !== 'https:' || !ports.has(port)) return false;
  // A number is no name: nothing that others can be asked about stands behind it.
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return !isNumber && isPublicName(hostname);
}
