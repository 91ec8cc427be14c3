-- Checks the settings that people copy in Neovim 0.7 or later, for test_neovim.py: prints a line of JSON for each check.
-- The environment has WORK, a folder with an empty intentc.json, DEFINITION, and SETTINGS.
local function check(words, ok, detail)
  print(vim.json.encode({ words = words, ok = ok and true or false, detail = vim.inspect(detail) }) .. '\n')
end

-- Opens a file with a text; returns its path.
local function open(name, text)
  local path = vim.env.WORK .. '/' .. name
  vim.fn.writefile(vim.split(text, '\n'), path, 'b')
  vim.cmd('edit ' .. vim.fn.fnameescape(path))
  return path
end

local function waits(condition) return vim.wait(10000, condition, 20) end
local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, true) end
local function text() return table.concat(lines(), '\n') .. '\n' end

-- The first problem with a code.
local function problem(code)
  return vim.tbl_filter(function(each) return each.code == code end, vim.diagnostic.get(0))[1]
end

local function shows(words, code)
  check(words, waits(function() return problem(code) end), vim.diagnostic.get(0))
end

local definition = table.concat(vim.fn.readfile(vim.env.DEFINITION), '\n') .. '\n'
local misspelled = definition:gsub('(EnumType</key>%s*<string>)TitleColor', '%1TitelColor')
vim.cmd('luafile ' .. vim.env.SETTINGS)
local path = open('UpNext.intentdefinition', misspelled)
shows('a problem is shown', 'unknown-enum')
local client = vim.lsp.get_client_by_id(INTENTC_CLIENTS[vim.env.WORK])

local function request(method, parameters)
  parameters.textDocument = { uri = vim.uri_from_bufnr(0) }
  local answer = client.request_sync(method, parameters, 10000, vim.api.nvim_get_current_buf())
  return answer and answer.result
end

local found = problem('unknown-enum')
check('it is at the name', lines()[found.lnum + 1]:sub(found.col + 1, found.end_col) == 'TitelColor', found)
local place = { line = found.lnum, character = found.col }
local actions = request('textDocument/codeAction', {
  range = { start = place, ['end'] = place }, context = { diagnostics = {}, only = { 'quickfix' } },
})
check('the problem has a fix', actions and #actions == 1, actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
check('the fix is made', waits(function() return not problem('unknown-enum') end), vim.diagnostic.get(0))
check('the buffer has it', text() == definition)

local renamed = request('textDocument/rename', { position = place, newName = 'Period' })
check('a name can be changed', renamed ~= nil)
vim.lsp.util.apply_workspace_edit(renamed, client.offset_encoding)
check('both places change', select(2, text():gsub('>Period<', '')) == 2 and not text():find('>TitleColor<', 1, true))

vim.api.nvim_buf_set_lines(0, 2, 3, true, { '   <plist version="1.0">' })
local edits = request('textDocument/formatting', { options = { tabSize = 2, insertSpaces = true } })
vim.lsp.util.apply_text_edits(edits, 0, client.offset_encoding)
vim.cmd('silent write')
local status = os.execute('intentc format --check ' .. vim.fn.shellescape(path) .. ' >/dev/null 2>&1')
check('the buffer is in the form of format', status == 0 or status == true, edits)

local function attached() return vim.tbl_count(vim.lsp.buf_get_clients(0)) == 1 end
open('de.lproj/UpNext.strings', '"a" = "b";\n')
check('the settings start it for a table of a definition', waits(attached))
open('Elsewhere/de.lproj/Deeper.strings', '"a" = "b";\n')
check('and for one further down in the project', waits(attached))
local started = vim.tbl_count(INTENTC_CLIENTS)
open('../alone/de.lproj/Localizable.strings', '"a" = "b";\n')
check('but not for a table of something else', vim.tbl_count(INTENTC_CLIENTS) == started, INTENTC_CLIENTS)
open('../At Home.intentdefinition', misspelled)
shows('a definition in the home folder is checked', 'unknown-enum')
for _, other in pairs(INTENTC_CLIENTS) do vim.lsp.stop_client(other) end
vim.cmd('qall!')
