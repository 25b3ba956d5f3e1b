export async function comparePeers(_: unknown): Promise<void> {}
