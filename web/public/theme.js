// Runs before the first paint: the chosen appearance and language, so that neither flashes; and whether somebody is logged in.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('omur.theme');
    var language = localStorage.getItem('omur.language');
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme;
      document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
        meta.removeAttribute('media');
        meta.setAttribute('content', theme === 'dark' ? '#131c26' : '#ffffff');
      });
    }
    if (language === 'en' || language === 'is') root.lang = language;
    var isDark =
      theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.querySelector('link[rel="manifest"]').href =
      '/manifest.' + root.lang + (isDark ? '.dark' : '.light') + '.webmanifest';
    if (localStorage.getItem('omur.session')) root.dataset.session = '';
  } catch {
    // Storage is switched off: the system's appearance and Icelandic stand.
  }
})();
