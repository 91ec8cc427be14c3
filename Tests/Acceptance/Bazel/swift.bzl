"""The stand-in for rules_swift, which is not part of Bazel: a module and its object file, with those it builds on."""

COMPILE = """
words=
for file in $(SRCS); do
  case $$file in
    *.swift) words="$$words $$file" ;;
    *.swiftmodule) words="$$words -I $$(dirname $$file)" ;;
  esac
done
swiftc -module-cache-path $$CLANG_CACHE -parse-as-library -wmo -module-name {name} {options} $$words \
  -emit-module -emit-module-path $(RULEDIR)/{name}.swiftmodule -c -o $(RULEDIR)/{name}.o
"""

def swift_library(name, srcs, module_name, deps = [], copts = [], defines = [], **others):
    options = " ".join(copts + ["-D" + define for define in defines])
    native.genrule(
        name = name + "_module",
        srcs = srcs + deps,
        outs = [module_name + ".swiftmodule", module_name + ".o"],
        cmd = COMPILE.format(name = module_name, options = options),
        message = "Compiling",
    )
    native.filegroup(name = name, srcs = [name + "_module"] + deps, **others)
