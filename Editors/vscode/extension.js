// Starts `diorama lsp` for the YAML of a project; all else is the server's.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const command = workspace.getConfiguration("diorama").get("command");
  client = new LanguageClient(
    "diorama",
    "Diorama",
    { command, args: ["lsp"] },
    { documentSelector: [{ scheme: "file", language: "yaml" }] },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
