-- intentc in Neovim. Put this into init.lua. Neovim 0.7 or later.
--
-- `.ci/neovim` runs a client that is started like this one in Neovim 0.7.

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  pattern = { '*.intentdefinition', '*.strings', '*.stringsdict', '*.xcstrings', 'intentc.json' },
  callback = function(event)
    if event.match:match('%.intentdefinition$') then vim.bo.filetype = 'xml' end
    -- The folder with the project's settings or its repository, or else that of the file.
    local folder = vim.fn.fnamemodify(event.match, ':p:h')
    local root = folder
    for _, name in ipairs({ 'intentc.json', '.git' }) do
      local found = vim.fn.findfile(name, folder .. ';')
      if found == '' then found = vim.fn.finddir(name, folder .. ';') end
      if found ~= '' then root = vim.fn.fnamemodify(found, ':p'):gsub('/$', ''):match('^(.*)/[^/]*$') break end
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
