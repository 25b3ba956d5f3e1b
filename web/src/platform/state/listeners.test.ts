import { expect, it, vi } from 'vitest';
import { newListeners } from './listeners.ts';

it('tells each listener of every change until it unsubscribes', () => {
  const { subscribe, notify } = newListeners();
  const [stays, leaves] = [vi.fn<() => void>(), vi.fn<() => void>()];
  subscribe(stays);
  const unsubscribe = subscribe(leaves);
  notify();
  unsubscribe();
  notify();
  expect(stays).toHaveBeenCalledTimes(2);
  expect(leaves).toHaveBeenCalledTimes(1);
});
