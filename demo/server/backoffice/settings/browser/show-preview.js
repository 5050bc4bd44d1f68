/*
 * Shows the preview: in the width that the operator chooses, and with the settings of the page or those that the form
 * hands over with an event.
 */
(() => {
  const preview = document.getElementById('preview');
  const frame = preview?.querySelector('iframe');
  if (!frame) return;
  let settings = preview.dataset.settings && JSON.parse(preview.dataset.settings);

  const sendSettings = () => {
    // The frame has no origin that could be named; the policy of this page allows only our own page in it.
    if (settings) frame.contentWindow?.postMessage({ settings }, '*');
  };

  preview.hidden = false;
  for (const link of document.querySelectorAll('.to-preview')) link.hidden = false;
  const stage = preview.querySelector('.stage');
  const fitFrame = () => {
    const width = Number(preview.querySelector('[name="width"]:checked').value);
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
  };
  new ResizeObserver(fitFrame).observe(stage);
  preview.addEventListener('change', fitFrame);
  preview.addEventListener('settings', ({ detail }) => {
    settings = detail;
    sendSettings();
  });
  window.addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data === 'preview ready') sendSettings();
  });
  frame.src = frame.dataset.src;
})();
