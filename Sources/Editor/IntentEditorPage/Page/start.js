function start() {
  const data = JSON.parse(document.getElementById('data').textContent);
  if (data.states) new PreviewPage(data);
  else window.page = new LivePage(data);
}

start();
