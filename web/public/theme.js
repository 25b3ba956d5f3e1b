// Runs before the first paint: the chosen appearance and language, so that neither flashes; and asks for what a session needs.
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
    if (localStorage.getItem('omur.session')) {
      root.dataset.session = '';
      askFor(document.currentScript.dataset);
    }
  } catch {
    // Storage is switched off: the system's appearance and Icelandic stand.
  }
  function askFor(code) {
    var pages = (code.pages || '').split(',').map(function (page) {
      return page.split(' ');
    });
    var page = pages.filter(function (one) {
      return one[0] === location.pathname;
    })[0];
    (code.frame || '')
      .split(' ')
      .concat(page ? page.slice(1) : [])
      .filter(Boolean)
      .forEach(function (file) {
        var link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.append(link);
      });
  }
})();
