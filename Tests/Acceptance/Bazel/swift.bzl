"""The stand-in for rules_swift, which is not part of Bazel: a module and its object file."""

SwiftInfo = provider(fields = ["modules", "objects"])

def _compile(ctx):
    module = ctx.actions.declare_file(ctx.attr.module_name + ".swiftmodule")
    object = ctx.actions.declare_file(ctx.attr.module_name + ".o")
    modules = depset(transitive = [dep[SwiftInfo].modules for dep in ctx.attr.deps])
    arguments = ctx.actions.args()
    arguments.add_all(["-parse-as-library", "-wmo", "-emit-module", "-emit-module-path", module, "-c", "-o", object])
    arguments.add_all(["-module-name", ctx.attr.module_name])
    arguments.add_all(ctx.attr.copts)
    arguments.add_all(ctx.attr.defines, format_each = "-D%s")
    arguments.add_all(modules, format_each = "-I%s", map_each = _folder)
    arguments.add_all(ctx.files.srcs)
    ctx.actions.run_shell(
        command = "exec swiftc -module-cache-path \"$CLANG_CACHE\" \"$@\"",
        arguments = [arguments],
        inputs = depset(ctx.files.srcs, transitive = [modules]),
        outputs = [module, object],
        mnemonic = "SwiftCompile",
        progress_message = "Compiling " + ctx.attr.module_name,
        use_default_shell_env = True,
    )
    objects = depset([object], transitive = [dep[SwiftInfo].objects for dep in ctx.attr.deps])
    return [
        DefaultInfo(files = depset([module, object])),
        SwiftInfo(modules = depset([module], transitive = [modules]), objects = objects),
    ]

def _folder(file):
    return file.dirname

swift_library = rule(
    implementation = _compile,
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift"]),
        "deps": attr.label_list(providers = [SwiftInfo]),
        "module_name": attr.string(),
        "copts": attr.string_list(),
        "defines": attr.string_list(),
    },
)
