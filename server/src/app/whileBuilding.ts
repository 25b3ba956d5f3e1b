/** Given to a server whose starter is building the web meanwhile. */
const flag = '--web-follows';

/**
 * Resolves when the web is there: at once, unless who started this server is building it meanwhile (O383) and sends a message then.
 * @throws Error when they are gone first
 */
export async function webBuilt(): Promise<void> {
  if (!process.argv.includes(flag)) return;
  await new Promise<void>((resolve, reject) => {
    const leave = () => reject(new Error('The web was not built: who was building it has ended.'));
    if (!process.connected) return leave();
    process.once('message', () => resolve());
    process.once('disconnect', leave);
  });
}
