// The page about the API: sends the calls that are tried there, with the key that is typed there and kept nowhere.
const key = document.getElementById('key');
const typedKey = document.getElementById('typed-key');
key.addEventListener('submit', (event) => event.preventDefault());

for (const form of document.querySelectorAll('form[data-method]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

async function send(form) {
  const shown = form.querySelector('pre');
  const button = form.querySelector('button');
  const typed = [...form.querySelectorAll('input[data-in]')];
  const { method } = form.dataset;
  const path = form.dataset.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(
      typed.find((input) => input.dataset.in === 'path' && input.name === name)?.value ?? '',
    ),
  );
  const query = new URLSearchParams(
    typed
      .filter((input) => input.dataset.in === 'query' && input.value !== '')
      .map(({ name, value }) => [name, value]),
  );
  const body = form.elements.namedItem('body');
  shown.hidden = false;
  shown.textContent = '…';
  button.disabled = true;
  try {
    const answer = await fetch(query.size > 0 ? `${path}?${query}` : path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        authorization: `Bearer ${typedKey.value.trim()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body.value }),
    });
    shown.textContent = `${answer.status} ${answer.statusText}\n\n${readable(await answer.text())}`;
  } catch {
    shown.textContent = key.dataset.unanswered;
  } finally {
    button.disabled = false;
  }
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
