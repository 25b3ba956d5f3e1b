export const passkeyMessages = {
  cancelled: {
    is: 'Hætt var við eða tíminn rann út. Reyndu aftur.',
    en: 'It was cancelled, or took too long. Try again.',
  },
  isThere: {
    is: 'Aðgangslykill fyrir þessa innskráningu er þegar á þessu tæki.',
    en: 'There is a passkey for this login on this device already.',
  },
  failed: {
    is: 'Tækið eða vafrinn gat ekki lokið þessu.',
    en: 'The device or the browser could not do this.',
  },
};
