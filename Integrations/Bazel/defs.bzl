"""Rules that generate Swift from .intentdefinition files. Documentation/Bazel.md describes them."""

_BACKENDS = ["configuration", "app-intents", "intents"]

def _endings(backends):
    """The endings of the files that 'intentc generate' writes for a definition."""
    app_intents = "app-intents" in backends
    classes = "intents" in backends
    configurations = app_intents or "configuration" in backends
    return (
        ([".swift"] if configurations else []) +
        ([".appintents.swift"] if app_intents else []) +
        ([".intents.swift"] if classes else []) +
        ([".intents+configuration.swift"] if classes and configurations else [])
    )

def _intent_configuration_library(ctx):
    for backend in ctx.attr.backends:
        if backend not in _BACKENDS:
            fail("'%s' is no backend; there are %s" % (backend, ", ".join(_BACKENDS)), "backends")
    if not ctx.attr.backends:
        fail("is empty; there are %s" % ", ".join(_BACKENDS), "backends")

    # Localised copies of a definition share its output.
    names = {file.basename: True for file in ctx.files.srcs}
    outputs = [
        ctx.actions.declare_file("%s/%s%s" % (ctx.label.name, name, ending))
        for name in names
        for ending in _endings(ctx.attr.backends)
    ]

    # Without '--config', intentc would use a file next to a definition that this target does not name.
    config = ctx.file.config
    if not config:
        config = ctx.actions.declare_file(ctx.label.name + "/intentc.json")
        ctx.actions.write(config, "{}\n")

    arguments = ctx.actions.args()
    arguments.add("generate")
    arguments.add("--config", config)
    arguments.add("--output", outputs[0].dirname)
    arguments.add("--backend", ",".join(ctx.attr.backends))
    arguments.add("--color", "never")
    if ctx.attr.access_level:
        arguments.add("--access-level", ctx.attr.access_level)
    if ctx.attr.class_prefix:
        arguments.add("--class-prefix", ctx.attr.class_prefix)
    if ctx.attr.namespace:
        arguments.add("--namespace", ctx.attr.namespace)
    arguments.add("--")
    arguments.add_all(ctx.files.srcs)
    ctx.actions.run(
        executable = ctx.executable._intentc,
        arguments = [arguments],
        inputs = ctx.files.srcs + [config],
        outputs = outputs,
        mnemonic = "IntentGenerate",
        progress_message = "Generating Swift from the intent definitions of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset(outputs))]

intent_configuration_library = rule(
    implementation = _intent_configuration_library,
    doc = """Swift sources, generated from definitions, for the 'srcs' of a 'swift_library'.

The definitions form one module: they share enums and types. Each has one file for each backend, in a folder with the
name of the target.
""",
    attrs = {
        "srcs": attr.label_list(
            doc = "The definitions, and their localized copies.",
            allow_empty = False,
            allow_files = [".intentdefinition"],
            mandatory = True,
        ),
        "backends": attr.string_list(
            doc = "What to generate: 'configuration', 'app-intents', which includes it, and 'intents'. This replaces " +
                  "'backends' in 'config', which Bazel cannot read before it knows the outputs.",
            default = ["configuration"],
        ),
        "config": attr.label(
            doc = "The 'intentc.json' of the project. Without one, there is none, even next to a definition.",
            allow_single_file = [".json"],
        ),
        "access_level": attr.string(
            doc = "The access level of the generated code, instead of that in 'config'.",
            values = ["", "public", "package", "internal"],
        ),
        "class_prefix": attr.string(doc = "The prefix of class names, instead of the definition's."),
        "namespace": attr.string(doc = "The name of an enum around the generated code."),
        "_intentc": attr.label(
            default = Label("//:intentc"),
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
