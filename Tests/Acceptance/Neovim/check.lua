-- Checks 'intentc lsp' in Neovim 0.7 or later, for test_neovim.py: it prints a line of JSON for each check.
-- The environment has INTENTC, the program, WORK, a folder, DEFINITION, and SETTINGS, the settings that people copy.
local function check(words, ok, detail)
  print(vim.json.encode({ words = words, ok = ok and true or false, detail = vim.inspect(detail) }) .. '\n')
end

local function write(name, text)
  local file = assert(io.open(vim.env.WORK .. '/' .. name, 'w'))
  file:write(text)
  file:close()
  return vim.env.WORK .. '/' .. name
end

local definition = table.concat(vim.fn.readfile(vim.env.DEFINITION), '\n') .. '\n'

local path = write('Garden.intentdefinition', definition)
vim.cmd('edit ' .. vim.fn.fnameescape(path))
local buffer = vim.api.nvim_get_current_buf()
local exit
local id = vim.lsp.start_client({
  name = 'intentc',
  cmd = { vim.env.INTENTC, 'lsp' },
  root_dir = vim.env.WORK,
  on_exit = function(code) exit = code end,
})
check('the client starts', id ~= nil)
vim.lsp.buf_attach_client(buffer, id)
local client = vim.lsp.get_client_by_id(id)

local function problems() return vim.diagnostic.get(buffer) end

local function has(code)
  return function()
    for _, problem in ipairs(problems()) do
      if problem.code == code then return true end
    end
    return false
  end
end

check('a problem is shown', vim.wait(10000, has('unknown-enum'), 20), problems())
for _, problem in ipairs(problems()) do
  if problem.code == 'unknown-enum' then
    local line = vim.api.nvim_buf_get_lines(buffer, problem.lnum, problem.lnum + 1, true)[1]
    check('it is at the name', line:sub(problem.col + 1, problem.end_col) == 'Saison', problem)
  end
end

local function position(line_text, part)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, true)) do
    if line:find(line_text, 1, true) then
      local column = line:find(part, 1, true)
      return { line = number - 1, character = column - 1 }
    end
  end
end

local function request(method, parameters)
  parameters.textDocument = { uri = vim.uri_from_bufnr(buffer) }
  local answer = client.request_sync(method, parameters, 10000, buffer)
  return answer and answer.result, answer and answer.err
end

local place = position('Saison', 'Saison')
local actions = request('textDocument/codeAction', {
  range = { start = place, ['end'] = place }, context = { diagnostics = {}, only = { 'quickfix' } },
})
check('the problem has a fix', actions and #actions == 1, actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
check('the fix is made', vim.wait(10000, function() return not has('unknown-enum')() end, 20), problems())
check('the buffer has it', position('<string>Season</string>', 'Season') ~= nil)

local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
local enum_line
for number, line in ipairs(lines) do
  if line:find('INIntentParameterEnumType', 1, true) then enum_line = number end
end
local found = request('textDocument/definition', { position = { line = enum_line, character = 15 } })
check('a name leads to its declaration', found and found[1] and found[1].range.start.line == 7, found)
local hover = request('textDocument/hover', { position = { line = enum_line, character = 15 } })
check('a name is described', hover and hover.contents.value:find('enum Season', 1, true), hover)
local symbols = request('textDocument/documentSymbol', {})
check('there are symbols', symbols and #symbols == 2, symbols)

local renamed, problem = request('textDocument/rename', { position = { line = 7, character = 12 }, newName = 'Period' })
check('a name can be changed', renamed ~= nil and problem == nil, problem)
vim.lsp.util.apply_workspace_edit(renamed, client.offset_encoding)
local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, true), '\n')
check('both places change', select(2, text:gsub('Period', '')) == 2 and not text:find('<string>Season<', 1, true))

-- A request lets the server read the whole file once.
request('textDocument/documentSymbol', {})
vim.api.nvim_buf_set_lines(buffer, enum_line, enum_line + 1, true, { '\t\t\t\t\t<string>' })
local completed = request('textDocument/completion', { position = { line = enum_line, character = 13 } })
check('the enum is offered while the text is half a file', completed and completed[1] and completed[1].label == 'Period', completed)
check('the half file has a problem', vim.wait(10000, function() return #problems() > 0 end, 20))
vim.api.nvim_buf_set_lines(buffer, enum_line, enum_line + 1, true, { '\t\t\t\t\t<string>Period</string>' })

vim.api.nvim_buf_set_lines(buffer, 1, 2, true, { '   <plist version="1.0">' })
local edits = request('textDocument/formatting', { options = { tabSize = 2, insertSpaces = true } })
vim.lsp.util.apply_text_edits(edits, buffer, client.offset_encoding)
vim.cmd('silent write')
local status = os.execute(vim.env.INTENTC .. ' format --check ' .. vim.fn.shellescape(path) .. ' >/dev/null 2>&1')
check('the buffer is in the form of format', status == 0 or status == true, edits)

vim.lsp.stop_client(id)
check('the server ends', vim.wait(10000, function() return exit ~= nil end, 20))
check('it ends without an error', exit == 0, exit)

-- The settings that people copy.
vim.cmd('luafile ' .. vim.env.SETTINGS)
write('intentc.json', '{}\n')
vim.cmd('edit ' .. vim.fn.fnameescape(write('Other.intentdefinition', (definition:gsub('Integer', 'Intger')))))
buffer = vim.api.nvim_get_current_buf()
check('the settings start the server', vim.wait(10000, has('unknown-parameter-type'), 20), problems())
local function attached() return vim.tbl_count(vim.lsp.buf_get_clients(0)) == 1 end
vim.cmd('edit ' .. vim.fn.fnameescape(write('de.lproj/Garden.strings', '"a" = "b";\n')))
check('they start it for a table of a definition', vim.wait(10000, attached, 20))
vim.cmd('edit ' .. vim.fn.fnameescape(write('Elsewhere/de.lproj/Deeper.strings', '"a" = "b";\n')))
check('and for one further down in the project', vim.wait(10000, attached, 20))
local started = vim.tbl_count(INTENTC_CLIENTS)
vim.cmd('edit ' .. vim.fn.fnameescape(write('../alone/de.lproj/Localizable.strings', '"a" = "b";\n')))
check('but not for a table of something else', vim.tbl_count(INTENTC_CLIENTS) == started, INTENTC_CLIENTS)
vim.cmd('edit ' .. vim.fn.fnameescape(write('../At Home.intentdefinition', (definition:gsub('Integer', 'Intger')))))
buffer = vim.api.nvim_get_current_buf()
check('a definition in the home folder is checked', vim.wait(10000, has('unknown-parameter-type'), 20), problems())
for _, other in pairs(INTENTC_CLIENTS or {}) do vim.lsp.stop_client(other) end

vim.cmd('qall!')
