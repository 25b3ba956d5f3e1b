import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../accounts/secondFactors/device.ts';

const apple = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const named = (userAgent: string | null) => {
  const { browser, system, isHandheld } = deviceOf(userAgent);
  return [browser, system, isHandheld];
};

describe('a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
      false,
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge',
      'Windows',
      false,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', false],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
      true,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} CriOS/140.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iPhone',
      true,
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`,
      'Safari',
      'Mac',
      false,
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${apple} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      true,
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${apple} Chrome/140.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
      false,
    ],
  ])('D2 is told by %s', (userAgent, browser, system, isHandheld) => {
    expect(named(userAgent)).toEqual([browser, system, isHandheld]);
  });
  it.each([null, '', 'curl/8.14.1'])('D2 is unknown by %j', (userAgent) => {
    expect(named(userAgent)).toEqual([undefined, undefined, false]);
  });
});
