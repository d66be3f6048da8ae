"""These suites run where OpenSpiel is installed: `make test` has an environment of their own for them."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_*.py"]
