"""Messages to clients with the capabilities of three editors; a message that they do not support is an error."""
import asyncio

import pytest
import pytest_lsp
from conftest import COMMAND, environment
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

pytestmark = pytest.mark.filterwarnings("error::pytest_lsp.checks.LspSpecificationWarning")


@pytest_lsp.fixture(
    params=["neovim@0.7", "neovim@0.11", "emacs", "visual_studio_code"],
    config=ClientServerConfig(server_command=[COMMAND, "lsp"], server_env=environment()))
async def client(request, lsp_client: LanguageClient, project):
    # Clients that support dynamic registration accept it.
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: None)
    await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param), root_uri=project.as_uri(),
        workspace_folders=[types.WorkspaceFolder(uri=project.as_uri(), name="project")]))
    yield
    await lsp_client.shutdown_session()


def opened(client, path, version=1):
    client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
        uri=path.as_uri(), language_id="yaml", version=version, text=path.read_text())))
    return types.TextDocumentIdentifier(path.as_uri())


async def problems(client, path, count):
    for _ in range(600):
        found = client.diagnostics.get(path.as_uri())
        if found is not None and len(found) == count:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"never {count} problems: {client.diagnostics.get(path.as_uri())}")


async def test_a_mistake_is_reported_and_fixed(client, project):
    path = project / "crew.yaml"
    document = opened(client, path)
    [problem] = await problems(client, path, 1)
    assert problem.range == types.Range(types.Position(0, 0), types.Position(0, 13))
    assert "viewControler" in problem.message and "viewController" in problem.message
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        document, problem.range, types.CodeActionContext([problem])))
    fixes = [action for action in actions if action.title == "Change to 'viewController'"]
    [edit] = fixes[0].edit.changes[path.as_uri()]
    assert (edit.range, edit.new_text) == (problem.range, "viewController")
    client.text_document_did_change(types.DidChangeTextDocumentParams(
        types.VersionedTextDocumentIdentifier(2, path.as_uri()),
        [types.TextDocumentContentChangePartial(text=edit.new_text, range=edit.range)]))
    await problems(client, path, 0)


async def test_keys_are_completed_and_explained(client, project):
    path = project / "crew.yaml"
    path.write_text(path.read_text().replace("viewControler", "viewController") + "the")
    document = opened(client, path)
    answer = await client.text_document_completion_async(
        types.CompletionParams(document, types.Position(5, 3)))
    items = answer.items if isinstance(answer, types.CompletionList) else answer
    [theme] = [item for item in items if item.label == "theme"]
    assert theme.text_edit.range == types.Range(types.Position(5, 0), types.Position(5, 3))
    answer = await client.text_document_hover_async(types.HoverParams(document, types.Position(1, 3)))
    assert "channelURL" in answer.contents.value


TEXTS = ["plain", "\U0001F469\u200D\U0001F680 e\u0301", "\u7530\u4E2D\u6625\u6A39", "\u0939\u093F\u0928\u094D\u0926\u0940",
         "\U0001F1F3\U0001F1F4\U0001F1F3", "\u05E9\u05DC\u05D5\u05DD", "z\u0336\u0323 \U00020BB7"]


@pytest.mark.parametrize("name,codec,width", [
    ("utf-8", "utf-8", 1), ("utf-16", "utf-16-le", 2), ("utf-32", "utf-32-le", 4)])
async def test_positions_match_python_s_codecs(name, codec, width, project):
    client = await ClientServerConfig(server_command=[COMMAND, "lsp"], server_env=environment()).start()
    result = await client.initialize_session(types.InitializeParams(
        capabilities=types.ClientCapabilities(general=types.GeneralClientCapabilities(
            position_encodings=[types.PositionEncodingKind(name)])), root_uri=project.as_uri()))
    assert result.capabilities.position_encoding == name
    path = project / "crew.yaml"
    path.write_text("viewController: SBUInviteUserViewController\nchannelURL: crew\nvariants:\n" + "".join(
        f'  v{number}: {{ headerComponent: {{ title: "{text}", titel: x }} }}\n'
        for number, text in enumerate(TEXTS)))
    opened(client, path)
    found = await problems(client, path, len(TEXTS))
    lines = path.read_text().split("\n")
    for problem in found:
        line = lines[problem.range.start.line]
        start = line.index("titel")
        units = [len(line[:end].encode(codec)) // width for end in (start, start + 5)]
        assert [problem.range.start.character, problem.range.end.character] == units
    await client.shutdown_session()
    await client.stop()


async def test_emoji_in_a_line_do_not_shift_positions(client, project):
    path = project / "crew.yaml"
    path.write_text('viewController: SBUInviteUserViewController\nchannelURL: crew\n'
                    'headerComponent: { title: "\U0001F469\u200D\U0001F680 e\u0301", titel: x }\n')
    opened(client, path)
    [problem] = await problems(client, path, 1)
    line = path.read_text().split("\n")[2]
    encoding = client.capabilities.general.position_encodings if client.capabilities.general else None
    is_utf8 = bool(encoding) and types.PositionEncodingKind.Utf8 in encoding
    before = line[:line.index("titel")]
    units = len(before.encode()) if is_utf8 else len(before.encode("utf-16-le")) // 2
    assert problem.range.start == types.Position(2, units)
