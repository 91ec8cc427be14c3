"""Running a program, for the scripts in Python and for Tests/Acceptance."""
import dataclasses
import os
import re
import subprocess


@dataclasses.dataclass
class Result:
    """How a program ended, and what it said."""
    code: int
    out: str
    err: str

    @property
    def ok(self):
        return self.code == 0

    @property
    def text(self):
        return self.out + self.err

    def has(self, pattern):
        """Whether a line of the output matches."""
        return re.search(pattern, self.text, re.MULTILINE) is not None

    def count(self, pattern):
        return len(re.findall(pattern, self.text, re.MULTILINE))

    def __str__(self):
        return f"exit code {self.code}\n" + "\n".join(line[:300] for line in self.text.splitlines()[-30:])


def run(*words, cwd=None, env=None, input=None, timeout=1200, **options):
    """Runs a program without input of its own. Variables in `env` are added; one that is `None` is removed."""
    variables = {name: str(value) for name, value in {**os.environ, **(env or {})}.items() if value is not None}
    streams = {"input": input} if input is not None else {"stdin": subprocess.DEVNULL}
    try:
        result = subprocess.run([str(word) for word in words], cwd=cwd, env=variables, capture_output=True, text=True,
                                errors="replace", timeout=timeout, **streams, **options)
    except subprocess.TimeoutExpired:
        return Result(-1, "", f"more than {timeout} seconds")
    return Result(result.returncode, result.stdout, result.stderr)
