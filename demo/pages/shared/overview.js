// The overview: a press logs a demo account in, as a page with a log-in of its own does, and goes to its area.
const demoPassword = 'Demo!2026';
const status = document.querySelector('[data-failed]');

for (const button of document.querySelectorAll('button[data-account]')) {
  button.addEventListener('click', async () => {
    const { account, client, to } = button.dataset;
    const host = `${location.origin}/clients/${client}`;
    status.textContent = '';
    try {
      const answer = await fetch(`${host}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: account, password: demoPassword }),
      });
      const { data } = await answer.json();
      if (!answer.ok) throw new Error(answer.statusText);
      localStorage.setItem('authorization_host', host);
      localStorage.setItem('authorization_token', data.token);
      localStorage.setItem('authorization_expiration', data.expires);
      location.assign(to);
    } catch {
      status.textContent = status.dataset.failed;
    }
  });
}
