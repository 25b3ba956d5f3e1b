import type { Measuring } from './measuring.ts';

export type IsDone = () => Promise<boolean>;

export const isReckoned =
  ({ asks }: Measuring, id: number): IsDone =>
  async () =>
    (await asks('GET', `money/runs/${id}`))['i_UTREIKNINGI'] === 0;

/** Has a run finished, of many right holders in the background; answers how to tell whether it is done. */
export async function finishing({ decides }: Measuring, id: number): Promise<IsDone> {
  const look = () => decides('GET', `money/runs/${id}`);
  const { fingrafaR_FORSKODUNAR: FINGRAFAR_FORSKODUNAR } = await look();
  await decides('POST', `money/runs/${id}/finish`, { FINGRAFAR_FORSKODUNAR });
  return async () => {
    const run = await look();
    if (run['i_FRAGANGI'] === 0 && run['stadA_UTHLUTUNAR'] !== 'finished')
      throw new Error(JSON.stringify(run));
    return run['stadA_UTHLUTUNAR'] === 'finished';
  };
}
