// The order matters: most browsers also name the ones they descend from.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//u, 'Safari'],
];
const systems: readonly [RegExp, string, isHandheld: boolean][] = [
  [/\biPhone\b/u, 'iPhone', true],
  [/\biPad\b/u, 'iPad', true],
  [/\bAndroid\b/u, 'Android', true],
  [/\bCrOS\b/u, 'ChromeOS', false],
  [/\bWindows\b/u, 'Windows', false],
  [/\bMacintosh\b/u, 'Mac', false],
  [/\bLinux\b/u, 'Linux', false],
];

/** What can be told of a device by what its browser says of itself. */
export function deviceOf(userAgent: string | null) {
  const said = userAgent ?? '';
  const browser = browsers.find(([mark]) => mark.test(said))?.[1];
  const [, system, isHandheld = false] = systems.find(([mark]) => mark.test(said)) ?? [];
  return { browser, system, isHandheld };
}
