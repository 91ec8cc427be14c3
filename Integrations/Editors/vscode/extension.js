// intentc in VS Code. NOT RUN: written from the documentation of VS Code.
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration('intentc');
  client = new LanguageClient(
    'intentc',
    'intentc',
    { command: settings.get('path'), args: ['lsp'] },
    {
      documentSelector: [
        { scheme: 'file', pattern: '**/*.{intentdefinition,strings,stringsdict,xcstrings}' },
        { scheme: 'file', pattern: '**/intentc.json' },
        { scheme: 'untitled', language: 'intentdefinition' },
      ],
      initializationOptions: { lint: settings.get('lint') },
    },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
