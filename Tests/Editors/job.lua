-- What a user does in Neovim, from 0.7 on; ends with an error if a check fails.
local function check(condition, what)
  if not condition then
    io.stderr:write("not so: " .. what .. "\n")
    vim.cmd("cquit")
  end
end

local function wait(what, condition)
  check(vim.wait(60000, condition, 20), what)
end

vim.cmd("edit crew.yaml")
vim.cmd("setfiletype yaml")
local id = vim.lsp.start_client({
  name = "diorama", cmd = { vim.env.DIORAMA, "lsp" }, root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(0, id)
local function document() return { uri = vim.uri_from_bufnr(0) } end
local function ask(method, params)
  local answers, failure = vim.lsp.buf_request_sync(0, method, params, 60000)
  check(answers and answers[id] and not answers[id].err, method .. ": " .. vim.inspect(failure or answers))
  return answers[id].result
end
local function at(line, character) return { line = line, character = character } end
local function encoding() return vim.lsp.get_client_by_id(id).offset_encoding end

-- The mistake and its fix.
wait("a mistake is reported", function() return #vim.diagnostic.get(0) == 1 end)
local problem = vim.diagnostic.get(0)[1]
check(problem.lnum == 0 and problem.col == 0 and problem.end_col == 13, "it is at the word")
local fixed = false
for _, action in ipairs(ask("textDocument/codeAction", {
  textDocument = document(), range = { start = at(0, 0), ["end"] = at(0, 13) },
  context = { diagnostics = { problem.user_data.lsp } },
})) do
  if action.title == "Change to 'viewController'" then
    vim.lsp.util.apply_workspace_edit(action.edit, encoding())
    fixed = true
  end
end
check(fixed, "there is a way to fix it")
wait("nothing is wrong any more", function() return #vim.diagnostic.get(0) == 0 end)

-- A key is completed.
vim.api.nvim_buf_set_lines(0, 5, 5, false, { "the" })
local answer = ask("textDocument/completion", { textDocument = document(), position = at(5, 3) })
local labels = {}
for _, item in ipairs(answer.items or answer) do labels[item.label] = true end
check(labels.theme, "theme is proposed: " .. vim.inspect(labels))
vim.api.nvim_buf_set_lines(0, 5, 6, false, {})

-- A component is renamed.
local edit = ask("textDocument/rename", {
  textDocument = document(), position = at(2, 20), newName = "TeamHeader",
})
vim.lsp.util.apply_workspace_edit(edit, encoding())
vim.cmd("wall")

-- The snapshot is accepted.
local lens
wait("a lens says that nothing is recorded", function()
  for _, one in ipairs(ask("textDocument/codeLens", { textDocument = document() }) or {}) do
    if not one.command then one = ask("codeLens/resolve", one) end
    if one.command and one.command.title == "record" then lens = one end
  end
  return lens ~= nil
end)
ask("workspace/executeCommand", { command = lens.command.command, arguments = lens.command.arguments })
vim.lsp.stop_client(id)
io.stdout:write("done")
vim.cmd("qall!")
