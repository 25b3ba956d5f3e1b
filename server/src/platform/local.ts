const local = ['localhost', '127.0.0.1', '[::1]'];

export const isLocalHost = (hostname: string) => local.includes(hostname);

/** Where nobody comes from outside: a developer's machine, or the demo. */
export const isLocal = (address: string) => isLocalHost(new URL(address).hostname);
