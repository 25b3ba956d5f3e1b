export const messages = {
  title: { is: 'Tveggja þrepa innskráning', en: 'Two-step login' },
  note: {
    is: 'Með henni kemst enginn inn með lykilorðinu einu.',
    en: 'With it, nobody can log in with just the password.',
  },
  on: { is: 'Virk', en: 'On' },
  off: { is: 'Ekki virk', en: 'Off' },
  why: {
    is: 'Veldu aðgangslykil (fingrafar, andlit eða PIN tækisins), kóðaapp í símanum eða hvort tveggja. Ef tækið týnist opna varakóðar innskráninguna.',
    en: 'Choose a passkey (the fingerprint, face or PIN of your device), an authenticator app on your phone, or both. If the device is lost, recovery codes open your login.',
  },
  demanded: {
    is: 'Starfsfólk verður að hafa að minnsta kosti eitt af þessu.',
    en: 'Staff must have at least one of these.',
  },
  more: { is: 'Nánar um tveggja þrepa innskráningu', en: 'More about two-step login' },
  app: { is: 'Kóðaapp', en: 'Authenticator app' },
  addApp: { is: 'Tengja kóðaapp', en: 'Connect an app' },
  passkey: { is: 'Aðgangslykill', en: 'Passkey' },
  addPasskey: { is: 'Bæta við aðgangslykli', en: 'Add a passkey' },
  added: { is: 'Bætt við {when}', en: 'Added {when}' },
  lastUsed: { is: 'Síðast notað {when}', en: 'Last used {when}' },
  keyLastUsed: { is: 'Síðast notaður {when}', en: 'Last used {when}' },
  neverUsed: { is: 'Aldrei notaður', en: 'Never used' },
  rename: { is: 'Breyta heiti', en: 'Rename' },
  renameOf: { is: 'Breyta heiti: {name}', en: 'Rename: {name}' },
  renameTitle: { is: 'Heiti aðgangslykils', en: 'Name of the passkey' },
  renamed: { is: 'Heitinu hefur verið breytt.', en: 'The name has been changed.' },
  remove: { is: 'Fjarlægja', en: 'Remove' },
  removeOf: { is: 'Fjarlægja: {name}', en: 'Remove: {name}' },
  removeTitle: { is: 'Fjarlægja „{name}“?', en: 'Remove “{name}”?' },
  removeLast: {
    is: 'Þetta er það síðasta. Lykilorðið dugar þá eitt til að skrá sig inn, og varakóðarnir falla úr gildi.',
    en: 'It is the last one. You will then log in with just the password, and the recovery codes stop working.',
  },
  removeOne: {
    is: 'Annað sem tengt er innskráningunni gildir áfram.',
    en: 'Your other log-in methods still work.',
  },
  removed: { is: 'Það hefur verið fjarlægt.', en: 'It has been removed.' },
  goOn: { is: 'Áfram', en: 'Continue' },
  done: { is: 'Búið', en: 'Done' },

  scan: {
    is: 'Opnaðu kóðaapp í símanum (til dæmis Google Authenticator, Microsoft Authenticator eða 1Password) og skannaðu myndina.',
    en: 'Open an authenticator app on your phone (such as Google Authenticator, Microsoft Authenticator or 1Password) and scan the code.',
  },
  picture: { is: 'QR-kóði fyrir kóðaapp', en: 'QR code for an authenticator app' },
  cannotScan: { is: 'Eða sláðu inn lykilinn:', en: 'Or type in the key:' },
  openApp: { is: 'Opna í appi á þessu tæki', en: 'Open in an app on this device' },
  codeOfApp: { is: 'Sex stafa kóði úr appinu', en: 'Six-digit code from the app' },
  codeEmpty: { is: 'Sláðu inn kóðann.', en: 'Enter the code.' },
  connect: { is: 'Tengja', en: 'Connect' },

  passkeyName: { is: 'Heiti', en: 'Name' },
  passkeyNameHint: {
    is: 'Svo að þú þekkir hann aftur, til dæmis „Síminn minn“.',
    en: 'So that you recognise it, for example “My phone”.',
  },
  passkeyNameEmpty: { is: 'Gefðu lyklinum heiti.', en: 'Give the passkey a name.' },
  passkeyHow: {
    is: 'Vafrinn biður þig næst um fingrafar, andlit, PIN eða öryggislykil.',
    en: 'Your browser will then ask for your fingerprint, face, PIN or security key.',
  },
  passkeyAdded: { is: 'Aðgangslyklinum hefur verið bætt við.', en: 'The passkey has been added.' },
  appAdded: { is: 'Kóðaappið er tengt.', en: 'The app is connected.' },
  unsupported: {
    is: 'Þessi vafri styður ekki aðgangslykla.',
    en: 'This browser does not support passkeys.',
  },
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

  codes: { is: 'Varakóðar', en: 'Recovery codes' },
  codesLeft: {
    is: { one: '{count} varakóði er ónotaður', other: '{count} varakóðar eru ónotaðir' },
    en: { one: '{count} recovery code is unused', other: '{count} recovery codes are unused' },
  },
  codesFew: {
    is: 'Fáir varakóðar eru eftir. Búðu til nýja.',
    en: 'Few recovery codes are left. Make new ones.',
  },
  renew: { is: 'Búa til nýja', en: 'Make new ones' },
  renewTitle: { is: 'Nýir varakóðar', en: 'New recovery codes' },
  renewWhat: { is: 'Þeir gömlu falla úr gildi.', en: 'The old ones stop working.' },
  codesWhat: {
    is: 'Geymdu kóðana á öruggum stað, ekki í sama tæki. Hver þeirra opnar innskráninguna einu sinni ef þú kemst ekki í aðgangslykilinn eða appið. Þeir sjást aldrei aftur.',
    en: 'Keep the codes in a safe place, not on the same device. Each opens your login once, if you cannot reach your passkey or app. They are never shown again.',
  },
  copy: { is: 'Afrita', en: 'Copy' },
  copied: { is: 'Kóðarnir hafa verið afritaðir.', en: 'The codes have been copied.' },
  download: { is: 'Sækja', en: 'Download' },
  fileName: { is: 'varakodar.txt', en: 'recovery-codes.txt' },
  kept: { is: 'Ég hef geymt kóðana', en: 'I have saved the codes' },

  step: { is: 'Seinna þrepið', en: 'The second step' },
  stepCode: {
    is: 'Sláðu inn kóða úr kóðaappinu þínu, eða varakóða.',
    en: 'Enter a code from your authenticator app, or a recovery code.',
  },
  stepPasskey: {
    is: 'Notaðu aðgangslykilinn þinn, eða sláðu inn varakóða.',
    en: 'Use your passkey, or enter a recovery code.',
  },
  code: { is: 'Kóði', en: 'Code' },
  recoveryCode: { is: 'Varakóði', en: 'Recovery code' },
  byPasskey: { is: 'Nota aðgangslykil', en: 'Use a passkey' },
  logIn: { is: 'Skrá inn', en: 'Log in' },
  lost: {
    is: 'Ef þú kemst í hvorugt skaltu hafa samband við skrifstofu félagsins.',
    en: 'If you cannot use either, contact the society’s office.',
  },
  startOver: { is: 'Byrja aftur', en: 'Start again' },

  setUpTitle: { is: 'Eitt skref enn', en: 'One more step' },
  setUpWhy: {
    is: 'Starfsfólk félagsins skráir sig inn í tveimur þrepum. Veldu hvernig þú vilt gera það; síðar má bæta fleiru við í stillingum.',
    en: 'The society’s staff log in in two steps. Choose how; you can add more ways later in the settings.',
  },
  setUpOwn: {
    is: 'Með henni kemst enginn inn með lykilorðinu þínu einu. Þú ræður hvort þú notar hana.',
    en: 'With it, nobody can log in with just your password. Using it is up to you.',
  },
  setUpOn: {
    is: 'Hún er virk. Þú breytir henni í stillingum.',
    en: 'It is on. You can change it in your settings.',
  },
  notNow: { is: 'Ekki núna', en: 'Not now' },
  logOut: { is: 'Skrá út', en: 'Log out' },
};
