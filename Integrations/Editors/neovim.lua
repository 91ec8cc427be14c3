-- intentc in Neovim. Put this into init.lua. Neovim 0.7 or later.
--
-- `test_neovim.py` runs these settings in Neovim 0.7.

-- The folder with the project's settings or its repository; nil if there is none inside of the home folder.
local function project(folder)
  local home = vim.env.HOME
  while folder ~= '/' and folder ~= home do
    for _, name in ipairs({ 'intentc.json', '.git' }) do
      if vim.loop.fs_stat(folder .. '/' .. name) then return folder end
    end
    folder = vim.fn.fnamemodify(folder, ':h')
  end
end

-- Whether there is a definition in a folder, in its language folders, or further up to the project's folder.
local function has_definition(folder, root)
  while true do
    for _, pattern in ipairs({ '/*.intentdefinition', '/*.lproj/*.intentdefinition' }) do
      if #vim.fn.glob(vim.fn.fnameescape(folder) .. pattern, true, true) > 0 then return true end
    end
    if #folder <= #root then return false end
    folder = vim.fn.fnamemodify(folder, ':h')
  end
end

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.intentdefinition', '*.strings', '*.stringsdict', '*.xcstrings', 'intentc.json' },
  callback = function(event)
    local path = vim.fn.fnamemodify(event.match, ':p')
    local folder = vim.fn.fnamemodify(path, ':h')
    -- Without a project, a table belongs to the definition beside its language folder.
    local root = project(folder) or folder:gsub('/[^/]*%.lproj$', '')
    if path:match('%.intentdefinition$') then
      vim.bo.filetype = 'xml'
    elseif not path:match('/intentc%.json$') and not has_definition(folder, root) then
      return
    end
    INTENTC_CLIENTS = INTENTC_CLIENTS or {}
    local id = INTENTC_CLIENTS[root]
    if not id or vim.lsp.client_is_stopped(id) then
      id = vim.lsp.start_client({ name = 'intentc', cmd = { 'intentc', 'lsp' }, root_dir = root })
      INTENTC_CLIENTS[root] = id
    end
    if id then vim.lsp.buf_attach_client(event.buf, id) end
  end,
})
