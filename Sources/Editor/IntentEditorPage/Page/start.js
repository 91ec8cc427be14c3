function start() {
  const data = JSON.parse(document.getElementById('data').textContent);
  if (data.states) new PreviewPage(data);
  else window.page = data.elements ? new DesignPage(data) : new LivePage(data);
}

start();
