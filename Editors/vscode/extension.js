// Starts `diorama lsp` for the YAML of a project; all else is the server's.
const { ViewColumn, commands, window, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** Opens the file that follows the screen at the cursor; VS Code shows what is written into it. */
async function showPreview() {
  const editor = window.activeTextEditor;
  if (!editor) return;
  const uri = client.code2ProtocolConverter.asUri(editor.document.uri);
  const position = client.code2ProtocolConverter.asPosition(editor.selection.active);
  const path = await client.sendRequest("workspace/executeCommand", {
    command: "diorama.preview", arguments: [{ uri, position }],
  });
  // The first time the screen has to be run before there is a file.
  for (let left = 50; path && left > 0; left--) {
    try {
      return await window.showTextDocument(await workspace.openTextDocument(path), ViewColumn.Beside, true);
    } catch {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

exports.activate = (context) => {
  const settings = workspace.getConfiguration("diorama");
  const command = settings.get("command");
  context.subscriptions.push(commands.registerCommand("diorama.showPreview", showPreview));
  client = new LanguageClient(
    "diorama",
    "Diorama",
    { command, args: ["lsp"] },
    {
      documentSelector: [{ scheme: "file", language: "yaml" }],
      initializationOptions: { preview: settings.get("preview") },
    },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
