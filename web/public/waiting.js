// Runs where the outline of the page stands: gives it the head of the page, and asks for the code once that is painted.
(function () {
  var root = document.documentElement;
  var given = document.currentScript.dataset;
  var begun = false;
  try {
    showHead();
  } catch {
    // Storage is switched off, or what is in it cannot be read: the outline stands alone.
  }
  if (!given.first) return;
  // Nothing that is painted at once has to wait for the code, neither on a slow line nor on a slow processor.
  try {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  } catch {
    begin();
  }
  // A page in the background is not painted.
  addEventListener('load', function () {
    setTimeout(begin, document.hidden ? 0 : 300);
  });

  function begin() {
    if (begun) return;
    begun = true;
    var first = given.first.split(' ');
    var page = given.pages
      .split(',')
      .map(function (one) {
        return one.split(' ');
      })
      .filter(function (one) {
        return one[0] === location.pathname;
      })[0];
    first
      .concat('session' in root.dataset ? given.frame.split(' ').concat(page ? page.slice(1) : []) : [])
      .forEach(function (file) {
        var link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.append(link);
      });
    void import(first[0]);
  }

  function showHead() {
    var session = JSON.parse(localStorage.getItem('omur.session'));
    if (!session) return;
    var isOwn = location.pathname === '/mitt-spjald';
    var heads = JSON.parse(given.heads || '{}')[location.pathname];
    var words = isOwn ? [session.nafn] : heads && heads[root.lang];
    if (!words) return;
    var head = document.createElement('div');
    head.className = 'waiting-head';
    if (isOwn) head.append(document.createElement('i'));
    var text = document.createElement('div');
    words.forEach(function (word, at) {
      var line = document.createElement(at === 0 ? 'h1' : 'div');
      line.textContent = word;
      text.append(line);
    });
    head.append(text);
    document.querySelector('.waiting-main i').replaceWith(head);
    root.dataset.head = '';
  }
})();
